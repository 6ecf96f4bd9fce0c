import { StoreUnavailable } from "#domain/ports.ts";
import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import type { IndexClient } from "./log-index/index-client.ts";
import type { Report, ReportQuery } from "./reports/reports.ts";

/** The caller cancelled the report before it was complete. */
export class ReportCancelled extends Error {
  override readonly name = "ReportCancelled";
  override readonly message = "The caller left before the report was complete";
}

export interface ReportOptions {
  /** Aborts if the caller leaves. */
  readonly stopping?: AbortSignal | undefined;
  /** Called after each step, with the progress from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

/**
 * Builds a report; null if nothing happened in its range. Rejects with StoreUnavailable or
 * ReportCancelled.
 */
export type BuildReport = (query: ReportQuery, options?: ReportOptions) => Promise<Report | null>;

/**
 * Maximum number of running and waiting reports; further ones are rejected with StoreUnavailable.
 */
const maxWaiting = 20;

/**
 * Builds reports one at a time, in steps. Other calls of the index wait for at most one step,
 * however many reports are waiting.
 */
export const createReportBuilder = (
  index: Pick<IndexClient, "beginReport" | "continueReport" | "endReport">,
): BuildReport => {
  const mutex = createKeyedMutex({ perKey: maxWaiting, inAll: maxWaiting });

  const make = async (
    query: ReportQuery,
    { stopping, onProgress }: ReportOptions,
  ): Promise<Report | null> => {
    if (stopping?.aborted) throw new ReportCancelled();
    const id = await index.beginReport(query);
    if (id === null) return null;
    for (;;) {
      if (stopping?.aborted) {
        await index.endReport(id);
        throw new ReportCancelled();
      }
      const step = await index.continueReport(id);
      if ("report" in step) return step.report;
      if ("gone" in step) throw new StoreUnavailable("The log index was restarted");
      onProgress?.(step.of === 0 ? 1 : step.read / step.of);
    }
  };

  return (query, options = {}) => mutex("report", () => make(query, options));
};
