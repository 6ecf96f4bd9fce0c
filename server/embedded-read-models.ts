import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StoreUnavailable } from "#domain/ports.ts";
import { foreignCheckpoints } from "#event-store/checkpoint.ts";
import { isDamaged } from "#event-store/embedded/disk-failure.ts";
import { openingFile } from "#event-store/embedded/file-unusable.ts";
import type { EventStore } from "#event-store/event-store.ts";
import type { DocumentStore } from "#projections/document-store.ts";
import {
  openEmbeddedDocumentStore,
  viewsPath,
  type DocumentStoreEvents,
  type EmbeddedDocumentStore,
} from "#projections/embedded/embedded-document-store.ts";
import { deleteSetAside, setAsideReadModels } from "#projections/embedded/set-aside.ts";
import type { Opened, OpenedReadModels } from "./opened.ts";
import type { Log } from "./log.ts";
import type { Outages } from "./outages.ts";

/** Exists while the read models wait to be rebuilt because their file is damaged. */
const damageMark = (dataDir: string): string => join(dataDir, "views.damaged");

/**
 * Opens the read models of a data directory. Sets their file aside with a warning, and begins an
 * empty one that is filled from the log, where the file is damaged or was built from another log
 * than `events`. Throws FileUnusable, and what `accept` throws.
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
     * Throws where the read models must not be used with the other engines. Called before anything
     * is rebuilt.
     */
    readonly accept: (documents: DocumentStore) => Promise<void>;
  },
): Promise<Opened<OpenedReadModels>> => {
  const path = viewsPath(dataDir);
  let damage: Error | null = null;
  let announce: () => void = () => undefined;
  const damaged = new Promise<void>((resolve) => {
    announce = resolve;
  });
  const noteDamage = (finding: string): void => {
    if (damage) return;
    damage = new StoreUnavailable(
      `${path} ${finding}. The event log is not affected. The shop rebuilds the read models from it when it opens again`,
    );
    log.error({ err: damage }, damage.message);
    try {
      writeFileSync(damageMark(dataDir), "");
    } catch (error) {
      log.error(
        { err: error },
        `${path} could not be marked as damaged: delete it while the shop is stopped`,
      );
    }
    announce();
  };
  const storeEvents: DocumentStoreEvents = {
    onFailure: (error) =>
      outages.log.error({ err: error }, "Read models wait to be stored, and are tried again"),
    onDamage: ({ message }) => noteDamage(`is damaged (${message})`),
  };
  const open = () => openingFile(path, "", () => openEmbeddedDocumentStore(dataDir, storeEvents));
  const beginAnew = (because: string): EmbeddedDocumentStore => {
    log.warn(`${path} ${because}. It is set aside as ${setAsideReadModels(dataDir)} and rebuilt`);
    rmSync(damageMark(dataDir), { force: true });
    return open();
  };
  const openSound = (): EmbeddedDocumentStore => {
    if (existsSync(damageMark(dataDir))) return beginAnew("was found damaged");
    try {
      return open();
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      if (!isDamaged(cause)) throw error;
      return beginAnew(`is damaged (${cause.message})`);
    }
  };

  let documents = openSound();
  try {
    await accept(documents);
    if ((await foreignCheckpoints(events, await documents.fullCheckpoints())).length > 0) {
      await documents.close();
      documents = beginAnew("was built from another event log, or from a newer copy of this one");
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
