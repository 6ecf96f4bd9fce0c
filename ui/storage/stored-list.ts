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
 * If the browser's storage is full or forbidden, the page shows its own list until storage accepts
 * one, and the list is lost with the page. Invalid stored items are ignored.
 */
export function createStoredList<Item>(
  key: string,
  most: number,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
  /** The list that storage did not accept; full storage still returns an older one. */
  let unsaved: string | null = null;

  function stored(): string {
    if (unsaved !== null) return unsaved;
    try {
      return localStorage.getItem(key) ?? "[]";
    } catch {
      return "[]";
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
      const list = JSON.stringify(items.slice(0, most));
      try {
        localStorage.setItem(key, list);
        unsaved = null;
      } catch {
        unsaved = list;
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
