/** The page's language where a test reads words: English, without a page. */

import { chooseLanguage, speakWhole } from "./language.svelte";

export async function speakEnglish(): Promise<void> {
  const page = { document: { documentElement: {} }, navigator: { languages: [] } };
  for (const [name, value] of Object.entries(page)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  await chooseLanguage();
  await speakWhole();
}
