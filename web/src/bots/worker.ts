/** The worker that bots and the coach think in: the page stays free meanwhile. */

import { Engine } from "../engine";
import { moduleOf } from "../engine/modules";
import { THINKING } from ".";
import { Answering } from "./answering";
import { Thinking } from "./thinking";

const answering = new Answering(
  async (game) => {
    const [module, known] = await Promise.all([moduleOf(game), THINKING[game]?.()]);
    return new Thinking(await Engine.of(module, { game }), known!);
  },
  (message) => postMessage(message),
);

addEventListener("message", ({ data }) => answering.take(data));
