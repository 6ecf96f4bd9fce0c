import { AdminBar } from "../components/admin-bar.tsx";
import { ConnectionStatus } from "../features/order/connection-status.tsx";
import { ReadModelList } from "../features/read-models/read-model-list.tsx";

/** The read models and their actions. */
export function Component() {
  return (
    <>
      <AdminBar title="System">
        <ConnectionStatus />
      </AdminBar>
      <ReadModelList />
    </>
  );
}
