/** Plays a sound, if the player wants any: never before the first touch, one at a time. */

import { settings } from "../../settings.svelte";
import { SOUNDS, type Sound, type Voice } from "./sounds";

/** Quiet beside whatever else is heard. */
const LOUDNESS = 0.14;
/** No two sounds begin within so many milliseconds. */
const APART = 80;
const ATTACK = 0.004;
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let last = -Infinity;

/** Whether a sound may be heard now: in a hidden tab only the call to one's turn. */
export function isHeard(
  sound: Sound,
  {
    isOn,
    wasTouched,
    isHidden,
    since,
  }: {
    isOn: boolean;
    wasTouched: boolean;
    isHidden: boolean;
    since: number;
  },
): boolean {
  return isOn && wasTouched && (!isHidden || sound === "turn") && since >= APART;
}

export function play(sound: Sound): void {
  const now = performance.now();
  const asked = {
    isOn: settings.sound,
    wasTouched: navigator.userActivation?.hasBeenActive ?? false,
    isHidden: document.hidden,
    since: now - last,
  };
  if (!isHeard(sound, asked)) return;
  last = now;
  context ??= new AudioContext();
  void context.resume();
  for (const voice of SOUNDS[sound]) ring(context, voice);
}

function ring(within: AudioContext, voice: Voice): void {
  const begins = within.currentTime + 0.01 + voice.at;
  const ends = begins + voice.rings;
  const loudness = within.createGain();
  loudness.gain.setValueAtTime(SILENCE, begins);
  loudness.gain.exponentialRampToValueAtTime(voice.level * LOUDNESS, begins + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, ends);
  loudness.connect(within.destination);
  const source = voice.wave === "noise" ? hiss(within, voice, begins) : tone(within, voice, begins);
  source.output.connect(loudness);
  source.node.start(begins);
  source.node.stop(ends);
}

interface Source {
  readonly node: AudioScheduledSourceNode;
  readonly output: AudioNode;
}

function slide(frequency: AudioParam, { from, to, rings }: Voice, begins: number): void {
  frequency.setValueAtTime(from, begins);
  frequency.exponentialRampToValueAtTime(to, begins + rings);
}

function tone(within: AudioContext, voice: Voice, begins: number): Source {
  const node = within.createOscillator();
  node.type = voice.wave as OscillatorType;
  slide(node.frequency, voice, begins);
  return { node, output: node };
}

function hiss(within: AudioContext, voice: Voice, begins: number): Source {
  const node = within.createBufferSource();
  node.buffer = noise ??= white(within);
  const band = within.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.2;
  slide(band.frequency, voice, begins);
  node.connect(band);
  return { node, output: band };
}

/** Half a second of noise, made once. */
function white(within: AudioContext): AudioBuffer {
  const buffer = within.createBuffer(1, within.sampleRate / 2, within.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return buffer;
}
