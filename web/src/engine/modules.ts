/** Where the games' modules are fetched from. */

import alhambra from "./modules/alhambra.wasm?url";
import medina from "./modules/medina.wasm?url";
import rollAndWrite from "./modules/roll_and_write.wasm?url";

export const MODULES: Readonly<Record<string, string>> = {
  alhambra,
  medina,
  roll_and_write: rollAndWrite,
};
