import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminBar } from "../features/admin/admin-bar.tsx";
import { ConnectionStatus } from "../features/connection/connection-status.tsx";
import type { BoardFilter } from "../features/order/board/board-lists.ts";
import type { BoardView } from "../features/order/board/board-toolbar.tsx";
import { OrderBoard } from "../features/order/board/order-board.tsx";

/** The order board; how it is looked at stands in the address, so that a reload keeps it. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const view: BoardView = params.get("view") === "table" ? "table" : "board";
  const filter = { search: params.get("search") ?? "", province: params.get("province") ?? "" };

  const write = useCallback(
    (values: Record<string, string>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value === "") after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );

  return (
    <div className="flex flex-1 flex-col md:h-dvh md:min-h-[32rem] md:flex-none">
      <AdminBar title="Orders">
        <ConnectionStatus />
      </AdminBar>
      <OrderBoard
        view={view}
        onView={(next) => write({ view: next === "board" ? "" : next })}
        filter={filter}
        onFilter={(values: Partial<BoardFilter>) => write({ ...values })}
      />
    </div>
  );
}
