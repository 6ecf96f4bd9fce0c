import { createStoredList, useStoredList, type StoredList } from "./stored-list.ts";

/** Maximum number of views; the oldest are dropped. */
export const mostViews = 12;

/** Maximum length of a name. */
export const longestName = 40;

/** A named view of a page. */
export interface SavedView {
  name: string;
  /** The query parameters of the page's address. */
  address: string;
}

/** The views of one page saved on this device, newest first. */
export type SavedViews = StoredList<SavedView>;

function isView(value: unknown): value is SavedView {
  const { name, address } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === "string" && typeof address === "string";
}

/** The views of a page; `page` is its name in the device's storage. */
export function createSavedViews(page: string): SavedViews {
  return createStoredList(`nivasa.${page}-views`, mostViews, isView);
}

/** Saves a view as the newest and replaces one of the same name; ignored if the name is blank. */
export function saveView(views: SavedViews, name: string, address: string): void {
  const wanted = name.trim().slice(0, longestName);
  if (wanted === "") return;
  views.store([{ name: wanted, address }, ...views.read().filter((each) => each.name !== wanted)]);
}

/** Deletes a view by its name. */
export function forgetView(views: SavedViews, name: string): void {
  views.store(views.read().filter((each) => each.name !== name));
}

/** The current views, updated when another window changes them. */
export function useSavedViews(views: SavedViews): readonly SavedView[] {
  return useStoredList(views);
}
