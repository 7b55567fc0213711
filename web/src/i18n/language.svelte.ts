/** Words in the player's language: Fluent, one file a language, loaded when it is spoken. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";

import { applySettings, settings } from "../settings.svelte";
import { bound } from "./typography";

export const LANGUAGES = {
  en: "English",
  cs: "Čeština",
  sk: "Slovenčina",
  is: "Íslenska",
  de: "Deutsch",
} as const;

export type Language = keyof typeof LANGUAGES;

type Words = Record<string, () => Promise<string>>;
const FIRST: Words = import.meta.glob<string>("../locales/*.ftl", { query: "?first", import: "default" });
const REST: Words = import.meta.glob<string>("../locales/*.ftl", { query: "?rest", import: "default" });

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
/** Whether more than the first page is to be spoken, and whether it is. */
let isWholeWanted = false;
let isWhole = false;
/** What is being learnt: of two languages that were asked for the second is spoken. */
let learning: Promise<void> | null = null;

export const spoken = $state<{ language: Language }>({ language: "en" });

/** Speak the language that was chosen, or the first of the browser's that we know. */
export async function chooseLanguage(wanted?: string): Promise<void> {
  if (wanted !== undefined) {
    settings.language = wanted;
    applySettings();
  }
  const liked = [settings.language, ...navigator.languages].map((each) => each.slice(0, 2));
  await speak((liked.find((each) => each in LANGUAGES) ?? "en") as Language);
}

/** Have the words of all screens: a screen that is not the first page waits for this. */
export async function speakWhole(): Promise<void> {
  if (isWhole) return;
  isWholeWanted = true;
  // Whoever waits for the words must not begin anew, and forget what was entered, in another language.
  await speak(untrack(() => spoken.language));
}

async function speak(language: Language): Promise<void> {
  const own = learn(language, () => learning === own);
  learning = own;
  await own;
  // Somebody may have asked for another language meanwhile.
  if (learning !== own) await learning;
}

async function learn(language: Language, isLast: () => boolean): Promise<void> {
  const path = `../locales/${language}.ftl`;
  const parts = await Promise.all((isWholeWanted ? [FIRST, REST] : [FIRST]).map((part) => part[path]!()));
  if (!isLast()) return;
  const chosen = new FluentBundle(language, { useIsolating: false });
  for (const part of parts) chosen.addResource(new FluentResource(part));
  bundle = chosen;
  isWhole = parts.length > 1;
  spoken.language = language;
  document.documentElement.lang = language;
}

/** Return a message in the language spoken; its key where it has none, which a test forbids. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bound(bundle.formatPattern(message.value, values, []), spoken.language);
}
