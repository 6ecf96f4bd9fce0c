import type { OrderSort } from "../../generated/operations.ts";
import { sortOf, sortWord } from "./board-sort.ts";
import { filterOf, parametersOf, type BoardFilter } from "./board-filter.ts";

export type BoardView = "board" | "table";

/** How the orders are looked at, and which. */
export interface BoardLook extends BoardFilter {
  view: BoardView;
  /** Of the table. */
  sort: OrderSort;
}

/** The view an address asks for. */
export function viewOf(params: URLSearchParams): BoardView {
  return params.get("view") === "table" ? "table" : "board";
}

/** The look an address asks for; what cannot be understood is left out. */
export function lookOf(params: URLSearchParams): BoardLook {
  return { ...filterOf(params), view: viewOf(params), sort: sortOf(params) };
}

/** The parameters of a look; what is usual is left out. */
export function lookParameters({ view, sort, ...filter }: BoardLook): URLSearchParams {
  const params = parametersOf(filter);
  if (view !== "table") return params;
  const own = sort === "NEWEST" ? [] : [["sort", sortWord(sort)]];
  return new URLSearchParams([["view", "table"], ...own, ...params]);
}
