/** Path of the metrics in Prometheus's text format. */
export const metricsPath = "/metrics";

/** Paths of the checks of supervisors and proxies. */
export const healthPaths = { live: "/livez", ready: "/readyz", health: "/healthz" } as const;

/** Whether a path, with or without a query, is that of a check. */
export const isHealthPath = (url: string): boolean =>
  Object.values<string>(healthPaths).includes(url.split("?", 1)[0] ?? "");
