import { useSyncExternalStore } from "react";
import { createKeptList } from "../../../storage/kept-list.ts";
import { playTone } from "./tone.ts";

/**
 * Whether new orders are heard in this browser. `held`: wanted, but browsers let a page sound only
 * once something on it was pressed. `refused`: something was pressed, and the browser still gives
 * no sound.
 */
export type SoundStanding = "off" | "held" | "refused" | "on";

const kept = createKeptList("nivasa.order-sound", 1, (value): value is "on" => value === "on");

/** Orders that come within so many milliseconds of a tone are the same burst. */
const burstMs = 5_000;

let context: AudioContext | null = null;
let refused = false;
let lastToneAt = -Infinity;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function soundStanding(): SoundStanding {
  if (kept.read().length === 0) return "off";
  if (context?.state === "running") return "on";
  return refused ? "refused" : "held";
}

/** Asks the browser for sound; to be called while something is being pressed. */
export async function allowSound(): Promise<void> {
  try {
    if (!context) {
      context = new AudioContext();
      context.onstatechange = tell;
    }
    await context.resume();
    refused = false;
  } catch {
    refused = true;
  }
  tell();
}

/** Switches the sound on, and lets it be heard, or off; to be called by a press. */
export async function wantSound(wanted: boolean): Promise<void> {
  kept.keep(wanted ? ["on"] : []);
  if (!wanted) {
    refused = false;
    await context?.suspend();
    return;
  }
  await allowSound();
  if (context && soundStanding() === "on") playTone(context);
}

/** Plays the tone where it is wanted and allowed, once a burst. */
export function soundNewOrder(): void {
  if (!context || soundStanding() !== "on") return;
  const now = performance.now();
  if (now - lastToneAt < burstMs) return;
  lastToneAt = now;
  playTone(context);
}

function listen(listener: () => void): () => void {
  const stop = kept.subscribe(listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** How it stands, also after another window has changed it. */
export function useSoundStanding(): SoundStanding {
  return useSyncExternalStore(listen, soundStanding, () => "off");
}
