import { AdminBar } from "../components/admin-bar.tsx";
import { CashPage } from "../features/admin/cash/cash-page.tsx";

/** The cash of delivery runs; the shown list and the open run are kept in the address. */
export function Component() {
  return (
    <>
      <AdminBar title="Cash" />
      <CashPage />
    </>
  );
}
