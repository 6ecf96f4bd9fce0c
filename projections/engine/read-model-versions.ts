import type { DocumentStore } from "./document-store.ts";

/** A requested job on a read model. */
export interface MaintenanceJob {
  readonly id: string;
  readonly action: "rebuild" | "verify" | "drop";
  /** The collection to drop. */
  readonly collection?: string;
  /** The account that requested it; missing if a command line did. */
  readonly by?: string;
}

/** Progress or outcome of a job. */
export interface JobProgress {
  readonly request: string;
  readonly state: "running" | "done" | "failed";
  /** From 0 to 1. */
  readonly progress: number;
  readonly text: string;
  /** The requested job; missing in records of older releases. */
  readonly action?: MaintenanceJob["action"];
  readonly by?: string;
  /** Time of this report, ISO 8601 in UTC. */
  readonly at?: string;
}

/**
 * The collections of one version of a read model. All of them are written with every batch, so that
 * none is ever behind. Readers see `serving`.
 */
export interface ReadModelVersionsRow {
  readonly serving: string;
  /** Being rebuilt from the log in the background. */
  readonly building: string | null;
  /** Served earlier, and may serve again. */
  readonly kept: readonly string[];
  /** Number of the newest collection, counted from 1. */
  readonly newest: number;
  /**
   * Fencing token of the writing process. Processes with a smaller token cannot change the row any
   * more.
   */
  readonly token: number;
  readonly request: MaintenanceJob | null;
  readonly report: JobProgress | null;
}

/** Remembers which collection serves each read model, as this process last read it. */
export interface ReadModelVersions {
  /** Reads all rows, and creates a first version for each model without one. */
  open(models: readonly string[]): Promise<void>;
  /** Throws for a model that was not opened. */
  of(model: string): ReadModelVersionsRow;
  all(): ReadonlyMap<string, ReadModelVersionsRow>;
  refresh(): Promise<void>;
  /** Changes a row with optimistic locking, and retries after conflicts. Null deletes the row. */
  change(
    model: string,
    next: (row: ReadModelVersionsRow) => ReadModelVersionsRow | null,
  ): Promise<ReadModelVersionsRow | null>;
  /** Polls twice a second for changes by other processes. */
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
        // While rows cannot be read, the last known ones stay valid: no process switches or drops
        // anything meanwhile.
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
