/** An address at a moment: an event's number or an instant; null for the present. */
const then = (address: string, at: number | string | null): string =>
  `${address}${at === null ? "" : `?at=${encodeURIComponent(at)}`}`;

/** Addresses of the analyst's house, which nobody else has to fetch. */
export const historyPaths = {
  explorer: "/history",
  event: (number: number) => `/history/event/${number}`,
  /** An order at a moment: an event's number or an instant; null for the present. */
  order: (order: string, at: number | string | null = null) =>
    `/history/order/${encodeURIComponent(order)}${at === null ? "" : `?at=${at}`}`,
  product: (id: string, at: number | string | null = null) =>
    then(`/history/product/${encodeURIComponent(id)}`, at),
  stock: (productId: string, at: number | string | null = null) =>
    then(`/history/stock/${encodeURIComponent(productId)}`, at),
  /** Somebody's cart, by the account. */
  cart: (userId: string, at: number | string | null = null) =>
    then(`/history/cart/${encodeURIComponent(userId)}`, at),
  /** The shop replayed; from a moment, where one is given, which is an event's number or an instant. */
  replay: (at: number | string | null = null) => `/history/replay${at === null ? "" : `?at=${at}`}`,
  /** The order board at a moment: an event's number or an instant. */
  board: (at: number | string) => `/history/board?at=${at}`,
  /** Two moments, each an event's number or an instant; null for the usual one. */
  compare: (a: string | null = null, b: string | null = null) => {
    const moments = new URLSearchParams({ ...(a !== null && { a }), ...(b !== null && { b }) });
    return `/history/compare${moments.size > 0 ? `?${moments.toString()}` : ""}`;
  },
  /** Read models against the log; one of them, where it is named. */
  verify: (model: string | null = null) =>
    `/history/verify${model === null ? "" : `?model=${model}`}`,
  /** The shop with changes; those that some parameters name, where they are given. */
  whatIf: (params: URLSearchParams | null = null) =>
    `/history/what-if${params && params.size > 0 ? `?${params.toString()}` : ""}`,
  /** Reports; over the range and up to the event that some parameters name, where they are given. */
  workbench: (params: URLSearchParams | null = null) =>
    `/history/workbench${params ? `?${params.toString()}` : ""}`,
} as const;
