import { nextTask } from "./next-task.ts";

/** What was pressed before React listened, once for each button. */
let pressed: ReadonlySet<HTMLElement> = new Set();

/** Ends the keeping of clicks (inline/early-clicks.js); to be called when React begins to listen, which then keeps them itself. */
export function takeEarlyClicks(): void {
  const { takeEarlyClicks: take } = window as { takeEarlyClicks?: () => Set<HTMLElement> };
  pressed = take?.() ?? pressed;
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
