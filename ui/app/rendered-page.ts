import type { NormalizedCacheObject } from "@apollo/client";
import { shownCountOf } from "../features/product/find/shown-items.ts";

/** The id of the element that carries what the server has read for a page. */
export const readDataId = "read-data";

/**
 * What the server has read for the page that it has put into the first HTML; null where it has put
 * none, or where somebody comes back to a list of which more was shown: that is read anew at its
 * whole length.
 */
export function renderedPage(root: HTMLElement): NormalizedCacheObject | null {
  const data = document.getElementById(readDataId)?.textContent;
  if (!data) return null;
  if (shownCountOf(window.location.search) === 0) return JSON.parse(data) as NormalizedCacheObject;
  root.replaceChildren();
  return null;
}
