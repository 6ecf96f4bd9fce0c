import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminBar } from "../components/admin-bar.tsx";
import { ConnectionStatus } from "../features/order/connection-status.tsx";
import type { BoardFilter } from "../features/order-board/board-lists.ts";
import type { BoardView } from "../features/order-board/board-toolbar.tsx";
import { OrderBoard } from "../features/order-board/order-board.tsx";

interface Look extends BoardFilter {
  view: BoardView;
}

function lookOf(params: URLSearchParams): Look {
  return {
    view: params.get("view") === "table" ? "table" : "board",
    search: params.get("search") ?? "",
    province: params.get("province") ?? "",
  };
}

/**
 * The order board. How it is looked at is also written to the address, so that a reload keeps it; it is not read from
 * there while the page stands, because the router may take its time with an address and the list may not.
 */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [look, setLook] = useState(() => lookOf(params));
  const change = (values: Partial<Look>) => setLook((before) => ({ ...before, ...values }));

  const write = useEffectEvent(({ view, search, province }: Look) => {
    const after = new URLSearchParams();
    if (view !== "board") after.set("view", view);
    if (search) after.set("search", search);
    if (province) after.set("province", province);
    if (after.toString() !== params.toString()) setParams(after, { replace: true });
  });
  useEffect(() => write(look), [look]);

  return (
    <div className="flex flex-1 flex-col md:h-dvh md:min-h-[32rem] md:flex-none">
      <AdminBar title="Orders">
        <ConnectionStatus />
      </AdminBar>
      <OrderBoard
        view={look.view}
        onView={(view) => change({ view })}
        filter={look}
        onFilter={change}
      />
    </div>
  );
}
