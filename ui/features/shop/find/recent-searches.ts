import { createStoredList, useStoredList } from "../../../storage/stored-list.ts";

const most = 5;
const longest = 100;

const searches = createStoredList(
  "nivasa.searches",
  most,
  (value): value is string => typeof value === "string",
);

/**
 * Stores a search on this device. If one search is the beginning of another, the longer one is
 * kept.
 */
export function rememberSearch(words: string): void {
  const search = words.trim().slice(0, longest);
  if (search === "") return;
  const same = search.toLowerCase();
  searches.store([
    search,
    ...searches.read().filter((each) => !same.startsWith(each.toLowerCase())),
  ]);
}

export function forgetSearch(search: string): void {
  searches.store(searches.read().filter((each) => each !== search));
}

export function forgetSearches(): void {
  searches.store([]);
}

/** The searches on this device, newest first. */
export function useRecentSearches(): readonly string[] {
  return useStoredList(searches);
}
