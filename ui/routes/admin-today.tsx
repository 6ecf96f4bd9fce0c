import { lazy, Suspense } from "react";
import { AdminBar } from "../components/admin-bar.tsx";
import { MessageBox } from "../components/message-box.tsx";
import { useShop } from "../components/shop-context.ts";
import { viewerMay } from "../features/shared/account/may.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { ConnectionStatus } from "../features/shared/order/connection-status.tsx";
import { TodayPage } from "../features/admin/today/today-page.tsx";

const OpeningPage = lazy(async () => ({
  default: (await import("../features/admin/shop/opening/opening-page.tsx")).OpeningPage,
}));

/**
 * Today's activity, and what needs attention. Before the shop has opened, its owner sees what it
 * still needs.
 */
export function Component() {
  const { closed } = useShop();
  const { viewer } = useViewer();
  const prepares = closed?.opensSoon === true;
  return (
    <>
      <AdminBar title="Today">
        <ConnectionStatus />
      </AdminBar>
      {prepares && viewerMay(viewer, "SETTINGS") ? (
        <Suspense>
          <OpeningPage />
        </Suspense>
      ) : (
        <>
          {prepares && (
            <MessageBox tone="info" className="m-4 md:m-6">
              The shop isn’t open to visitors yet.
            </MessageBox>
          )}
          <TodayPage />
        </>
      )}
    </>
  );
}
