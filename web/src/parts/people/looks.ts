/** How each character looks: the parts of a portrait, and their colours. */

import type { CharacterName } from "../../characters";
import type { BEARDS, CLOTHES, FACES, HAIR, HEADWEAR } from "./shapes";

/** A part, its colour, and the colour of its trim. */
type Worn<Parts> = readonly [kind: keyof Parts, colour: string, trim?: string];

export interface Look {
  /** The evening behind the niche, and the niche. */
  ground: readonly [string, string];
  skin: keyof typeof SKINS;
  face: keyof typeof FACES;
  eyes: "bright" | "calm" | "smiling";
  mouth: "plain" | "smile" | "laugh" | "full";
  brows: string;
  hair: Worn<typeof HAIR>;
  beard?: Worn<typeof BEARDS>;
  head: Worn<typeof HEADWEAR>;
  clothes: Worn<typeof CLOTHES>;
  extras?: readonly Extra[];
}

type Extra = "earrings" | "freckles" | "spectacles" | "blossom" | "pen" | "plaster" | "pendant";

/** Skin, where the light does not fall, and the lips. */
export const SKINS = {
  fair: ["#EFC6A0", "#D69F77", "#B5584C"],
  light: ["#E2B083", "#C5895C", "#A64E42"],
  tan: ["#CB9160", "#A96E42", "#8F4236"],
  brown: ["#A46B42", "#824E2C", "#8A3A30"],
  dark: ["#754528", "#58301A", "#93382F"],
} as const;

const BLACK = "#2A211D";
const BROWN = "#5A3820";
const CHESTNUT = "#7E4424";
const GREY = "#8D8880";
const WHITE = "#EDE6D6";
const GOLD = "#E3B432";

export const LOOKS: Readonly<Record<CharacterName, Look>> = {
  tariq: {
    ground: ["#1F6F73", "#2F9492"], skin: "tan", face: "round", eyes: "bright", mouth: "laugh", brows: BLACK,
    hair: ["curls", BLACK], head: ["none", BLACK], clothes: ["tunic", "#D08A33", "#F3DFA9"],
    extras: ["plaster", "pen"],
  },
  dunya: {
    ground: ["#C98A2B", "#E6B452"], skin: "light", face: "round", eyes: "smiling", mouth: "smile", brows: BROWN,
    hair: ["fringe", BROWN], head: ["kerchief", "#3E8A57", "#EFE2BE"], clothes: ["tunic", "#B4494F", "#F1D9B4"],
    extras: ["freckles", "blossom"],
  },
  isak: {
    ground: ["#9A4A32", "#C06A46"], skin: "fair", face: "round", eyes: "bright", mouth: "smile", brows: CHESTNUT,
    hair: ["curls", CHESTNUT], head: ["cap", "#2C5E9B", "#E9D7A8"], clothes: ["collar", "#E2D6BC", "#3A70B2"],
    extras: ["freckles"],
  },
  tala: {
    ground: ["#5B3A6E", "#7F5794"], skin: "brown", face: "oval", eyes: "bright", mouth: "full", brows: BLACK,
    hair: ["braids", BLACK, "#C24B3A"], head: ["coins", "#B8352E", "#E3B432"], clothes: ["tunic", "#1D8580", "#F0C45A"],
    extras: ["earrings"],
  },
  omar: {
    ground: ["#2C5A86", "#4A80AE"], skin: "tan", face: "broad", eyes: "calm", mouth: "plain", brows: BLACK,
    hair: ["none", BLACK], beard: ["full", "#33271F"], head: ["turban", "#E9DEC6"], clothes: ["apron", "#8A4A2C", "#C9A06A"],
  },
  elvira: {
    ground: ["#8C3D2C", "#B35B3E"], skin: "fair", face: "broad", eyes: "bright", mouth: "full", brows: BROWN,
    hair: ["swept", "#8A5A2E"], head: ["kerchief", "#E8DDC4", "#B98A3C"], clothes: ["apron", "#44724A", "#D9C49A"],
  },
  idris: {
    ground: ["#2E6E52", "#4C9571"], skin: "dark", face: "broad", eyes: "smiling", mouth: "laugh", brows: "#1E1512",
    hair: ["cropped", "#1E1512"], beard: ["short", "#241814"], head: ["knitted", "#E0AE2B", "#B5472F"], clothes: ["tunic", "#B4552F", "#EBCB84"],
  },
  sol: {
    ground: ["#2F3E78", "#5064A4"], skin: "light", face: "oval", eyes: "smiling", mouth: "full", brows: "#6B351C",
    hair: ["loose", "#8C3F22"], head: ["band", "#2F7FB8", "#F1D27A"], clothes: ["caftan", "#D49A3A", "#F6E6BC"],
    extras: ["earrings"],
  },
  maryam: {
    ground: ["#B07A2C", "#D7A750"], skin: "tan", face: "oval", eyes: "calm", mouth: "full", brows: BLACK,
    hair: ["none", BLACK], head: ["scarf", "#2B4A86", "#E3B432"], clothes: ["robe", "#6A3A66", "#E3B432"],
    extras: ["pendant"],
  },
  rodrigo: {
    ground: ["#8A7344", "#B79C62"], skin: "fair", face: "oval", eyes: "bright", mouth: "plain", brows: BROWN,
    hair: ["parted", BROWN], beard: ["goatee", "#4A2E1B"], head: ["beret", "#9A2A2C", "#E9DEC6"], clothes: ["collar", "#2E5A48", "#EFE6D0"],
  },
  samuel: {
    ground: ["#5F6B34", "#87944F"], skin: "light", face: "oval", eyes: "calm", mouth: "plain", brows: GREY,
    hair: ["cropped", GREY], beard: ["long", "#B9B2A4"], head: ["scholar", "#2A3E68", "#C79B3B"], clothes: ["robe", "#6E4A2E", "#D8BC84"],
    extras: ["spectacles"],
  },
  kenza: {
    ground: ["#8E3350", "#B65672"], skin: "dark", face: "oval", eyes: "calm", mouth: "full", brows: "#1E1512",
    hair: ["none", BLACK], head: ["knotted", "#DE8434", "#F3D27A"], clothes: ["mantle", "#2F6E4E", "#EBC765"],
    extras: ["earrings"],
  },
  hasan: {
    ground: ["#4A3A7C", "#6F5CA6"], skin: "tan", face: "oval", eyes: "smiling", mouth: "plain", brows: WHITE,
    hair: ["none", WHITE], beard: ["long", "#E6DFD0"], head: ["great", "#3E8A57", "#C0392B"], clothes: ["robe", "#E4D8BC", "#3E8A57"],
  },
  zaynab: {
    ground: ["#14555C", "#287E84"], skin: "light", face: "oval", eyes: "calm", mouth: "full", brows: "#4A3A30",
    hair: ["swept", "#59463A"], head: ["veil", "#EDE3CF", "#D9A733"], clothes: ["mantle", "#9A2A2C", "#E3B432"],
  },
  natan: {
    ground: ["#B4602C", "#D98A4E"], skin: "fair", face: "oval", eyes: "calm", mouth: "plain", brows: BLACK,
    hair: ["cropped", BLACK], beard: ["pointed", "#2E2622"], head: ["great", "#5E4396", "#E3B432"], clothes: ["caftan", "#23365F", "#D9BE7A"],
  },
  beatriz: {
    ground: ["#6E2238", "#96405A"], skin: "fair", face: "oval", eyes: "calm", mouth: "smile", brows: "#9A6F3A",
    hair: ["none", BROWN], head: ["wimple", "#F4EEDF", "#3468A6"], clothes: ["robe", "#2C568C", "#E6D3A0"],
  },
  yusuf: {
    ground: ["#1D2F5C", "#34508A"], skin: "tan", face: "oval", eyes: "calm", mouth: "plain", brows: BLACK,
    hair: ["none", BLACK], beard: ["short", BLACK], head: ["crowned", "#F1E9D8", "#C0302C"], clothes: ["caftan", "#A92B2B", "#E9BE4A"],
  },
  aisha: {
    ground: ["#8E2A2C", "#B8504A"], skin: "light", face: "oval", eyes: "bright", mouth: "full", brows: BLACK,
    hair: ["loose", "#2B211E"], head: ["diadem", "#C0302C", GOLD], clothes: ["mantle", "#1E6B50", "#E9C04A"],
    extras: ["earrings"],
  },
  ziri: {
    ground: ["#C07A3A", "#E2A765"], skin: "brown", face: "oval", eyes: "calm", mouth: "plain", brows: "#1E1512",
    hair: ["none", BLACK], head: ["wound", "#2E4C94"], clothes: ["robe", "#E9E0CC", "#2E4C94"],
  },
  itimad: {
    ground: ["#A5812E", "#CFAB4E"], skin: "tan", face: "oval", eyes: "smiling", mouth: "full", brows: BLACK,
    hair: ["loose", "#241B19"], head: ["circlet", "#2E8A6A", GOLD], clothes: ["robe", "#5E2F7A", "#F0D27A"],
    extras: ["earrings", "pendant"],
  },
}; // prettier-ignore
