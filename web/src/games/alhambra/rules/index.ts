import Sprite from "../art/Sprite.svelte";
import type { Pictures } from "../../../rules/pictures";
import Picture from "./Picture.svelte";

// prettier-ignore
export const pictures: Pictures = {
  sprite: Sprite,
  picture: Picture,
  pictured: [
    "ALH-M1", "ALH-M2", "ALH-M3", "ALH-M4", "ALH-S5", "ALH-T2", "ALH-T3", "ALH-T4", "ALH-B2", "ALH-B3",
    "ALH-B4", "ALH-B5", "ALH-T7", "ALH-B6", "ALH-P1", "ALH-P3", "ALH-P4",
  ],
};
