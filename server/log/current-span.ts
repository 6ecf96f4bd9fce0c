import { AsyncLocalStorage } from "node:async_hooks";
import type { SpanContext } from "@opentelemetry/api";

/** The span of the current work. Always empty while traces are off. */
export const currentSpan = new AsyncLocalStorage<SpanContext>();

/** The trace of the current work, 32 hexadecimal digits; null if it isn't traced. */
export const currentTraceId = (): string | null => currentSpan.getStore()?.traceId ?? null;
