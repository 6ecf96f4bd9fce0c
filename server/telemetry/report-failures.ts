import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { Log } from "../log/log.ts";

type ExportResult = Parameters<Parameters<SpanExporter["export"]>[1]>[0];
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

/** What an exporter of traces and one of metrics have in common. */
interface Exporter<Items> {
  export(items: Items, done: (result: ExportResult) => void): void;
}

/** Makes an exporter log its failures. */
export const reportLost = <Items>(exporter: Exporter<Items>, signal: Signal, log: Log): void => {
  const send = exporter.export.bind(exporter);
  const report = createReport(signal, log);
  exporter.export = (items, done) =>
    send(items, (result) => {
      report(result);
      done(result);
    });
};
