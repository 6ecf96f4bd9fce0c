import { AdminBar } from "../components/admin-bar.tsx";
import { ConnectionStatus } from "../features/order/connection-status.tsx";
import { AllReports } from "../features/report/all-reports.tsx";

/**
 * What shoppers have reported; how it is looked at, and which one is read, stands in the address.
 */
export function Component() {
  return (
    <>
      <AdminBar title="Reports">
        <ConnectionStatus />
      </AdminBar>
      <AllReports />
    </>
  );
}
