/** What the script in the page's head keeps until the page has come to life (`inline/early-presses.js`). */
interface EarlyPresses {
  keys: Set<string>;
  takeButtons: () => ReadonlySet<HTMLElement>;
  forgetKeys: () => void;
}

/** What was pressed before anything listened; undefined where no page of the shop is around. */
export function earlyPresses(): EarlyPresses | undefined {
  return (window as { earlyPresses?: EarlyPresses }).earlyPresses;
}

/** Whether a key was pressed before anything listened to it ("ctrl+k" for the menu's); whoever asks first does what it is for. */
export function takeEarlyKey(key: string): boolean {
  return earlyPresses()?.keys.delete(key) ?? false;
}
