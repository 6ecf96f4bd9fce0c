/** How fresh what is followed live is. Times are milliseconds since 1970. */
export type Freshness =
  | { kind: "live"; lastUpdateAt: number }
  | { kind: "catching-up"; remaining: number }
  | { kind: "offline"; since: number };
