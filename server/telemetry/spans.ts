import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanContext,
  type Tracer,
} from "@opentelemetry/api";
import { currentSpan } from "../log/current-span.ts";

/** Adds attributes to the span of some work. */
export type Describe = (attributes: Attributes) => void;

/** Runs work in a span below the current one. A failure of the work is the span's. */
export type InSpan = <Result>(
  name: string,
  work: (describe: Describe) => Promise<Result>,
) => Promise<Result>;

/** Runs work without a span. */
export const withoutSpan: InSpan = (_name, work) => work(() => undefined);

/** The context of a child of a span; a new trace without one. */
export const below = (parent: SpanContext | undefined): Context =>
  parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;

/**
 * Ends a span with an error. Only its name is recorded, because a message may contain personal
 * data.
 */
export const endWithError = (span: Span, error: unknown): void => {
  span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

export const createInSpan =
  (tracer: Tracer): InSpan =>
  async (name, work) => {
    const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL }, below(currentSpan.getStore()));
    try {
      const result = await currentSpan.run(span.spanContext(), () =>
        work((attributes) => span.setAttributes(attributes)),
      );
      span.end();
      return result;
    } catch (error) {
      endWithError(span, error);
      throw error;
    }
  };

/** Form of a W3C `traceparent`. */
const form = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** A span as W3C `traceparent`. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;

/** The span in a W3C `traceparent`; undefined if it is missing or malformed. */
export const spanOf = (traceparent: unknown): SpanContext | undefined => {
  if (typeof traceparent !== "string") return undefined;
  const [, traceId = "", spanId = "", flags = ""] = form.exec(traceparent) ?? [];
  const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(span) ? span : undefined;
};
