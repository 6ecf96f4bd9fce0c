import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminBar } from "../components/admin-bar.tsx";
import { ConnectionStatus } from "../features/order/connection-status.tsx";
import { CatalogueList } from "../features/product/manage/list/catalogue-list.tsx";
import { lookOf, parametersOf, type Look } from "../features/product/manage/list/look.ts";

/** The catalogue; how it is looked at stands in the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [look, setLook] = useState(() => lookOf(params));

  const write = useEffectEvent((wanted: Look) => {
    const after = parametersOf(wanted);
    if (after.toString() !== params.toString()) setParams(after, { replace: true });
  });
  useEffect(() => write(look), [look]);

  return (
    <>
      <AdminBar title="List Items">
        <ConnectionStatus />
      </AdminBar>
      <CatalogueList
        look={look}
        onLook={(changes) => setLook((before) => ({ ...before, ...changes }))}
      />
    </>
  );
}
