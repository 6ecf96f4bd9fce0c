import { createKeptList, useKeptList, type KeptList } from "./kept-list.ts";

/** So many views are kept; the oldest make room. */
export const mostViews = 12;

/** The length of a name. */
export const longestName = 40;

/** A way to look at a page, by a name. */
export interface SavedView {
  name: string;
  /** The parameters of the page's address. */
  address: string;
}

/** Views of one page that were saved on this device, the newest first. */
export type SavedViews = KeptList<SavedView>;

function isView(value: unknown): value is SavedView {
  const { name, address } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === "string" && typeof address === "string";
}

/** The views of a page; `page` names it in the device's storage. */
export function createSavedViews(page: string): SavedViews {
  return createKeptList(`nivasa.${page}-views`, mostViews, isView);
}

/**
 * Keeps a view, the newest first, in the place of one of the same name; nothing where the name is
 * blank.
 */
export function saveView(views: SavedViews, name: string, address: string): void {
  const wanted = name.trim().slice(0, longestName);
  if (wanted === "") return;
  views.keep([{ name: wanted, address }, ...views.read().filter((each) => each.name !== wanted)]);
}

/** Keeps it no longer. */
export function forgetView(views: SavedViews, name: string): void {
  views.keep(views.read().filter((each) => each.name !== name));
}

/** The views as they are now, also where another window changes them. */
export function useSavedViews(views: SavedViews): readonly SavedView[] {
  return useKeptList(views);
}
