import { useMemo } from "react";
import { createStore, onEvents, useStore, type Store } from "./store.ts";

/** A short list stored on this device, newest first, shared by all windows of the shop. */
export interface StoredList<Item> {
  read(): readonly Item[];
  /** Replaces the stored list; items beyond the maximum are dropped from its end. */
  store(items: readonly Item[]): void;
  readonly subscribe: Store<string>["subscribe"];
  /** The stored list as text. */
  readonly text: Store<string>;
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
  let ofPage = "[]";

  function stored(): string {
    try {
      return localStorage.getItem(key) ?? "[]";
    } catch {
      return ofPage;
    }
  }

  const text = createStore(stored, "[]", (changed) => onEvents(window, ["storage"], changed));

  function parsed(text: string): readonly Item[] {
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? value.filter(isItem) : [];
    } catch {
      return [];
    }
  }

  return {
    text,
    subscribe: text.subscribe,
    parsed,
    read: () => parsed(stored()),
    store(items) {
      ofPage = JSON.stringify(items.slice(0, most));
      try {
        localStorage.setItem(key, ofPage);
      } catch {
        // Storage is full or forbidden; the list then lasts as long as the page.
      }
      text.changed();
    },
  };
}

/**
 * The current list, updated when another window changes it; referentially stable until it changes.
 */
export function useStoredList<Item>(list: StoredList<Item>): readonly Item[] {
  const text = useStore(list.text);
  const { parsed } = list;
  return useMemo(() => parsed(text), [parsed, text]);
}
