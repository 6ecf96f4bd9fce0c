import { AdminBar } from "../components/admin-bar.tsx";
import { DemandPage } from "../features/admin/demand/demand-page.tsx";

/** What people want; the filter and the open variant are kept in the address. */
export function Component() {
  return (
    <>
      <AdminBar title="Demand" />
      <DemandPage />
    </>
  );
}
