import { createKeptList, useKeptList } from "../../storage/kept-list.ts";

/** So many views are kept; the oldest make room. */
export const mostViews = 12;

/** The length of a name. */
export const longestName = 40;

/** A way to look at the orders, by a name. */
export interface SavedView {
  name: string;
  /** The parameters of the board's address. */
  address: string;
}

function isView(value: unknown): value is SavedView {
  const { name, address } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === "string" && typeof address === "string";
}

const views = createKeptList("nivasa.board-views", mostViews, isView);

/** Keeps a view on this device, the newest first, in the place of one of the same name. */
export function saveView(name: string, address: string): void {
  const wanted = name.trim().slice(0, longestName);
  if (wanted === "") return;
  views.keep([{ name: wanted, address }, ...views.read().filter((each) => each.name !== wanted)]);
}

export function forgetView(name: string): void {
  views.keep(views.read().filter((each) => each.name !== name));
}

/** The views that were saved on this device, the newest first. */
export function useSavedViews(): readonly SavedView[] {
  return useKeptList(views);
}
