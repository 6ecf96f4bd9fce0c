import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { readOrDefault } from "./read-or-default.ts";

/** Disk usage of issue report attachments, in bytes. */
export interface AttachmentUsage {
  taken(userId: string): Promise<{ readonly byPerson: number; readonly inAll: number }>;
  /** Of one report; 0 if it has no files. */
  bytesOf(userId: string, reportId: string): Promise<number>;
  /** Measures one report again after its files were written. */
  measure(userId: string, reportId: string): Promise<void>;
  /** Call it after the user's files were deleted. */
  forget(userId: string): void;
}

/**
 * Sums the attachments in a directory on first use, then tracks changes. The file system is the
 * source of truth, so the sum survives a restart and cannot drift from a second record.
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
      // A temporary file may disappear before it is measured.
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
  readOrDefault(() => readdir(directory), []);
