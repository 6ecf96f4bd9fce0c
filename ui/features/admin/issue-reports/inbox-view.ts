import type { IssueReportStatus } from "../../../generated/operations.ts";
import { issueReportStates } from "../../shared/issue-reports/issue-report-state.tsx";

/** An admin's view of the reports. */
export interface InboxView {
  /** Null for all. */
  state: IssueReportStatus | null;
  search: string;
  /** The number of the open report; empty for none. */
  report: string;
}

/** The view that an address names; unknown values are ignored. */
export function viewOf(params: URLSearchParams): InboxView {
  const state = params.get("state")?.toUpperCase();
  return {
    state: issueReportStates.find((one) => one.state === state)?.state ?? null,
    search: params.get("search") ?? "",
    report: params.get("report") ?? "",
  };
}

/** The query parameters of a view; defaults are omitted. */
export function parametersOf({ state, search, report }: InboxView): URLSearchParams {
  return new URLSearchParams({
    ...(state && { state: state.toLowerCase() }),
    ...(search && { search }),
    ...(report && { report }),
  });
}
