/** Durations as a clock shows them. */

import { t } from "../i18n/language.svelte";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds as days and hours, hours and minutes, or minutes and seconds. */
export function clockFace(milliseconds: number): string {
  if (milliseconds >= DAY) {
    const days = Math.floor(milliseconds / DAY);
    return t("time-days", { days, hours: Math.floor((milliseconds % DAY) / HOUR) });
  }
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
