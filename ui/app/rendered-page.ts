import type { NormalizedCacheObject } from "@apollo/client";
import { shownCountOf } from "../features/shop/find/shown-items.ts";

/** The id of the element with the data that the server has read for a page. */
export const readDataId = "read-data";

/**
 * The data of a server-rendered page. Null if the page was not rendered by the server, or if the
 * user comes back to a list with more pages loaded: it is then reloaded in full.
 */
export function renderedPage(root: HTMLElement): NormalizedCacheObject | null {
  const data = document.getElementById(readDataId)?.textContent;
  if (!data) return null;
  if (shownCountOf(window.location.search) === 0) return JSON.parse(data) as NormalizedCacheObject;
  root.replaceChildren();
  return null;
}
