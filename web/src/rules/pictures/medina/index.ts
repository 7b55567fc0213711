import Sprite from "../../../games/medina/Sprite.svelte";
import type { Pictures } from "..";
import Picture from "./Picture.svelte";

export const pictures: Pictures = { sprite: Sprite, picture: Picture };
