import type { Viewer } from "./viewer.ts";
import { paths } from "../../../paths.ts";
import { viewerMay } from "./may.ts";

/** The first page after a staff sign-in: one that the role may see. */
export function landingOf(viewer: Viewer): string {
  if (viewerMay(viewer, "ITEMS_EDIT")) return paths.adminAdd;
  if (viewerMay(viewer, "CALLS")) return paths.adminOrders;
  if (viewerMay(viewer, "HISTORY_READ")) return paths.history;
  return viewerMay(viewer, "RUNS_ANSWER") ? paths.adminRun : paths.home;
}
