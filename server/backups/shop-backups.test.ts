import { describe, expect, it } from "vitest";
import type { BackupNews } from "#mail/backup-mail.ts";
import { metadataInMemory } from "../../testing/metadata-in-memory.ts";
import { createBackupNotes } from "./backup-notes.ts";
import { createShopBackups, lastDue, type BackupWork } from "./shop-backups.ts";
import type { MadeBackup } from "./make-backup.ts";

const hourMs = 60 * 60 * 1000;

const madeAt = (createdAt: string): MadeBackup => ({
  ...{ name: createdAt.replaceAll(/[:.]/g, "-"), createdAt, events: 7, position: "7", files: 2 },
  ...{ missingFiles: [], backups: 1, bytes: 900, isEncrypted: true, tookMs: 1500 },
});

/** A shop on the evening of 28 November in Colombo, which backs itself up at 02:30. */
const opened = (changes: Partial<BackupWork> = {}) => {
  const clock = { now: Date.parse("2026-11-28T14:00:00.000Z") };
  const way = { fails: null as string | null, isOurs: true };
  const made: string[] = [];
  const erased: string[] = [];
  const news: BackupNews[] = [];
  const notes = createBackupNotes(metadataInMemory());
  const backups = createShopBackups({
    place: { directory: "/backups" },
    dailyAt: "02:30",
    notes,
    isOurs: () => way.isOurs,
    now: () => new Date(clock.now).toISOString(),
    notify: async (each) => void news.push(each),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    work: {
      async make(now, onProgress) {
        onProgress({ step: "log", share: 0.5 });
        if (way.fails !== null)
          throw Object.assign(new Error(way.fails), { name: "CommandProblem" });
        made.push(now);
        return madeAt(now);
      },
      newest: async () => null,
      noteErased: async (ids) => void erased.push(...ids),
      ...changes,
    },
  });
  const passes = async (ms: number) => {
    clock.now += ms;
    await backups.turn();
  };
  return { backups, clock, way, made, erased, news, notes, passes };
};

it.each([
  ["2026-11-28T20:59:59.999Z", "2026-11-27T21:00:00.000Z"],
  ["2026-11-28T21:00:00.000Z", "2026-11-28T21:00:00.000Z"],
  // Midnight in Colombo.
  ["2026-11-28T18:29:59.999Z", "2026-11-27T21:00:00.000Z"],
  ["2026-11-28T18:30:00.000Z", "2026-11-27T21:00:00.000Z"],
])("the backup before %s was due at %s", (now, due) => {
  expect(lastDue("02:30", now)).toBe(due);
});

describe("the shop's backups", () => {
  it("are made after the start, once a night, and on request", async () => {
    const { backups, made, passes } = opened();
    for (let hour = 0; hour < 48; hour += 1) await passes(hourMs);
    expect(made).toEqual([
      "2026-11-28T15:00:00.000Z",
      "2026-11-28T21:00:00.000Z",
      "2026-11-29T21:00:00.000Z",
    ]);
    expect(await backups.request()).toBe("requested");
    expect((await backups.status()).isRequested).toBe(true);
    await passes(1);
    expect(made).toHaveLength(4);
    expect(await backups.status()).toMatchObject({
      isRequested: false,
      running: null,
      failed: null,
      last: { at: made.at(-1), report: { events: 7, missingFiles: 0 } },
    });
  });

  it("are tried again every hour after a failure, which owners hear of once a night", async () => {
    const { backups, way, made, news, passes } = opened();
    await passes(0);
    way.fails = "The disk of /backups has no room.";
    // From 19:30 to 08:30 two days later: two nights.
    for (let minutes = 0; minutes < 37 * 60; minutes += 15) await passes(hourMs / 4);
    expect(made).toHaveLength(1);
    expect(news.filter(({ template }) => template === "backup-works")).toEqual([]);
    expect([...new Set(news.map(({ id }) => id))]).toEqual([
      "backup-failed 2026-11-28T21:00:00.000Z",
      "backup-failed 2026-11-29T21:00:00.000Z",
    ]);
    expect(await backups.status()).toMatchObject({
      failed: { problem: "The disk of /backups has no room." },
      running: null,
    });
    way.fails = null;
    const before = news.length;
    for (let minutes = 0; minutes < 90; minutes += 15) await passes(hourMs / 4);
    expect(made).toHaveLength(2);
    expect(news.slice(before).map(({ template }) => template)).toEqual(["backup-works"]);
    expect((await backups.status()).failed).toBeNull();
  });

  it("are made by the process that does the side work, and only there", async () => {
    const { way, made, passes } = opened();
    way.isOurs = false;
    await passes(0);
    expect(made).toEqual([]);
  });

  it("forget a run whose process was killed, and make it again", async () => {
    const { backups, notes, made, passes } = opened();
    await notes.change(() => ({
      running: { since: "2026-11-28T13:00:00.000Z", step: "files", share: 0.5 },
    }));
    expect(await backups.request()).toBe("running");
    await passes(0);
    expect(made).toHaveLength(1);
    expect((await backups.status()).running).toBeNull();
  });

  it("find the newest backup in the place if their notes were deleted", async () => {
    const newest = { name: "2026-11-28T10-00-00-000Z", createdAt: "2026-11-28T10:00:00.000Z" };
    const { backups, made, passes } = opened({ newest: async () => newest });
    await passes(0);
    expect(made).toEqual([]);
    expect((await backups.status()).last).toEqual({
      name: newest.name,
      at: newest.createdAt,
      report: null,
    });
  });

  it("note each erased person, also after the place could not be reached", async () => {
    const way = { reachable: false };
    const found: string[] = [];
    const { backups, passes } = opened({
      async noteErased(ids) {
        if (!way.reachable) throw new Error("unreachable");
        found.push(...ids);
      },
    });
    await backups.noteErased("ann");
    await backups.noteErased("ben");
    await passes(0);
    expect(found).toEqual([]);
    way.reachable = true;
    await passes(0);
    await passes(0);
    expect(found).toEqual(["ann", "ben"]);
  });
});
