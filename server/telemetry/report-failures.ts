import type { PushMetricExporter } from "@opentelemetry/sdk-metrics";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { Log } from "../process/log.ts";

type Signal = "traces" | "metrics";

/** Logs when a collector begins to refuse what is sent to it, and when it accepts it again. */
const createReport = (signal: Signal, log: Log) => {
  let fails = false;
  return ({ error }: { readonly error?: Error }): void => {
    if (error && !fails) {
      log.warn(
        { err: error },
        `The collector doesn't accept ${signal}; they are lost until it does`,
      );
    }
    if (!error && fails) log.info(`The collector accepts ${signal} again`);
    fails = error !== undefined;
  };
};

/** Makes an exporter of traces log its failures. Returns the same exporter. */
export const reportLostTraces = <Exporter extends SpanExporter>(
  exporter: Exporter,
  log: Log,
): Exporter => {
  const send = exporter.export.bind(exporter);
  const report = createReport("traces", log);
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      report(result);
      done(result);
    });
  return exporter;
};

/** Makes an exporter of metrics log its failures. Returns the same exporter. */
export const reportLostMetrics = <Exporter extends PushMetricExporter>(
  exporter: Exporter,
  log: Log,
): Exporter => {
  const send = exporter.export.bind(exporter);
  const report = createReport("metrics", log);
  exporter.export = (metrics, done) =>
    send(metrics, (result) => {
      report(result);
      done(result);
    });
  return exporter;
};
