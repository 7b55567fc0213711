import BuildingSprite from "../../../parts/buildings/BuildingSprite.svelte";
import type { Pictures } from "../../../rules/pictures";
import Picture from "./Picture.svelte";

// prettier-ignore
export const pictures: Pictures = {
  sprite: BuildingSprite,
  picture: Picture,
  pictured: [
    "RW-M1", "RW-M2", "RW-M5", "RW-T2", "RW-T3", "RW-T4", "RW-C1", "RW-C2", "RW-P2", "RW-F1", "RW-F2",
  ],
};
