/** The page's language where a test reads words: English or another, without a page. */

import { chooseLanguage, speakWhole } from "./language.svelte";

export async function speakIn(language: string): Promise<void> {
  const page = { document: { documentElement: {} }, navigator: { languages: [language] } };
  for (const [name, value] of Object.entries(page)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  await chooseLanguage();
  await speakWhole();
}

export const speakEnglish = (): Promise<void> => speakIn("en");
