import { lazy, Suspense, useState } from "react";
import { AdminBar } from "../components/admin-bar.tsx";
import { useViewInAddress } from "../components/use-view-in-address.ts";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { ConnectionStatus } from "../features/shared/order/connection-status.tsx";
import { CatalogueList } from "../features/admin/catalogue/list/catalogue-list.tsx";
import { catalogueViewOf, parametersOf } from "../features/admin/catalogue/list/catalogue-view.ts";

const ImportPanel = lazy(async () => ({
  default: (await import("../features/admin/catalogue/import/import-panel.tsx")).ImportPanel,
}));

/** The catalogue; its view is kept in the address. */
export function Component() {
  const [view, changeView] = useViewInAddress(catalogueViewOf, parametersOf);
  const { open } = useLoginPopup();
  const [importing, setImporting] = useState(false);

  return (
    <>
      <AdminBar title="List Items">
        {/* An import is compared with a fixed state, and is not live. */}
        {!importing && <ConnectionStatus />}
      </AdminBar>
      {importing ? (
        <Suspense>
          <ImportPanel onClose={() => setImporting(false)} />
        </Suspense>
      ) : (
        <CatalogueList
          view={view}
          onView={changeView}
          onImport={() => setImporting(true)}
          onSignIn={() => open("Log in again to continue the upload")}
        />
      )}
    </>
  );
}
