import { AdminBar } from "../components/admin-bar.tsx";
import { ConnectionStatus } from "../features/shared/order/connection-status.tsx";
import { TodayPage } from "../features/admin/today/today-page.tsx";

/** Today's activity, and what needs attention. */
export function Component() {
  return (
    <>
      <AdminBar title="Today">
        <ConnectionStatus />
      </AdminBar>
      <TodayPage />
    </>
  );
}
