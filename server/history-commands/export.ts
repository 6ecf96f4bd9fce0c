import type { ExportedEvent } from "#history/export/exported.ts";
import { exportFormats, type ExportFormatName } from "#rest/history-export/formats.ts";
import { CommandProblem } from "./commands/run-command.ts";
import type { Asked } from "./history-commands.ts";

const isFormat = (text: string): text is ExportFormatName => Object.hasOwn(exportFormats, text);

const instantOf = (text: string | undefined, name: string): string | null => {
  if (text === undefined) return null;
  const instant = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return new Date(instant).toISOString();
  throw new CommandProblem(`--${name} takes a time such as 2026-11-21 or 2026-11-21T10:48:05Z.`);
};

/**
 * `npm run history -- export`: the events of a filter after a number, as NDJSON, CSV or Parquet. Cut off, it goes on after the number
 * of its last event. Throws CommandProblem.
 */
export const printExport = async (asked: Asked): Promise<void> => {
  const { history, after, wanted, moments, terminal, ending } = asked;
  const { format = "ndjson", type, product, order, stream, province } = wanted;
  if (!isFormat(format)) {
    throw new CommandProblem(`--format takes ${Object.keys(exportFormats).join(", ")}.`);
  }
  const filter = {
    ...{ order, stream, province, productId: product, types: type === undefined ? null : [type] },
    from: instantOf(moments.from, "from"),
    to: instantOf(moments.to, "to"),
  };
  const { events: upTo } = await history.standing();
  let told = Date.now();
  async function* batches(): AsyncGenerator<readonly ExportedEvent[]> {
    for await (const events of history.export({ filter, after, upTo, seesPersonal: false })) {
      if (ending.aborted) return;
      yield events;
      if (Date.now() - told < 1000) continue;
      told = Date.now();
      terminal.say(`Exported up to event ${events.at(-1)?.number ?? after} of ${upTo}`);
    }
  }
  for await (const part of exportFormats[format].write(batches())) await terminal.write(part);
};
