import { AdminBar } from "../components/admin-bar.tsx";
import { RunsPage } from "../features/admin/runs/runs-page.tsx";

/** Delivery runs; the open run, or the day that is planned, is kept in the address. */
export function Component() {
  return (
    <>
      <AdminBar title="Runs" />
      <RunsPage />
    </>
  );
}
