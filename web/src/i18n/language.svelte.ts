/** Words in the player's language: Fluent, one file a language, loaded when it is spoken. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

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

const FILES = import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default" });

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

export const spoken = $state<{ language: Language }>({ language: "en" });

/** Speak the language that was chosen, or the first of the browser's that we know. */
export async function chooseLanguage(wanted?: string): Promise<void> {
  if (wanted !== undefined) {
    settings.language = wanted;
    applySettings();
  }
  const asked = [settings.language, ...navigator.languages].map((each) => each.slice(0, 2));
  const language = (asked.find((each) => each in LANGUAGES) ?? "en") as Language;
  const load = FILES[`../locales/${language}.ftl`];
  const chosen = new FluentBundle(language, { useIsolating: false });
  chosen.addResource(new FluentResource(load ? await load() : ""));
  bundle = chosen;
  spoken.language = language;
  document.documentElement.lang = language;
}

/** Return a message in the language spoken; its key where it has none, which a test forbids. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bound(bundle.formatPattern(message.value, values, []), spoken.language);
}
