/** Path of the metrics in Prometheus's text format. */
export const metricsPath = "/metrics";
