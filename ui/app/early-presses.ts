import { earlyPresses } from "../components/early-keys.ts";
import { nextTask } from "./next-task.ts";

/** What was pressed before React listened, once for each button. */
let pressed: ReadonlySet<HTMLElement> = new Set();

/** What comes after the page, such as the events beside it, may still want a key; later, nobody remembers pressing it. */
const keysWantedMs = 5000;

/** Ends the keeping of clicks (inline/early-presses.js); to be called when React begins to listen, which then keeps them itself. */
export function takeEarlyClicks(): void {
  pressed = earlyPresses()?.takeButtons() ?? pressed;
}

/**
 * Does what was pressed before the page had come to life. A part of it that has not yet does so at once, which React can only
 * in a task of its own.
 */
export async function doEarlyClicks(): Promise<void> {
  const buttons = pressed;
  pressed = new Set();
  await nextTask();
  for (const button of buttons) if (button.isConnected) button.click();
}

/** Forgets keys that nothing on the page has wanted a while after it came to life. Gives what calls that off. */
export function forgetEarlyKeysLater(): () => void {
  const timer = setTimeout(() => earlyPresses()?.forgetKeys(), keysWantedMs);
  return () => clearTimeout(timer);
}
