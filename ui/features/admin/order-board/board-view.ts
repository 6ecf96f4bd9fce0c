import type { OrderSort, OrderStatus } from "../../../generated/operations.ts";
import { allStatuses, statusOf } from "../../shared/order/status.ts";
import { sortOf, sortParameter } from "./board-sort.ts";
import { filterOf, parametersOf, type BoardFilter } from "./board-filter.ts";

export type BoardLayout = "board" | "table";

/** The layout, sort order and filter of the orders. */
export interface BoardView extends BoardFilter {
  view: BoardLayout;
  /** The column shown on phones; absent for the first. */
  column?: OrderStatus;
  /** The sort order of the table. */
  sort: OrderSort;
}

/** The layout that an address names. */
export function layoutOf(params: URLSearchParams): BoardLayout {
  return params.get("view") === "table" ? "table" : "board";
}

function columnOf(params: URLSearchParams): Pick<BoardView, "column"> {
  const step = params.get("column");
  const column = allStatuses.find((status) => statusOf(status).step === step);
  return column && column !== allStatuses[0] ? { column } : {};
}

/** The view that an address names; unknown values are ignored. */
export function viewOf(params: URLSearchParams): BoardView {
  return {
    ...filterOf(params),
    view: layoutOf(params),
    ...columnOf(params),
    sort: sortOf(params),
  };
}

/** The query parameters of a view; defaults are omitted. */
export function viewParameters({ view, column, sort, ...filter }: BoardView): URLSearchParams {
  const params = parametersOf(filter);
  if (column && column !== allStatuses[0]) params.set("column", statusOf(column).step);
  if (view !== "table") return params;
  const own = sort === "NEWEST" ? [] : [["sort", sortParameter(sort)]];
  return new URLSearchParams([["view", "table"], ...own, ...params]);
}
