/** An address with parameters, where there are any. */
const asked = (address: string, params: URLSearchParams | null): string =>
  params && params.size > 0 ? `${address}?${params.toString()}` : address;

/** An address at a moment: an event's number or an instant; null for the present. */
const then = (address: string, at: number | string | null): string =>
  `${address}${at === null ? "" : `?at=${encodeURIComponent(at)}`}`;

/** Addresses of the analyst's house, which nobody else has to fetch. */
export const historyPaths = {
  explorer: "/history",
  event: (number: number) => `/history/event/${number}`,
  /** An order at a moment: an event's number or an instant; null for the present. */
  order: (order: string, at: number | string | null = null) =>
    then(`/history/order/${encodeURIComponent(order)}`, at),
  product: (id: string, at: number | string | null = null) =>
    then(`/history/product/${encodeURIComponent(id)}`, at),
  stock: (productId: string, at: number | string | null = null) =>
    then(`/history/stock/${encodeURIComponent(productId)}`, at),
  /** Somebody's cart, by the account. */
  cart: (userId: string, at: number | string | null = null) =>
    then(`/history/cart/${encodeURIComponent(userId)}`, at),
  /**
   * The shop replayed; from a moment, where one is given, which is an event's number or an instant.
   */
  replay: (at: number | string | null = null) => then("/history/replay", at),
  /** The order board at a moment: an event's number or an instant. */
  board: (at: number | string) => then("/history/board", at),
  /** Two moments, each an event's number or an instant; null for the usual one. */
  compare: (a: string | null = null, b: string | null = null) =>
    asked(
      "/history/compare",
      new URLSearchParams({ ...(a !== null && { a }), ...(b !== null && { b }) }),
    ),
  /** Read models against the log; one of them, where it is named. */
  verify: (model: string | null = null) =>
    asked("/history/verify", model === null ? null : new URLSearchParams({ model })),
  /** The shop with changes; those that some parameters name, where they are given. */
  whatIf: (params: URLSearchParams | null = null) => asked("/history/what-if", params),
  /**
   * Reports; over the range and up to the event that some parameters name, where they are given.
   */
  workbench: (params: URLSearchParams | null = null) => asked("/history/workbench", params),
} as const;
