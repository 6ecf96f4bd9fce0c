import { useSyncExternalStore, type ReactNode } from "react";

/** What lies over an admin page: what to find or do, or the keys of the page. */
export type CommandMenuState = "closed" | "menu" | "keys";

/** The keys of a part of the page, in words: as it has last drawn them. */
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

/** Opens the menu or the keys, or closes them. */
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
 * Lays the keys of a part of the page over those of the parts that were there before; call what it
 * returns when that part goes.
 */
export function addPageKeys(keys: PageKeys): () => void {
  bars = [...bars, keys];
  tell();
  return () => {
    bars = bars.filter((one) => one !== keys);
    tell();
  };
}

/** The keys of what lies on top, as its foot names them; null where the page has none. */
export function usePageKeys(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => bars.at(-1)?.current ?? null,
    () => null,
  );
}
