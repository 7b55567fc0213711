// Written by `make types` from src/qalat/play/characters.py.

/** The people who play as bots, by their levels. */

/** The levels from the weakest to the strongest, and who plays at each. */
export const LEVELS = {
  apprentice: ["tariq", "dunya", "isak", "tala"],
  mason: ["omar", "elvira", "idris", "sol"],
  architect: ["maryam", "rodrigo", "samuel", "kenza"],
  vizier: ["hasan", "zaynab", "natan", "beatriz"],
  sultan: ["yusuf", "aisha", "ziri", "itimad"],
} as const;

export type LevelName = keyof typeof LEVELS;

export type CharacterName = (typeof LEVELS)[LevelName][number];

/** What they are called, in every language. */
export const NAMES: Readonly<Record<CharacterName, string>> = {
  tariq: "Tariq",
  dunya: "Dunya",
  isak: "Isak",
  tala: "Tala",
  omar: "Omar",
  elvira: "Elvira",
  idris: "Idris",
  sol: "Sol",
  maryam: "Maryam",
  rodrigo: "Rodrigo",
  samuel: "Samuel",
  kenza: "Kenza",
  hasan: "Hasan",
  zaynab: "Zaynab",
  natan: "Natan",
  beatriz: "Beatriz",
  yusuf: "Yusuf",
  aisha: "Aisha",
  ziri: "Ziri",
  itimad: "Itimad",
};
