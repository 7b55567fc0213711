import BuildingSprite from "../../../parts/buildings/BuildingSprite.svelte";
import type { Pictures } from "..";
import Picture from "./Picture.svelte";

export const pictures: Pictures = { sprite: BuildingSprite, picture: Picture };
