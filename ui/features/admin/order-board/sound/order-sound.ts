import { createStore, useStore } from "../../../../storage/store.ts";
import { createStoredList } from "../../../../storage/stored-list.ts";
import { playTone } from "./tone.ts";

/**
 * Whether new orders make a sound in this browser. `held`: on, but browsers allow sound only after
 * the user has interacted with the page. `refused`: the browser still plays no sound after that.
 */
export type SoundStatus = "off" | "held" | "refused" | "on";

const setting = createStoredList("nivasa.order-sound", 1, (value): value is "on" => value === "on");

/** Orders within this many milliseconds of a tone belong to the same burst. */
const burstMs = 5_000;

let context: AudioContext | null = null;
let refused = false;
let lastToneAt = -Infinity;

function soundStatus(): SoundStatus {
  if (setting.read().length === 0) return "off";
  if (context?.state === "running") return "on";
  return refused ? "refused" : "held";
}

const status = createStore<SoundStatus>(soundStatus, "off", setting.subscribe);

/** Asks the browser to allow sound; call it in the handler of a user interaction. */
export async function allowSound(): Promise<void> {
  try {
    if (!context) {
      context = new AudioContext();
      context.onstatechange = status.changed;
    }
    await context.resume();
    refused = false;
  } catch {
    refused = true;
  }
  status.changed();
}

/** Switches the sound on or off; call it in the handler of a press. */
export async function setSound(wanted: boolean): Promise<void> {
  setting.store(wanted ? ["on"] : []);
  if (!wanted) {
    refused = false;
    await context?.suspend();
    return;
  }
  await allowSound();
  if (context && soundStatus() === "on") playTone(context);
}

/** Plays the tone if it is on and allowed, once per burst. */
export function playNewOrderSound(): void {
  if (!context || soundStatus() !== "on") return;
  const now = performance.now();
  if (now - lastToneAt < burstMs) return;
  lastToneAt = now;
  playTone(context);
}

/** The current status, updated when another window changes it. */
export function useSoundStatus(): SoundStatus {
  return useStore(status);
}
