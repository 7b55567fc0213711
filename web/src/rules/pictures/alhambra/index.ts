import Sprite from "../../../games/alhambra/art/Sprite.svelte";
import type { Pictures } from "..";
import Picture from "./Picture.svelte";

export const pictures: Pictures = { sprite: Sprite, picture: Picture };
