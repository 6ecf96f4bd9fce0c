import { addressView, choice } from "../../../components/address-view.ts";
import type { OrderSort, OrderStatus } from "../../../generated/operations.ts";
import { allStatuses, statusOf } from "../../shared/order/status.ts";
import { allSorts, sortParameter } from "./board-sort.ts";
import { filterParsers, type BoardFilter } from "./board-filter.ts";

const layouts = ["board", "table"] as const;
export type BoardLayout = (typeof layouts)[number];

/** The layout, sort order and filter of the orders. */
export interface BoardView extends BoardFilter {
  view: BoardLayout;
  /** The column shown on phones; absent for the first. */
  column?: OrderStatus;
  /** The sort order of the table. */
  sort: OrderSort;
}

const address = addressView({
  view: choice(layouts, String).withDefault("board"),
  sort: choice(
    allSorts.map(({ sort }) => sort),
    sortParameter,
  ).withDefault("NEWEST"),
  ...filterParsers,
  column: choice(allStatuses.slice(1), (status) => statusOf(status).step),
});

/** The view that an address names; unknown values are ignored. */
export function viewOf(params: URLSearchParams): BoardView {
  const { column, ...view } = address.viewOf(params);
  return { ...view, ...(column && { column }) };
}

/** The layout that an address names. */
export const layoutOf = (params: URLSearchParams): BoardLayout => viewOf(params).view;

/** The sort order that an address names; the default if it names none. */
export const sortOf = (params: URLSearchParams): OrderSort => viewOf(params).sort;

/** The query parameters of a view; defaults are omitted. Only the table has a sort order. */
export function viewParameters({ column, ...view }: BoardView): URLSearchParams {
  return address.parametersOf({
    ...view,
    sort: view.view === "table" ? view.sort : null,
    column: column === allStatuses[0] ? null : (column ?? null),
  });
}
