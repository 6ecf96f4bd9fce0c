import { filterOf, parametersOf, type BoardFilter } from "./board-filter.ts";

export type BoardView = "board" | "table";

/** How the orders are looked at, and which. */
export interface BoardLook extends BoardFilter {
  view: BoardView;
}

/** The view an address asks for. */
export function viewOf(params: URLSearchParams): BoardView {
  return params.get("view") === "table" ? "table" : "board";
}

/** The look an address asks for; what cannot be understood is left out. */
export function lookOf(params: URLSearchParams): BoardLook {
  return { ...filterOf(params), view: viewOf(params) };
}

/** The parameters of a look; what is usual is left out. */
export function lookParameters({ view, ...filter }: BoardLook): URLSearchParams {
  const params = parametersOf(filter);
  return view === "table" ? new URLSearchParams([["view", "table"], ...params]) : params;
}
