import { addressView, choice, text } from "../../../components/address-view.ts";
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

const address = addressView({
  state: choice(
    issueReportStates.map(({ state }) => state),
    (state) => state.toLowerCase(),
  ),
  search: text(),
  report: text(),
});

/** The view that an address names; unknown values are ignored. */
export const viewOf: (params: URLSearchParams) => InboxView = address.viewOf;

/** The query parameters of a view; defaults are omitted. */
export const { parametersOf } = address;
