/** The levels of bots, weakest first. */
export const LEVELS = ["apprentice", "mason", "architect", "vizier", "sultan"] as const;
