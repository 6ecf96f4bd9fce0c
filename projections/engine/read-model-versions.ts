import type { DocumentStore } from "../document-store.ts";

/** What somebody has asked to be done with a read model. */
export interface MaintenanceJob {
  readonly id: string;
  readonly action: "rebuild" | "verify" | "drop";
  /** The collection to drop. */
  readonly collection?: string;
  /** The account that asked; missing where a command did. */
  readonly by?: string;
}

/** How far a request is, or what came of it. */
export interface JobProgress {
  readonly request: string;
  readonly state: "running" | "done" | "failed";
  /** From 0 to 1. */
  readonly progress: number;
  readonly text: string;
  /** What was asked for; missing in what an older release has stored. */
  readonly action?: MaintenanceJob["action"];
  readonly by?: string;
  /** When this was told: ISO 8601 in UTC. */
  readonly at?: string;
}

/**
 * The collections a read model of one version has been built in, one after the other. All of them are written, so that
 * none is ever older than another; readers see `serving`.
 */
export interface ReadModelVersionsRow {
  readonly serving: string;
  /** Built from the log beside the serving one. */
  readonly building: string | null;
  /** Served before, and may serve again. */
  readonly kept: readonly string[];
  /** Number of the newest, counted from 1. */
  readonly newest: number;
  /** Fencing token of the process that writes them; one with a smaller token changes nothing any more. */
  readonly token: number;
  readonly request: MaintenanceJob | null;
  readonly report: JobProgress | null;
}

/** Which collection serves each read model: what is stored, as this process last read it. */
export interface ReadModelVersions {
  /** Reads everything, and makes a first version of each model that has none. */
  open(models: readonly string[]): Promise<void>;
  /** Throws for a model that was never opened. */
  of(model: string): ReadModelVersionsRow;
  all(): ReadonlyMap<string, ReadModelVersionsRow>;
  refresh(): Promise<void>;
  /** Changes what is stored, again and again until nobody was in between. Null takes the row away. */
  change(
    model: string,
    next: (row: ReadModelVersionsRow) => ReadModelVersionsRow | null,
  ): Promise<ReadModelVersionsRow | null>;
  /** Reads twice a second what others have changed. */
  watch(): void;
  stop(): void;
}

const lookMs = 500;

/** A model's first collection has the model's name. */
const firstOf = (model: string): ReadModelVersionsRow => ({
  serving: model,
  building: null,
  kept: [],
  newest: 1,
  token: 0,
  request: null,
  report: null,
});

export const createReadModelVersions = (
  documents: Pick<DocumentStore, "metadata" | "putMetadata">,
): ReadModelVersions => {
  let rows: ReadonlyMap<string, { readonly revision: number; readonly row: ReadModelVersionsRow }> =
    new Map();
  let timer: NodeJS.Timeout | null = null;

  const refresh = async (): Promise<void> => {
    const metadata = await documents.metadata();
    rows = new Map(
      [...metadata].map(([model, { revision, content }]) => [
        model,
        { revision, row: content as ReadModelVersionsRow },
      ]),
    );
  };

  const put = async (model: string, row: ReadModelVersionsRow | null): Promise<boolean> => {
    const stored = await documents.putMetadata(model, rows.get(model)?.revision ?? 0, row);
    await refresh();
    return stored;
  };

  return {
    async open(models) {
      await refresh();
      for (const model of models) {
        while (!rows.has(model)) await put(model, firstOf(model));
      }
    },

    of(model) {
      const known = rows.get(model);
      if (!known) throw new Error(`Not a read model: ${model}`);
      return known.row;
    },

    all: () => new Map([...rows].map(([model, { row }]) => [model, row])),

    refresh,

    async change(model, next) {
      for (;;) {
        await refresh();
        const row = rows.get(model)?.row;
        if (!row) throw new Error(`Not a read model: ${model}`);
        const changed = next(row);
        if (changed === row || (await put(model, changed))) return changed;
      }
    },

    watch() {
      timer ??= setInterval(() => {
        // While it cannot be read, what was read last holds: nothing is switched or dropped meanwhile.
        refresh().catch(() => undefined);
      }, lookMs);
      timer.unref();
    },

    stop() {
      if (timer) clearInterval(timer);
      timer = null;
    },
  };
};
