import type { Position } from "#domain/ports.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { pause } from "#event-store/pause.ts";
import {
  compareSamples,
  compareWithLog,
  isSame,
  sampleIds,
  takeSample,
  type Differences,
} from "./comparison.ts";
import { LeaseLost, type DocumentStore } from "./document-store.ts";
import type { ReadModelVersions } from "./read-model-versions.ts";
import { collectionOf, specsOf, type Projection } from "./projection.ts";
import type { Runner } from "./runner.ts";
import type { KeyedMutex } from "#event-store/keyed-mutex.ts";
import { writing, type Writer } from "./writer.ts";

/**
 * Maintenance of a read model while it is read and written. It sends no mail, because mail does not
 * depend on read models.
 */
export interface Rebuild {
  /**
   * Builds another collection from the log, compares it with the serving one, and switches to it.
   */
  rebuild(projection: Projection, onProgress: OnProgress): Promise<RebuildOutcome>;
  /** Compares the serving collection with the log. */
  verify(projection: Projection, onProgress: OnProgress): Promise<RebuildOutcome>;
  /** Drops a collection that is out of service. */
  drop(projection: Projection, collection: string): Promise<RebuildOutcome>;
}

/** Outcome, as text for the operator. */
export interface RebuildOutcome {
  readonly good: boolean;
  readonly text: string;
}

/** Called at intervals with the position the work has reached. */
export type OnProgress = (position: Position | null) => Promise<void>;

/**
 * By then every process has learned that a collection is about to be dropped, and has finished its
 * reads of it.
 */
const lastReadersMs = 4000;

export const createRebuild = ({
  store,
  documents,
  versions,
  runner,
  writer,
  mutex,
  stopping,
}: {
  readonly store: Pick<EventStore, "readAll">;
  readonly documents: DocumentStore;
  readonly versions: ReadModelVersions;
  readonly runner: Runner;
  readonly writer: Writer;
  readonly mutex: KeyedMutex;
  readonly stopping: AbortSignal;
}): Rebuild => {
  /** Runs work between two batches, as the writer of a projection. */
  const inTurn = <Result>(projection: Projection, work: () => Promise<Result>): Promise<Result> =>
    mutex(writing, async () => {
      const ready = await writer.ready([projection], runner.position());
      if (ready.length === 0) throw new LeaseLost(`Another process writes ${projection.name} now`);
      return work();
    });

  /** Runs work while collections are at the runner's position, and so all at the same one. */
  const atOnePosition = async <Result>(
    projection: Projection,
    collections: readonly string[],
    work: () => Promise<Result>,
  ): Promise<Result> => {
    for (;;) {
      const tried = await inTurn(projection, async () => {
        const checkpoints = await documents.checkpoints(collections);
        const reached = runner.position() ?? "";
        const ahead = [...checkpoints.values()].find((each) => each > reached);
        return ahead === undefined ? { result: await work() } : { ahead };
      });
      if ("result" in tried) return tried.result;
      stopping.throwIfAborted();
      await runner.waitFor(tried.ahead, 1000);
    }
  };

  const sampleOf = (collection: string, ids: readonly string[]) =>
    takeSample(documents, collection, runner.position(), ids);

  /** Builds a collection until every batch writes it together with the serving one. */
  const build = async (
    projection: Projection,
    collection: string,
    onProgress: OnProgress,
  ): Promise<void> => {
    await documents.ensureCollections(specsOf(projection, collection));
    const started = await writer.claim(projection, collection);
    const built = await writer.catchUp(started, null, ({ position }) => onProgress(position));
    await inTurn(projection, async () => {
      writer.add(await writer.catchUp(built, runner.position()));
    });
  };

  /** Null if the new collection may serve, otherwise the reason against it. */
  const compare = async (
    projection: Projection,
    building: string,
    serving: string,
    onProgress: OnProgress,
  ): Promise<{ readonly wrong: string | null; readonly text: string }> => {
    const [ours, theirs] = await atOnePosition(projection, [building, serving], async () => {
      const ids = [
        ...new Set([
          ...(await sampleIds(documents, serving)),
          ...(await sampleIds(documents, building)),
        ]),
      ];
      return [await sampleOf(building, ids), await sampleOf(serving, ids)] as const;
    });
    const differences = compareSamples(ours, theirs);
    if (isSame(differences)) {
      return { wrong: null, text: `the same as ${serving} (${differenceSummary(differences)})` };
    }
    const withLog = await compareWithLog(store, documents, projection, ours, onProgress);
    return isSame(withLog)
      ? { wrong: null, text: `${serving} was wrong (${differenceSummary(differences)})` }
      : { wrong: `${building} differs from the log (${differenceSummary(withLog)})`, text: "" };
  };

  const take = async (projection: Projection, collection: string): Promise<void> => {
    await mutex(writing, async () => writer.remove(projection, collection));
    for (const { name } of specsOf(projection, collection)) await documents.drop(name);
  };

  return {
    async rebuild(projection, onProgress) {
      const model = collectionOf(projection);
      const { building, serving } = await writer.change(projection, (row) =>
        row.building === null
          ? { ...row, newest: row.newest + 1, building: `${model}-r${row.newest + 1}` }
          : row,
      );
      if (building === null) throw new Error(`No rebuild of ${model} is in progress`);
      await build(projection, building, onProgress);
      const { wrong, text } = await compare(projection, building, serving, onProgress);
      if (wrong !== null) {
        await writer.change(projection, (row) => ({ ...row, building: null }));
        await take(projection, building);
        return { good: false, text: `${wrong}; ${serving} keeps serving` };
      }
      await writer.change(projection, (row) => ({
        ...row,
        serving: building,
        building: null,
        kept: [...row.kept, row.serving],
      }));
      return {
        good: true,
        text: `${building} is now serving: ${text}. ${serving} is kept until dropped`,
      };
    },

    async verify(projection, onProgress) {
      const { serving } = versions.of(collectionOf(projection));
      const sample = await atOnePosition(projection, [serving], async () =>
        sampleOf(serving, await sampleIds(documents, serving)),
      );
      const differences = await compareWithLog(store, documents, projection, sample, onProgress);
      return isSame(differences)
        ? {
            good: true,
            text: `${sample.collection} matches the log (${differenceSummary(differences)})`,
          }
        : {
            good: false,
            text: `${sample.collection} differs from the log (${differenceSummary(differences)})`,
          };
    },

    async drop(projection, collection) {
      const before = await writer.change(projection, (row) => ({
        ...row,
        kept: row.kept.filter((each) => each !== collection),
      }));
      if (collection === before.serving) {
        return { good: false, text: `${collection} is the serving version and cannot be dropped` };
      }
      if (collection === before.building) {
        return { good: false, text: `${collection} is being built and cannot be dropped` };
      }
      await pause(lastReadersMs, stopping);
      stopping.throwIfAborted();
      await take(projection, collection);
      return { good: true, text: `Deleted ${collection}` };
    },
  };
};

const differenceSummary = ({ counts: [here, there], compared, ids }: Differences): string =>
  [
    `${here} ${here === 1 ? "document" : "documents"}` +
      (here === there ? "" : ` against ${there}`),
    `${compared} compared`,
    ...(ids.length > 0 ? [`different: ${ids.join(", ")}`] : []),
  ].join(", ");
