/**
 * Beginnings of one word that differ inside it, as a reader may type any of them: "zeď" is "zdi" elsewhere.
 * Bare letters, as the search reads them.
 */
export const FAMILIES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [["die", "dice"]],
  cs: [
    ["zed", "zdi", "zdmi"],
    ["penize", "penez"],
    ["kart", "karet"],
    ["kostk", "kostek", "kostc"],
    ["hradb", "hradeb"],
    ["chlivek", "chlivk"],
    ["trhovec", "trhovc"],
    ["strech", "stres"],
  ],
  sk: [
    ["peniaz", "penaz"],
    ["kart", "kariet"],
    ["kock", "kociek"],
    ["hradb", "hradieb"],
    ["strech", "striech"],
    ["stlpec", "stlpc"],
  ],
  is: [
    ["holl", "hall"],
    ["thak", "thok"],
    ["kaupmad", "kaupmann", "kaupmen", "kaupmon"],
    ["rod", "rad"],
    ["gard", "gord"],
    ["leikmad", "leikmann", "leikmen", "leikmon"],
  ],
  de: [["nehm", "nimm", "genommen"], ["werf", "wirf", "geworfen"]],
}; // prettier-ignore
