import type { ReactNode } from "react";
import { createStore, useStore } from "../storage/store.ts";

/** The overlay of an admin page: the command menu or the list of keys. */
export type CommandMenuState = "closed" | "menu" | "keys";

/** The keys of a part of the page with their descriptions, as last rendered. */
export interface PageKeys {
  readonly current: ReactNode;
}

let state: CommandMenuState = "closed";
const menu = createStore(() => state, "closed");

let bars: readonly PageKeys[] = [];
const pageKeys = createStore<ReactNode>(() => bars.at(-1)?.current ?? null, null);

/** Opens the menu or the list of keys, or closes both. */
export function showCommandMenu(next: CommandMenuState): void {
  state = next;
  menu.changed();
}

export function useCommandMenuState(): CommandMenuState {
  return useStore(menu);
}

/**
 * Puts the keys of a part of the page on top of those registered before. Call the returned function
 * when that part unmounts.
 */
export function addPageKeys(keys: PageKeys): () => void {
  bars = [...bars, keys];
  pageKeys.changed();
  return () => {
    bars = bars.filter((one) => one !== keys);
    pageKeys.changed();
  };
}

/** The keys of the topmost part, as shown in the page's foot; null if the page has none. */
export function usePageKeys(): ReactNode {
  return useStore(pageKeys);
}
