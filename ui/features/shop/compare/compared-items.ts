import { createStoredList, useStoredList } from "../../../storage/stored-list.ts";

/** Maximum number of items in a comparison. */
export const maxCompared = 4;

const maxIdLength = 100;

/** True for a text that can be the id of an item. */
export const isItemId = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= maxIdLength;

const items = createStoredList("nivasa.compare", maxCompared, isItemId);

/** The ids of the items to compare on this device, in the order of their choice. */
export function useComparedItems(): readonly string[] {
  return useStoredList(items);
}

/** Replaces the items to compare on this device. */
export function storeComparedItems(ids: readonly string[]): void {
  items.store(ids);
}

/** Adds or removes an item. Returns false if the comparison is full. */
export function toggleComparedItem(id: string): boolean {
  const ids = items.read();
  if (ids.includes(id)) items.store(ids.filter((each) => each !== id));
  else if (ids.length >= maxCompared) return false;
  else items.store([...ids, id]);
  return true;
}
