import type { ExportedEvent } from "#history/export/export-events.ts";
import { exportFormats, type ExportFormatName } from "#rest/history-export/formats.ts";
import { CommandProblem } from "../../errors/command-problem.ts";
import { throttledProgress, type HistoryQuery } from "./history-query.ts";
import { instantOf } from "./moments.ts";

const isFormat = (text: string): text is ExportFormatName => Object.hasOwn(exportFormats, text);

const isoOf = (text: string | undefined, name: string): string | null => {
  const instant = instantOf(text, name);
  return instant === null ? null : new Date(instant).toISOString();
};

/**
 * `npm run shop -- history export`: writes the filtered events after a number as NDJSON, CSV or
 * Parquet.
 * An interrupted export can continue after the number of its last event. Throws CommandProblem.
 */
export const printExport = async (query: HistoryQuery): Promise<void> => {
  const { history, after, wanted, moments, terminal, ending } = query;
  const { format = "ndjson", type, product, order, stream, province } = wanted;
  if (!isFormat(format)) {
    throw new CommandProblem(`--format takes ${Object.keys(exportFormats).join(", ")}.`);
  }
  const filter = {
    ...{ order, stream, province, productId: product, types: type === undefined ? null : [type] },
    from: isoOf(moments.from, "from"),
    to: isoOf(moments.to, "to"),
  };
  const { events: upTo } = await history.indexStatus();
  const say = throttledProgress(terminal);
  async function* batches(): AsyncGenerator<readonly ExportedEvent[]> {
    for await (const events of history.export({ filter, after, upTo, seesPersonal: false })) {
      if (ending.aborted) return;
      yield events;
      say(() => `Exported up to event ${events.at(-1)?.number ?? after} of ${upTo}`);
    }
  }
  for await (const part of exportFormats[format].write(batches())) await terminal.write(part);
};
