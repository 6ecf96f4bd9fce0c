import { AdminBar } from "../components/admin-bar.tsx";
import { AllReports } from "../features/report/all-reports.tsx";

/** What shoppers have reported. */
export function Component() {
  return (
    <>
      <AdminBar title="Reports" />
      <AllReports />
    </>
  );
}
