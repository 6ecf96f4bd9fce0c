import { AdminBar } from "../components/admin-bar.tsx";
import { ConnectionStatus } from "../features/order/connection-status.tsx";
import { SettingsPage } from "../features/settings/settings-page.tsx";

/** What admins set for the whole shop. */
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
