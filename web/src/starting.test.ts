/** One tap into a game: with as few questions to the server as may be. */

import { beforeEach, expect, test, vi } from "vitest";

import type { Manifest } from "./games/shelf";
import { api } from "./net/api";
import { Refused } from "./net/problems";
import { settings } from "./settings.svelte";
import { playBots } from "./starting";

vi.mock("./router.svelte", () => ({ go: vi.fn() }));
vi.mock("./games", () => ({ GAMES: {} }));
vi.mock("./screens/TableScreen.svelte", () => ({ default: {} }));
vi.mock("./settings.svelte", () => ({
  settings: { name: "Ada", last: {}, lessons: {}, language: "en" },
  applySettings: vi.fn(),
}));

const GAME = { name: "medina", usual: 3 } as Manifest;
const OPENED = { table: "kr42m7ws9y3p" };

beforeEach(() => {
  Object.defineProperty(globalThis, "document", { value: { documentElement: {} }, configurable: true });
  vi.restoreAllMocks();
  settings.last = {};
});

test("whoever comes for the first time becomes a guest, and is refused nothing", async () => {
  const become = vi.spyOn(api, "become").mockResolvedValue({ guest: "g", name: "Ada" });
  const open = vi.spyOn(api, "newTable").mockResolvedValue(OPENED);
  await playBots(GAME);
  expect(become).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledOnce();
});

test("whoever has played here asks for the table alone", async () => {
  settings.last = { medina: { players: 4, level: "vizier" } };
  const become = vi.spyOn(api, "become").mockResolvedValue({ guest: "g", name: "Ada" });
  const open = vi.spyOn(api, "newTable").mockResolvedValue(OPENED);
  await playBots(GAME);
  expect(become).not.toHaveBeenCalled();
  expect(open.mock.calls[0]![0].chairs).toEqual([
    { kind: "me" },
    ...Array.from({ length: 3 }, () => ({ kind: "bot", level: "vizier" })),
  ]);
});

test("whom the server has forgotten becomes a guest again, and plays", async () => {
  settings.last = { medina: { players: 3, level: "mason" } };
  const become = vi.spyOn(api, "become").mockResolvedValue({ guest: "g", name: "Ada" });
  const open = vi
    .spyOn(api, "newTable")
    .mockRejectedValueOnce(new Refused({ reason: "unknown_guest" }, 401))
    .mockResolvedValueOnce(OPENED);
  await playBots(GAME, "sultan");
  expect(become).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledTimes(2);
  expect(settings.last["medina"]).toEqual({ players: 3, level: "sultan" });
});

test("any other refusal is shown, and nothing is tried again", async () => {
  settings.last = { medina: { players: 3, level: "mason" } };
  const open = vi.spyOn(api, "newTable").mockRejectedValue(new Refused({ reason: "too_many" }, 429));
  await expect(playBots(GAME)).rejects.toThrow("too_many");
  expect(open).toHaveBeenCalledOnce();
});
