import { AdminBar } from "../components/admin-bar.tsx";
import { DeliveriesPage } from "../features/admin/deliveries/deliveries-page.tsx";

/** The places of each zone and day; the first day is kept in the address. */
export function Component() {
  return (
    <>
      <AdminBar title="Deliveries" />
      <DeliveriesPage />
    </>
  );
}
