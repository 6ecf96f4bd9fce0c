import type { ResourceMetrics } from "@opentelemetry/sdk-metrics";

/** Units as Prometheus writes them at the end of a name. */
const units: Readonly<Record<string, string>> = { s: "seconds", By: "bytes" };

/**
 * The metrics with the names that a collector gives them when it passes them to Prometheus: the
 * unit ends the name. The serializer omits it.
 */
export const withUnitsInNames = ({ resource, scopeMetrics }: ResourceMetrics): ResourceMetrics => ({
  resource,
  scopeMetrics: scopeMetrics.map(({ scope, metrics }) => ({
    scope,
    metrics: metrics.map((metric) => {
      const { name, unit } = metric.descriptor;
      const word = units[unit] ?? "";
      const named = word === "" ? name : `${name}_${word}`;
      return { ...metric, descriptor: { ...metric.descriptor, name: named, unit: word } };
    }),
  })),
});
