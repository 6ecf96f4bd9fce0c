import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "./unless-missing.ts";

/** Bytes that the files of reports take. */
export interface AttachmentUsage {
  taken(userId: string): Promise<{ readonly byPerson: number; readonly inAll: number }>;
  /** Of one report; 0 where it has no files. */
  bytesOf(userId: string, reportId: string): Promise<number>;
  /** Looks at one report again, after its files were written. */
  measure(userId: string, reportId: string): Promise<void>;
  /** The person's files are gone. */
  forget(userId: string): void;
}

/**
 * Counts the files of reports in a directory: all of them when it is first asked, and from then on
 * what changes. What lies on the disk is the truth, so a restart forgets nothing and nothing has to
 * be kept in step with it.
 */
export const createAttachmentUsage = (root: string): AttachmentUsage => {
  const bytesByPerson = new Map<string, Map<string, number>>();
  let inAll = 0;
  let counting: Promise<void> | null = null;

  const note = (userId: string, reportId: string, bytes: number): void => {
    const reports = bytesByPerson.get(userId) ?? new Map<string, number>();
    inAll += bytes - (reports.get(reportId) ?? 0);
    bytesByPerson.set(userId, reports.set(reportId, bytes));
  };

  const measure = async (userId: string, reportId: string): Promise<void> => {
    let bytes = 0;
    for (const file of await namesIn(join(root, userId, reportId))) {
      // A part of a file that is being written may be gone at the next look.
      if (file.endsWith(".part")) continue;
      bytes += (await stat(join(root, userId, reportId, file))).size;
    }
    note(userId, reportId, bytes);
  };

  const count = async (): Promise<void> => {
    for (const userId of await namesIn(root)) {
      for (const reportId of await namesIn(join(root, userId))) await measure(userId, reportId);
    }
  };

  const counted = (): Promise<void> => {
    counting ??= count().catch((error: unknown) => {
      counting = null;
      throw error;
    });
    return counting;
  };

  return {
    async taken(userId) {
      await counted();
      const reports = bytesByPerson.get(userId) ?? new Map<string, number>();
      return { byPerson: [...reports.values()].reduce((sum, bytes) => sum + bytes, 0), inAll };
    },
    async bytesOf(userId, reportId) {
      await counted();
      return bytesByPerson.get(userId)?.get(reportId) ?? 0;
    },
    measure,
    forget(userId) {
      for (const reportId of bytesByPerson.get(userId)?.keys() ?? []) note(userId, reportId, 0);
      bytesByPerson.delete(userId);
    },
  };
};

const namesIn = (directory: string): Promise<readonly string[]> =>
  unlessMissing(() => readdir(directory), []);
