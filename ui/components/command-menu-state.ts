import { useSyncExternalStore, type ReactNode } from "react";

/** The overlay of an admin page: the command menu or the list of keys. */
export type CommandMenuState = "closed" | "menu" | "keys";

/** The keys of a part of the page with their descriptions, as last rendered. */
export interface PageKeys {
  readonly current: ReactNode;
}

let state: CommandMenuState = "closed";
let bars: readonly PageKeys[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the menu or the list of keys, or closes both. */
export function showCommandMenu(next: CommandMenuState): void {
  state = next;
  tell();
}

export function useCommandMenuState(): CommandMenuState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => "closed",
  );
}

/**
 * Puts the keys of a part of the page on top of those registered before. Call the returned function
 * when that part unmounts.
 */
export function addPageKeys(keys: PageKeys): () => void {
  bars = [...bars, keys];
  tell();
  return () => {
    bars = bars.filter((one) => one !== keys);
    tell();
  };
}

/** The keys of the topmost part, as shown in the page's foot; null if the page has none. */
export function usePageKeys(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => bars.at(-1)?.current ?? null,
    () => null,
  );
}
