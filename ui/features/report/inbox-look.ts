import type { ReportState } from "../../generated/operations.ts";
import { reportStates } from "./report-state.tsx";

/** How an admin looks at the reports. */
export interface InboxLook {
  /** Null for all. */
  state: ReportState | null;
  search: string;
  /** The number of the report that is read; empty for none. */
  report: string;
}

/** The look an address asks for; what cannot be understood is left out. */
export function lookOf(params: URLSearchParams): InboxLook {
  const state = params.get("state")?.toUpperCase();
  return {
    state: reportStates.find((one) => one.state === state)?.state ?? null,
    search: params.get("search") ?? "",
    report: params.get("report") ?? "",
  };
}

/** The parameters of a look; what is usual is left out. */
export function parametersOf({ state, search, report }: InboxLook): URLSearchParams {
  return new URLSearchParams({
    ...(state && { state: state.toLowerCase() }),
    ...(search && { search }),
    ...(report && { report }),
  });
}
