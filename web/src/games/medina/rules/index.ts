import Sprite from "../Sprite.svelte";
import type { Pictures } from "../../../rules/pictures";
import Picture from "./Picture.svelte";

// prettier-ignore
export const pictures: Pictures = {
  sprite: Sprite,
  picture: Picture,
  pictured: [
    "MED-M1", "MED-M2", "MED-T1", "MED-B1", "MED-B2", "MED-B3", "MED-B4", "MED-R1", "MED-S1", "MED-H1",
    "MED-W1", "MED-C1", "MED-C2", "MED-P1",
  ],
};
