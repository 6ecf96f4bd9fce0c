/** How up to date live data is. Times are milliseconds since 1970. */
export type Freshness =
  | { kind: "live"; lastUpdateAt: number }
  | { kind: "catching-up"; remaining: number }
  | { kind: "offline"; since: number };
