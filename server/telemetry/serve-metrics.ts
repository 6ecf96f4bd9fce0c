import { createHash, timingSafeEqual } from "node:crypto";
import type { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import type { FastifyInstance } from "fastify";
import { sendError } from "#rest/errors.ts";
import type { IsLocal } from "./is-local.ts";
import { metricsPath } from "./monitoring-paths.ts";
import { withUnitsInNames } from "./prometheus-names.ts";

/** Content type of Prometheus's text format. */
const contentType = "text/plain; version=0.0.4; charset=utf-8";

/** Maximum time for reading the state of the parts, below Prometheus's own 10 seconds. */
const timeoutMs = 8000;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Serves GET /metrics in Prometheus's text format to callers on this machine, and to callers with
 * the token. All others get 403.
 */
export const serveMetrics = (
  app: FastifyInstance,
  reader: Pick<PrometheusExporter, "collect">,
  serializer: Pick<PrometheusSerializer, "serialize">,
  { token, isLocal }: { readonly token: string | null; readonly isLocal: IsLocal | null },
): void => {
  const expected = token === null ? null : digest(`Bearer ${token}`);
  app.get(metricsPath, async ({ raw, headers }, reply) => {
    const isAuthorised =
      expected !== null && timingSafeEqual(digest(headers.authorization ?? ""), expected);
    if (!isAuthorised && isLocal?.(raw) !== true) {
      return sendError(
        reply,
        403,
        "FORBIDDEN",
        "Metrics are for callers with the token of METRICS_TOKEN. Without a public address, callers on this machine need none.",
      );
    }
    const { resourceMetrics } = await reader.collect({ timeoutMillis: timeoutMs });
    return reply
      .header("content-type", contentType)
      .header("cache-control", "no-store")
      .send(serializer.serialize(withUnitsInNames(resourceMetrics)));
  });
};
