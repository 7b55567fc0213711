/** The step machine of lessons: what is said when, as a function of what lies on the table. */

import type { FluentVariable } from "@fluent/bundle";

/** A selector of what is lit; of a pair the second is, where the first is on the page. */
export type Light = string | readonly [asked: string, lit: string];

export interface Step<Scene> {
  /** The name of its words. */
  readonly key: string;
  /** When it can be said; always, where nothing is given. */
  readonly when?: (scene: Scene, since: number) => boolean;
  /** What it asks for, as done since so many steps of the game; without it, it is read. */
  readonly done?: (scene: Scene, since: number) => boolean;
  /** A hint for the first time that something happens, in no order. */
  readonly moment?: boolean;
  /** It is said again if something else was done. */
  readonly insists?: boolean;
  /** What it speaks of: the first that is on the page is lit. */
  readonly light?: (scene: Scene) => readonly Light[];
  readonly values?: (scene: Scene) => Record<string, FluentVariable>;
  /** The rule that it teaches. */
  readonly rule?: string;
}

export interface Lesson<Scene> {
  readonly steps: readonly Step<Scene>[];
  /** When enough is known to end here. */
  readonly isEnough: (scene: Scene) => boolean;
  /** Where one acts, which a note had better not lie on. */
  readonly acting: (scene: Scene) => readonly string[];
}

export interface Progress {
  readonly said: readonly string[];
  /** What is being said, "" for nothing. */
  readonly step: string;
  /** How many steps of the game there were when it was asked for. */
  readonly since: number;
}

export const BEGINNING: Progress = { said: [], step: "", since: 0 };

/** The offer to end here, which is no step of any game. */
export const ENOUGH = "enough";

/** What every scene tells of its game. */
export interface CountedScene {
  /** How many steps the game has had. */
  readonly count: number;
}

export function stepOf<Scene>(lesson: Lesson<Scene>, key: string): Step<Scene> | null {
  return lesson.steps.find((step) => step.key === key) ?? null;
}

/** Return the progress after something may have happened on the table. */
export function follow<Scene extends CountedScene>(
  lesson: Lesson<Scene>,
  progress: Progress,
  scene: Scene,
): Progress {
  if (progress.step === ENOUGH) return progress;
  const current = stepOf(lesson, progress.step);
  if (!current) return said(lesson, { ...progress, step: "" }, scene);
  if (!current.done) return progress;
  // What was taken back is to be done anew.
  const since = Math.min(progress.since, scene.count);
  if (current.done(scene, since)) return read(lesson, { ...progress, since }, scene);
  if (current.when?.(scene, since) ?? true) {
    return since === progress.since ? progress : { ...progress, since };
  }
  return current.insists
    ? said(lesson, { ...progress, step: "", since }, scene)
    : read(lesson, { ...progress, since }, scene);
}

/** Go on from what is being said, because it was read, done or skipped. */
export function read<Scene extends CountedScene>(
  lesson: Lesson<Scene>,
  progress: Progress,
  scene: Scene,
): Progress {
  const known = progress.step ? [...progress.said, progress.step] : progress.said;
  return said(lesson, { ...progress, said: known, step: "" }, scene);
}

/** Say the next thing, if there is one to say now. */
function said<Scene extends CountedScene>(lesson: Lesson<Scene>, progress: Progress, scene: Scene): Progress {
  const step = nextStep(lesson, progress, scene);
  if (!step) {
    const isOffered = !progress.said.includes(ENOUGH) && lesson.isEnough(scene);
    return isOffered ? { ...progress, step: ENOUGH } : progress;
  }
  return { ...progress, step: step.key, since: step.done ? scene.count : progress.since };
}

function nextStep<Scene extends CountedScene>(
  lesson: Lesson<Scene>,
  { said: known, since }: Progress,
  scene: Scene,
): Step<Scene> | null {
  let isNext = true;
  for (const step of lesson.steps) {
    if (known.includes(step.key)) continue;
    if ((step.moment || isNext) && (step.when?.(scene, since) ?? true)) return step;
    if (!step.moment) isNext = false;
  }
  return null;
}

/** How much of what is taught before one plays alone has been said, from 0 to 1. */
export function share<Scene>({ steps }: Lesson<Scene>, { said: known }: Progress): number {
  const taught = steps.slice(0, steps.findLastIndex((step) => !step.moment) + 1);
  return taught.filter((step) => known.includes(step.key)).length / taught.length;
}
