import { useSyncExternalStore } from "react";

const key = "nivasa.searches";
const most = 5;
const longest = 100;

const listeners = new Set<() => void>();

/** What is kept where nothing can be: searches of this page. */
let kept: string | null = null;

function stored(): string {
  try {
    return localStorage.getItem(key) ?? "[]";
  } catch {
    return kept ?? "[]";
  }
}

function parsed(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

function keep(searches: readonly string[]): void {
  kept = JSON.stringify(searches.slice(0, most));
  try {
    localStorage.setItem(key, kept);
  } catch {
    // Storage is full or forbidden; then they last as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Keeps a search on this device, the newest first; of one that is only the beginning of it, the longer stays. */
export function rememberSearch(words: string): void {
  const search = words.trim().slice(0, longest);
  if (search === "") return;
  const same = search.toLowerCase();
  const others = parsed(stored()).filter((each) => !same.startsWith(each.toLowerCase()));
  keep([search, ...others]);
}

export function forgetSearch(search: string): void {
  keep(parsed(stored()).filter((each) => each !== search));
}

export function forgetSearches(): void {
  keep([]);
}

/** The searches that were made on this device, the newest first. */
export function useRecentSearches(): readonly string[] {
  return parsed(useSyncExternalStore(subscribe, stored, () => "[]"));
}
