import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A span as a collector receives it, OTLP in JSON. Times are nanoseconds since 1970. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

interface TraceRequest {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

/** A metric has one of these, by its kind. */
interface ReceivedMetric {
  readonly name: string;
  readonly sum?: DataPoints;
  readonly gauge?: DataPoints;
  readonly histogram?: DataPoints;
}

interface DataPoints {
  readonly dataPoints: readonly object[];
}

interface MetricsRequest {
  readonly resourceMetrics: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly ReceivedMetric[] }[];
  }[];
}

/** A collector of OTLP over HTTP with JSON, on this machine. */
export interface OtlpCollector {
  /** Value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  /** The received spans. */
  readonly spans: readonly ReceivedSpan[];
  /** Names of the metrics that were received with a value. */
  readonly metrics: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Starts a collector that answers with a status; only 200 accepts. */
export const startOtlpCollector = async ({
  status = 200,
}: { readonly status?: number } = {}): Promise<OtlpCollector> => {
  const spans: ReceivedSpan[] = [];
  const metrics = new Set<string>();
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        if (request.url === "/v1/traces") {
          const { resourceSpans } = body as TraceRequest;
          const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
          spans.push(...scopes.flatMap((scope) => scope.spans));
        } else if (request.url === "/v1/metrics") {
          const { resourceMetrics } = body as MetricsRequest;
          const scopes = resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics);
          for (const { name, ...kinds } of scopes.flatMap((scope) => scope.metrics)) {
            const points = kinds.sum ?? kinds.gauge ?? kinds.histogram;
            if (points && points.dataPoints.length > 0) metrics.add(name);
          }
        }
        response.writeHead(status, { "content-type": "application/json" }).end("{}");
      },
      () => response.writeHead(400).end(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};
