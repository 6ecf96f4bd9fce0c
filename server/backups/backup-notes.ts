import type { BackupStatus } from "#domain/backup/backup-desk.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";

/**
 * What the processes of a shop know about its backups. It is stored next to the read models. If
 * they are deleted, the last backup is found in the place of the backups, and the next one notes
 * the people who were erased.
 */
export interface BackupNotes extends Omit<BackupStatus, "place" | "dailyAt"> {
  /** People who were erased and are not yet noted in the place of the backups. */
  readonly erased: readonly string[];
}

export interface StoredBackupNotes {
  read(): Promise<BackupNotes>;
  /** Changes the notes with optimistic locking, and retries after conflicts. */
  change(next: (notes: BackupNotes) => Partial<BackupNotes>): Promise<void>;
}

const id = "backups";

const none: BackupNotes = {
  last: null,
  failed: null,
  running: null,
  isRequested: false,
  erased: [],
};

export const createBackupNotes = (
  documents: Pick<DocumentStore, "metadata" | "putMetadata">,
): StoredBackupNotes => {
  const stored = async () => (await documents.metadata()).get(id);
  const notesOf = (content: object | undefined): BackupNotes => ({ ...none, ...content });
  return {
    read: async () => notesOf((await stored())?.content),
    async change(next) {
      for (;;) {
        const found = await stored();
        const notes = notesOf(found?.content);
        const changed = { ...notes, ...next(notes) };
        if (await documents.putMetadata(id, found?.revision ?? 0, changed)) return;
      }
    },
  };
};
