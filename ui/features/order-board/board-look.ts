import type { OrderSort, OrderStatus } from "../../generated/operations.ts";
import { allStatuses, statusOf } from "../order/status.ts";
import { sortOf, sortWord } from "./board-sort.ts";
import { filterOf, parametersOf, type BoardFilter } from "./board-filter.ts";

export type BoardView = "board" | "table";

/** How the orders are looked at, and which. */
export interface BoardLook extends BoardFilter {
  view: BoardView;
  /** The column that a phone shows; absent for the first. */
  column?: OrderStatus;
  /** Of the table. */
  sort: OrderSort;
}

/** The view an address asks for. */
export function viewOf(params: URLSearchParams): BoardView {
  return params.get("view") === "table" ? "table" : "board";
}

function columnOf(params: URLSearchParams): Pick<BoardLook, "column"> {
  const step = params.get("column");
  const column = allStatuses.find((status) => statusOf(status).step === step);
  return column && column !== allStatuses[0] ? { column } : {};
}

/** The look an address asks for; what cannot be understood is left out. */
export function lookOf(params: URLSearchParams): BoardLook {
  return {
    ...filterOf(params),
    view: viewOf(params),
    ...columnOf(params),
    sort: sortOf(params),
  };
}

/** The parameters of a look; what is usual is left out. */
export function lookParameters({ view, column, sort, ...filter }: BoardLook): URLSearchParams {
  const params = parametersOf(filter);
  if (column && column !== allStatuses[0]) params.set("column", statusOf(column).step);
  if (view !== "table") return params;
  const own = sort === "NEWEST" ? [] : [["sort", sortWord(sort)]];
  return new URLSearchParams([["view", "table"], ...own, ...params]);
}
