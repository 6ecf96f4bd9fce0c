/** Does what was pressed before the page had come to life; nothing where /early-clicks.js has not come. */
export function doEarlyClicks(): void {
  (window as { doEarlyClicks?: () => void }).doEarlyClicks?.();
}
