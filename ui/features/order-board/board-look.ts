import type { OrderSort, OrderStatus } from "../../generated/operations.ts";
import { allStatuses, statusOf } from "../order/status.ts";
import { sortOf, sortWord } from "./board-sort.ts";
import { filterOf, parametersOf, type BoardFilter } from "./board-filter.ts";

export type BoardView = "board" | "table";

/** The layout, sort order and filter of the orders. */
export interface BoardLook extends BoardFilter {
  view: BoardView;
  /** The column shown on phones; absent for the first. */
  column?: OrderStatus;
  /** The sort order of the table. */
  sort: OrderSort;
}

/** The layout that an address names. */
export function viewOf(params: URLSearchParams): BoardView {
  return params.get("view") === "table" ? "table" : "board";
}

function columnOf(params: URLSearchParams): Pick<BoardLook, "column"> {
  const step = params.get("column");
  const column = allStatuses.find((status) => statusOf(status).step === step);
  return column && column !== allStatuses[0] ? { column } : {};
}

/** The view that an address names; unknown values are ignored. */
export function lookOf(params: URLSearchParams): BoardLook {
  return {
    ...filterOf(params),
    view: viewOf(params),
    ...columnOf(params),
    sort: sortOf(params),
  };
}

/** The query parameters of a view; defaults are omitted. */
export function lookParameters({ view, column, sort, ...filter }: BoardLook): URLSearchParams {
  const params = parametersOf(filter);
  if (column && column !== allStatuses[0]) params.set("column", statusOf(column).step);
  if (view !== "table") return params;
  const own = sort === "NEWEST" ? [] : [["sort", sortWord(sort)]];
  return new URLSearchParams([["view", "table"], ...own, ...params]);
}
