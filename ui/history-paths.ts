/** An address with its parameters, if there are any. */
const withQuery = (address: string, params: URLSearchParams | null): string =>
  params && params.size > 0 ? `${address}?${params.toString()}` : address;

/** An address at a point in time: an event's number or an instant; null for the present. */
const then = (address: string, at: number | string | null): string =>
  `${address}${at === null ? "" : `?at=${encodeURIComponent(at)}`}`;

/** Addresses of the history area, in a module that other users don't load. */
export const historyPaths = {
  explorer: "/history",
  event: (number: number) => `/history/event/${number}`,
  /** An order at a point in time: an event's number or an instant; null for the present. */
  order: (order: string, at: number | string | null = null) =>
    then(`/history/order/${encodeURIComponent(order)}`, at),
  product: (id: string, at: number | string | null = null) =>
    then(`/history/product/${encodeURIComponent(id)}`, at),
  stock: (productId: string, at: number | string | null = null) =>
    then(`/history/stock/${encodeURIComponent(productId)}`, at),
  /** An account's cart. */
  cart: (userId: string, at: number | string | null = null) =>
    then(`/history/cart/${encodeURIComponent(userId)}`, at),
  /** The replay; `at` is its start, an event's number or an instant. */
  replay: (at: number | string | null = null) => then("/history/replay", at),
  /** The order board at a point in time: an event's number or an instant. */
  board: (at: number | string) => then("/history/board", at),
  /**
   * A comparison of two points in time, each an event's number or an instant; null for the default.
   */
  compare: (a: string | null = null, b: string | null = null) =>
    withQuery(
      "/history/compare",
      new URLSearchParams({ ...(a !== null && { a }), ...(b !== null && { b }) }),
    ),
  /** The verification of read models; `model` selects one. */
  verify: (model: string | null = null) =>
    withQuery("/history/verify", model === null ? null : new URLSearchParams({ model })),
  /** A simulation; `params` holds its changes. */
  whatIf: (params: URLSearchParams | null = null) => withQuery("/history/what-if", params),
  /** Reports; `params` holds their range and last event. */
  workbench: (params: URLSearchParams | null = null) => withQuery("/history/workbench", params),
} as const;
