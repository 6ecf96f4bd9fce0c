import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminBar } from "../components/admin-bar.tsx";
import { useLoginPopup } from "../features/account/login-popup.tsx";
import { ConnectionStatus } from "../features/order/connection-status.tsx";
import { CatalogueList } from "../features/product/manage/list/catalogue-list.tsx";
import { lookOf, parametersOf, type Look } from "../features/product/manage/list/look.ts";

const ImportPanel = lazy(async () => ({
  default: (await import("../features/product/manage/import/import-panel.tsx")).ImportPanel,
}));

/** The catalogue; how it is looked at stands in the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [look, setLook] = useState(() => lookOf(params));

  const { open } = useLoginPopup();
  const [importing, setImporting] = useState(false);

  const write = useEffectEvent((wanted: Look) => {
    const after = parametersOf(wanted);
    if (after.toString() !== params.toString()) setParams(after, { replace: true });
  });
  useEffect(() => write(look), [look]);

  return (
    <>
      <AdminBar title="List Items">
        {/* What is imported is compared with one moment, and follows nothing. */}
        {!importing && <ConnectionStatus />}
      </AdminBar>
      {importing ? (
        <Suspense>
          <ImportPanel onClose={() => setImporting(false)} />
        </Suspense>
      ) : (
        <CatalogueList
          look={look}
          onLook={(changes) => setLook((before) => ({ ...before, ...changes }))}
          onImport={() => setImporting(true)}
          onSignIn={() => open("Log in again, and the upload goes on")}
        />
      )}
    </>
  );
}
