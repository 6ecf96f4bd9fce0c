import { earlyInput } from "../components/early-input.ts";
import { nextTask } from "./next-task.ts";

/** How long a part that loads after the page may still answer an early key press. */
const keysWantedMs = 5000;

let repeating: Promise<void> | null = null;
/** React has the first parts of the page. */
let isAlive = false;

/**
 * Ends the record of presses (`inline/early-input.js`); call it when React begins to listen, which
 * then records them itself. React does not know a value that was typed into a field before, so the
 * record of fields goes on.
 */
export function takeEarlyInput(): void {
  earlyInput()?.endPresses(() => {
    if (isAlive) void repeatEarlyInput();
  });
}

/** Repeats the input that came before the page was alive, step by step in its order. */
export function repeatEarlyInput(): Promise<void> {
  isAlive = true;
  repeating ??= repeatAll().finally(() => {
    repeating = null;
  });
  return repeating;
}

async function repeatAll(): Promise<void> {
  const { log } = earlyInput() ?? { log: [] };
  // Most pages are alive before anything is entered, and need no code for it.
  if (log.length === 0) return;
  const { repeatStep } = await import("./repeat-step.ts");
  // React cannot bring a part of the page to life within its own work.
  await nextTask();
  for (let step = log.shift(); step; step = log.shift()) await repeatStep(step);
}

/**
 * Forgets keys that nothing on the page has wanted a while after it came to life. Returns a
 * function that cancels this.
 */
export function forgetEarlyKeysLater(): () => void {
  const timer = setTimeout(() => earlyInput()?.forgetKeys(), keysWantedMs);
  return () => clearTimeout(timer);
}
