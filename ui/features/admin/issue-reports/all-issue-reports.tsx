import { useEffect, useRef } from "react";
import { DebouncedSearch } from "../../../components/debounced-search.tsx";
import { Tabs } from "../../../components/tabs.tsx";
import { useIsPhone } from "../../../components/phone.ts";
import { useViewInAddress } from "../../../components/use-view-in-address.ts";
import type { IssueReportStatus } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { useMay } from "../../shared/account/rights.ts";
import { useDrafts } from "../kit/use-drafts.ts";
import { InboxFrame } from "./inbox-frame.tsx";
import { listedId } from "./inbox-list.tsx";
import { parametersOf, viewOf, type InboxView } from "./inbox-view.ts";
import { issueReportStates } from "../../shared/issue-reports/issue-report-state.tsx";
import { useIssueReportInbox } from "./use-issue-report-inbox.ts";

type Shown = IssueReportStatus | "ALL";

/** All issue reports by state, newest first and live, for admins, who answer them here. */
export function AllIssueReports() {
  const [view, changeView] = useViewInAddress(viewOf, parametersOf);
  const seesNames = useMay("PERSONAL_READ");
  const alone = useIsPhone() && view.report !== "";
  const inbox = useIssueReportInbox(view);
  const drafts = useDrafts();
  const tabs = issueReportStates.map(({ state, word }) => ({
    value: state,
    label: word,
    count: inbox.countOf(state),
  }));

  // Going back to the list restores its focus.
  const before = useRef("");
  useEffect(() => {
    const left = before.current;
    before.current = alone ? view.report : "";
    if (left && !alone) document.getElementById(listedId(left))?.focus();
  }, [alone, view.report]);

  return (
    <div className="px-4 py-4 md:px-6">
      {!alone && (
        <DebouncedSearch
          dense
          label="Find a report"
          placeholder={seesNames ? "Number, email or words" : "Number, such as RP-7K3M9Q"}
          className="mb-3 w-68 max-sm:w-full"
          search={view.search}
          onSearch={(search) => changeView({ search })}
        />
      )}
      <Tabs<Shown>
        label="Reports by state"
        tabs={[{ value: "ALL", label: "All" }, ...tabs]}
        value={view.state ?? "ALL"}
        onValueChange={(shown) => changeView({ state: shown === "ALL" ? null : shown })}
        className={alone ? "hidden!" : "mb-4!"}
      >
        <InboxFrame
          view={view}
          inbox={inbox}
          alone={alone}
          addressOf={(report) => addressOf({ ...view, report })}
          onShowAll={() => changeView({ search: "", state: null })}
          drafts={drafts}
        />
      </Tabs>
    </div>
  );
}

function addressOf(view: InboxView): string {
  return `${paths.adminReports}?${parametersOf(view).toString()}`;
}
