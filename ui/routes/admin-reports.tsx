import { AdminBar } from "../components/admin-bar.tsx";
import { ConnectionStatus } from "../features/shared/order/connection-status.tsx";
import { AllIssueReports } from "../features/admin/issue-reports/all-issue-reports.tsx";

/** The issue reports; the view and the open report are kept in the address. */
export function Component() {
  return (
    <>
      <AdminBar title="Reports">
        <ConnectionStatus />
      </AdminBar>
      <AllIssueReports />
    </>
  );
}
