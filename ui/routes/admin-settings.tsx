import { AdminBar } from "../components/admin-bar.tsx";
import { ConnectionStatus } from "../features/shared/order/connection-status.tsx";
import { SettingsPage } from "../features/admin/settings/settings-page.tsx";

/** Settings of the whole shop, for admins. */
export function Component() {
  return (
    <>
      <AdminBar title="Settings">
        <ConnectionStatus />
      </AdminBar>
      <SettingsPage />
    </>
  );
}
