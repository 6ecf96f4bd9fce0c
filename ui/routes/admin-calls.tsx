import { AdminBar } from "../components/admin-bar.tsx";
import { CallsPage } from "../features/admin/calls/calls-page.tsx";
import { SettingsProvider } from "../features/admin/settings/settings-provider.tsx";
import { useViewer } from "../features/shared/account/viewer.ts";
import { ConnectionStatus } from "../features/shared/order/connection-status.tsx";
import { squarePicture } from "../features/shared/product/product-picture.tsx";

/** The orders to confirm by phone. */
export function Component() {
  const { viewer } = useViewer();
  return (
    <>
      <AdminBar title="Calls">
        <ConnectionStatus />
      </AdminBar>
      <SettingsProvider>
        <CallsPage staffName={viewer?.name ?? ""} picture={squarePicture} />
      </SettingsProvider>
    </>
  );
}
