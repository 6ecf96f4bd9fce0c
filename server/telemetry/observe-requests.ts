import type { IncomingMessage } from "node:http";
import {
  SpanKind,
  SpanStatusCode,
  type Histogram,
  type Span,
  type Tracer,
} from "@opentelemetry/api";
import type { FastifyInstance } from "fastify";
import { currentSpan, currentTraceId } from "../log/current-span.ts";
import type { IsLocal } from "./is-local.ts";
import { healthPaths, metricsPath } from "./monitoring-paths.ts";
import { below, spanOf } from "./spans.ts";

/** Calls of monitoring, which say nothing about the shop's own callers. */
const unobserved: ReadonlySet<string | undefined> = new Set([
  ...Object.values(healthPaths),
  metricsPath,
]);

const isRefusal = (payload: unknown): payload is object =>
  typeof payload === "object" && payload !== null && "success" in payload && !payload.success;

/** Measures the requests of a server. */
export const measureRequests = (app: FastifyInstance, duration: Histogram): void => {
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    if (unobserved.has(routeOptions.url)) return;
    duration.record(reply.elapsedTime / 1000, {
      "http.request.method": method,
      "http.route": routeOptions.url ?? "",
      "http.response.status_code": reply.statusCode,
    });
  });
};

/**
 * Gives each request a span, in which its work runs, and adds the trace's ID to error answers of
 * the REST calls. A request continues its caller's trace only if the caller is on this machine or
 * behind a trusted proxy: strangers can't choose the ids of traces.
 */
export const traceRequests = (
  app: FastifyInstance,
  tracer: Tracer,
  { trustsProxy, isLocal }: { readonly trustsProxy: boolean; readonly isLocal: IsLocal | null },
): void => {
  const spans = new WeakMap<IncomingMessage, Span>();

  app.addHook("onRequest", ({ method, routeOptions, raw, headers }, _reply, done) => {
    if (unobserved.has(routeOptions.url)) {
      done();
      return;
    }
    const route = routeOptions.url ?? "";
    const caller =
      trustsProxy || isLocal?.(raw) === true ? spanOf(headers["traceparent"]) : undefined;
    const attributes = { "http.request.method": method, "http.route": route };
    const span = tracer.startSpan(
      `${method} ${route}`.trimEnd(),
      { kind: SpanKind.SERVER, attributes },
      below(caller),
    );
    spans.set(raw, span);
    currentSpan.run(span.spanContext(), done);
  });
  app.addHook("preSerialization", async (_request, _reply, payload) => {
    const traceId = currentTraceId();
    return traceId !== null && isRefusal(payload) ? { ...payload, traceId } : payload;
  });
  app.addHook("onResponse", async ({ raw }, reply) => {
    const span = spans.get(raw);
    if (!span) return;
    span.setAttribute("http.response.status_code", reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
};
