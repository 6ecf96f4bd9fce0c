/** Addresses of the analyst's house, which nobody else has to fetch. */
export const historyPaths = {
  explorer: "/history",
  event: (number: number) => `/history/event/${number}`,
  /** An order at a moment: an event's number or an instant; null for the present. */
  order: (order: string, at: number | string | null = null) =>
    `/history/order/${encodeURIComponent(order)}${at === null ? "" : `?at=${at}`}`,
} as const;
