import { createStoredList, useStoredList } from "../../../storage/stored-list.ts";

/** Maximum number of stored items. */
const most = 12;

const maxIdLength = 100;

const items = createStoredList(
  "nivasa.viewed",
  most,
  (value): value is string =>
    typeof value === "string" && value !== "" && value.length <= maxIdLength,
);

/** Stores on this device that an item was viewed. */
export function rememberViewed(id: string): void {
  items.store([id, ...items.read().filter((each) => each !== id)]);
}

/** Forgets the viewed items of this device. */
export function forgetViewed(): void {
  items.store([]);
}

/** The ids of the items viewed on this device, latest first. */
export function useViewedItems(): readonly string[] {
  return useStoredList(items);
}
