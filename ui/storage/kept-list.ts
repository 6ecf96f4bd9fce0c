import { useMemo, useSyncExternalStore } from "react";

/** A short list that is kept on this device, the newest first, for all windows of the shop. */
export interface KeptList<Item> {
  read(): readonly Item[];
  /** Puts a list in the place of what was kept; what is too much is left out at its end. */
  keep(items: readonly Item[]): void;
  /** The list as it is stored, and whoever wants to know of its changes. */
  readonly stored: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  readonly parsed: (text: string) => readonly Item[];
}

/**
 * Where the browser keeps nothing, the list lasts as long as the page. What is stored there and is
 * no item is left out.
 */
export function createKeptList<Item>(
  key: string,
  most: number,
  isItem: (value: unknown) => value is Item,
): KeptList<Item> {
  const listeners = new Set<() => void>();
  let ofPage = "[]";

  function stored(): string {
    try {
      return localStorage.getItem(key) ?? "[]";
    } catch {
      return ofPage;
    }
  }

  function parsed(text: string): readonly Item[] {
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? value.filter(isItem) : [];
    } catch {
      return [];
    }
  }

  return {
    stored,
    parsed,
    read: () => parsed(stored()),
    keep(items) {
      ofPage = JSON.stringify(items.slice(0, most));
      try {
        localStorage.setItem(key, ofPage);
      } catch {
        // Storage is full or forbidden; then it lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
  };
}

/** The list as it is now, also where another window changes it; the same one until it changes. */
export function useKeptList<Item>({ subscribe, stored, parsed }: KeptList<Item>): readonly Item[] {
  const text = useSyncExternalStore(subscribe, stored, () => "[]");
  return useMemo(() => parsed(text), [parsed, text]);
}
