import { AdminBar } from "../components/admin-bar.tsx";
import { ConnectionStatus } from "../features/shared/order/connection-status.tsx";
import { Backups } from "../features/admin/backups/backups.tsx";
import { ReadModelList } from "../features/admin/read-models/read-model-list.tsx";

/** The backups, the read models, and their actions. */
export function Component() {
  return (
    <>
      <AdminBar title="System">
        <ConnectionStatus />
      </AdminBar>
      <Backups />
      <ReadModelList />
    </>
  );
}
