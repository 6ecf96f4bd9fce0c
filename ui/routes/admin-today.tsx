import { AdminBar } from "../components/admin-bar.tsx";
import { ConnectionStatus } from "../features/order/connection-status.tsx";
import { TodayPage } from "../features/today/today-page.tsx";

/** What happens in the shop today, and what needs a hand. */
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
