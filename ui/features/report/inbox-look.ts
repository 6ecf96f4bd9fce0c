import type { ReportState } from "../../generated/operations.ts";
import { reportStates } from "./report-state.tsx";

/** An admin's view of the reports. */
export interface InboxLook {
  /** Null for all. */
  state: ReportState | null;
  search: string;
  /** The number of the open report; empty for none. */
  report: string;
}

/** The view that an address names; unknown values are ignored. */
export function lookOf(params: URLSearchParams): InboxLook {
  const state = params.get("state")?.toUpperCase();
  return {
    state: reportStates.find((one) => one.state === state)?.state ?? null,
    search: params.get("search") ?? "",
    report: params.get("report") ?? "",
  };
}

/** The query parameters of a view; defaults are omitted. */
export function parametersOf({ state, search, report }: InboxLook): URLSearchParams {
  return new URLSearchParams({
    ...(state && { state: state.toLowerCase() }),
    ...(search && { search }),
    ...(report && { report }),
  });
}
