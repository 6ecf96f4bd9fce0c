import { StoreUnavailable } from "#domain/ports.ts";
import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import type { IndexClient } from "../log-index/index-client.ts";
import type { Report, ReportQuery } from "./reports.ts";

/** Whoever asked for it is gone before it was made. */
export class ReportCancelled extends Error {
  override readonly name = "ReportCancelled";
}

export interface ReportOptions {
  /** Aborts when whoever asked is gone. */
  readonly stopping?: AbortSignal | undefined;
  /** Told after each step, from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

/**
 * Makes a report; null where nothing happened in its range. Rejects with StoreUnavailable, or
 * ReportCancelled.
 */
export type BuildReport = (query: ReportQuery, asking?: ReportOptions) => Promise<Report | null>;

/** Reports that are made or wait at a time; further ones are refused with StoreUnavailable. */
const mostWaiting = 20;

/**
 * Makes reports one after another, each in steps: what else is asked of the index never waits for
 * more than a step, however many ask for reports.
 */
export const createReportBuilder = (
  index: Pick<IndexClient, "beginReport" | "continueReport" | "endReport">,
): BuildReport => {
  const mutex = createKeyedMutex({ perKey: mostWaiting, inAll: mostWaiting });

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
      if ("gone" in step) throw new StoreUnavailable("The index of the log begins anew");
      onProgress?.(step.of === 0 ? 1 : step.read / step.of);
    }
  };

  return (query, asking = {}) => mutex("report", () => make(query, asking));
};
