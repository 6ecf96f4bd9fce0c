import { useSearchParams } from "react-router-dom";
import { AdminBar } from "../components/admin-bar.tsx";
import { CallsPage } from "../features/admin/calls/calls-page.tsx";
import { useViewer } from "../features/shared/account/viewer.ts";
import { ConnectionStatus } from "../features/shared/order/connection-status.tsx";
import { squarePicture } from "../features/shared/product/product-picture.tsx";

/** The orders to confirm by phone; the address may name the first one. */
export function Component() {
  const { viewer } = useViewer();
  const [params] = useSearchParams();
  return (
    <>
      <AdminBar title="Calls">
        <ConnectionStatus />
      </AdminBar>
      <CallsPage
        staffName={viewer?.name ?? ""}
        picture={squarePicture}
        first={params.get("order")}
      />
    </>
  );
}
