import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StoreUnavailable } from "#domain/ports.ts";
import { foreignCheckpoints } from "#event-store/checkpoint.ts";
import { isDamaged } from "#event-store/embedded/disk-failure.ts";
import { openingFile } from "#event-store/embedded/file-unusable.ts";
import type { EventStore } from "#event-store/event-store.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import {
  isDamagedContent,
  openEmbeddedDocumentStore,
  viewsPath,
  type DocumentStoreEvents,
  type EmbeddedDocumentStore,
} from "#projections/embedded/embedded-document-store.ts";
import { deleteSetAside, setAsideReadModels } from "#projections/embedded/set-aside.ts";
import type { OpenResource, OpenedReadModels } from "./open-resource.ts";
import type { Log } from "../log/log.ts";
import type { Outages } from "./outages.ts";

/** Exists while a damaged file of read models waits to be rebuilt. */
const damageMark = (dataDir: string): string => join(dataDir, "views.damaged");

/** Whether the next opening of a data directory rebuilds its read models. */
export const areMarkedDamaged = (dataDir: string): boolean => existsSync(damageMark(dataDir));

/**
 * Opens the read models of a data directory. If their file is damaged or was built from another log
 * than `events`, sets it aside with a warning and opens an empty one, to be filled from the log.
 * Throws FileUnusable, and what `accept` throws.
 */
export const openEmbeddedReadModels = async (
  dataDir: string,
  {
    log,
    outages,
    events,
    accept,
  }: {
    readonly log: Log;
    readonly outages: Outages;
    readonly events: EventStore;
    /**
     * Throws if the read models must not be used with the other engines. Called before any rebuild.
     */
    readonly accept: (documents: DocumentStore) => Promise<void>;
  },
): Promise<OpenResource<OpenedReadModels>> => {
  const path = viewsPath(dataDir);
  let damage: Error | null = null;
  let announce: () => void = () => undefined;
  const damaged = new Promise<void>((resolve) => {
    announce = resolve;
  });
  const noteDamage = (finding: string): void => {
    if (damage) return;
    damage = new StoreUnavailable(
      `${path} ${finding}. The event log is not affected. Reopening the shop rebuilds the read models from it`,
    );
    log.error({ err: damage }, damage.message);
    try {
      writeFileSync(damageMark(dataDir), "");
    } catch (error) {
      log.error(
        { err: error },
        `${path} could not be marked as damaged. Stop the shop and delete that file`,
      );
    }
    announce();
  };
  const storeEvents: DocumentStoreEvents = {
    onFailure: (error) =>
      outages.log.error({ err: error }, "Could not store the read models; retrying"),
    onDamage: ({ message }) => noteDamage(`is damaged (${message})`),
  };
  const open = () => openingFile(path, "", () => openEmbeddedDocumentStore(dataDir, storeEvents));
  const rebuildEmpty = (because: string): EmbeddedDocumentStore => {
    log.warn(`${path} ${because}. It is set aside as ${setAsideReadModels(dataDir)} and rebuilt`);
    rmSync(damageMark(dataDir), { force: true });
    return open();
  };
  const openSound = (): EmbeddedDocumentStore => {
    if (areMarkedDamaged(dataDir)) return rebuildEmpty("was found damaged");
    try {
      return open();
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      if (!isDamaged(cause)) throw error;
      return rebuildEmpty(`is damaged (${cause.message})`);
    }
  };

  /** Why read models can't be used; null if they can. */
  const problemOf = async (documents: EmbeddedDocumentStore): Promise<string | null> => {
    try {
      const foreign = await foreignCheckpoints(events, await documents.fullCheckpoints());
      return foreign.length > 0
        ? "was built from another event log, or from a newer copy of this one"
        : null;
    } catch (error) {
      if (!isDamagedContent(error)) throw error;
      return `is damaged (${error.message})`;
    }
  };

  let documents = openSound();
  try {
    await accept(documents);
    const problem = await problemOf(documents);
    if (problem !== null) {
      await documents.close();
      documents = rebuildEmpty(problem);
    }
  } catch (error) {
    await documents.close();
    throw error;
  }
  return {
    part: {
      documents,
      async vacuum() {
        documents.vacuum();
        deleteSetAside(dataDir);
      },
      damage: () => damage,
      noteDamage,
      damaged,
    },
    close: documents.close,
  };
};
