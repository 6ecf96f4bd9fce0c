import { useMemo, useSyncExternalStore } from "react";

/** A short list stored on this device, newest first, shared by all windows of the shop. */
export interface StoredList<Item> {
  read(): readonly Item[];
  /** Replaces the stored list; items beyond the maximum are dropped from its end. */
  store(items: readonly Item[]): void;
  /** The stored list as text, and a subscription to its changes. */
  readonly stored: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  readonly parsed: (text: string) => readonly Item[];
}

/**
 * If the browser stores nothing, the list lasts as long as the page. Invalid stored items are
 * ignored.
 */
export function createStoredList<Item>(
  key: string,
  most: number,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
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
    store(items) {
      ofPage = JSON.stringify(items.slice(0, most));
      try {
        localStorage.setItem(key, ofPage);
      } catch {
        // Storage is full or forbidden; the list then lasts as long as the page.
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

/**
 * The current list, updated when another window changes it; referentially stable until it changes.
 */
export function useStoredList<Item>({
  subscribe,
  stored,
  parsed,
}: StoredList<Item>): readonly Item[] {
  const text = useSyncExternalStore(subscribe, stored, () => "[]");
  return useMemo(() => parsed(text), [parsed, text]);
}
