import { earlyInput } from "../components/early-input.ts";
import { nextTask } from "./next-task.ts";

/** How long a part that loads after the page may still claim an early key press. */
const keysWantedMs = 5000;

let repeating: Promise<void> | null = null;
/** React has hydrated the first parts of the page. */
let isAlive = false;

/**
 * Ends the record of presses (`inline/early-input.js`); call it when React attaches its listeners,
 * which replay presses themselves. React does not know a value typed into a field before that, so
 * recording fields continues.
 */
export function takeEarlyInput(): void {
  earlyInput()?.endPresses(() => {
    if (isAlive) void repeatEarlyInput();
  });
}

/** Repeats the input from before hydration, step by step in order. */
export function repeatEarlyInput(): Promise<void> {
  isAlive = true;
  repeating ??= repeatAll().finally(() => {
    repeating = null;
  });
  return repeating;
}

async function repeatAll(): Promise<void> {
  const { log } = earlyInput() ?? { log: [] };
  // Most pages hydrate before any input, and skip loading this code.
  if (log.length === 0) return;
  const { repeatStep } = await import("./repeat-step.ts");
  // React cannot hydrate a part of the page within its own work.
  await nextTask();
  // A step stays in the log until it is done, because its field may change until then.
  for (let step = log[0]; step; step = log[0]) {
    await repeatStep(step);
    log.shift();
    await nextTask();
  }
}

/** Discards unclaimed keys a while after hydration. Returns a function that cancels this. */
export function forgetEarlyKeysLater(): () => void {
  const timer = setTimeout(() => earlyInput()?.forgetKeys(), keysWantedMs);
  return () => clearTimeout(timer);
}
