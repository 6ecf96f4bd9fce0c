import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "../../setup/build.ts";
import { eventually } from "../../testing/eventually.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { launchShopProcess } from "../../testing/shop-process.ts";
import { canMountDisks, smallDisk } from "../../testing/small-disk.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { startTyped, typed } from "../../testing/typed-command.ts";

let dataDir: string;
let repository: string;
/** Duration of one backup. */
let tookMs = 0;
beforeAll(async () => {
  await ensureBuilt({ only: "server" });
  dataDir = filledDirectory();
  repository = join(temporaryDirectory(), "backups");
  const begun = performance.now();
  expect(await typed(dataDir, ["backup", repository])).toMatchObject({ code: 0 });
  tookMs = performance.now() - begun;
});

/** Ids of the running processes that use a data directory. */
const processesOf = (directory: string): readonly string[] =>
  readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`).includes(directory);
    } catch {
      return false;
    }
  });

/** Moments within a duration, the same in each run. */
const moments = (count: number, withinMs: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (((index * 13) % count) + 0.5) * (withinMs / count));

describe("a killed command", () => {
  it("leaves all earlier backups, and no process, at 8 moments of a backup", async () => {
    const place = join(temporaryDirectory(), "backups");
    cpSync(repository, place, { recursive: true });
    const [first] = readdirSync(join(place, "backups"));
    for (const moment of moments(8, tookMs)) {
      const running = startTyped(dataDir, ["backup", place]);
      await Promise.race([running.ended, pause(moment)]);
      running.kill();
      await running.ended;
      if (process.platform === "linux") {
        await eventually(() => expect(processesOf(dataDir)).toEqual([]));
      }
      expect(readdirSync(join(place, "backups"))).toContain(first);
    }
    const made = await typed(dataDir, ["backup", place]);
    expect(made.last).toMatch(/ and proven: /);
    expect(existsSync(join(dataDir, "backup-scratch"))).toBe(false);
    // A backup that was killed before it was proven is none.
    for (const name of readdirSync(join(place, "backups"))) {
      const target = temporaryDirectory();
      expect(await typed(target, ["restore", place, name])).toMatchObject({ code: 0 });
    }
  }, 180_000);

  it("says so at the next start, at 4 moments of a restore, and begins again", async () => {
    const target = temporaryDirectory();
    const begun = performance.now();
    expect(await typed(temporaryDirectory(), ["restore", repository])).toMatchObject({ code: 0 });
    const restoreMs = performance.now() - begun;
    for (const moment of moments(4, restoreMs)) {
      for (const name of readdirSync(target)) rmSync(join(target, name), { recursive: true });
      const running = startTyped(target, ["restore", repository]);
      await Promise.race([running.ended, pause(moment)]);
      running.kill();
      await running.ended;
      if (!existsSync(join(target, "restore-unfinished"))) continue;
      const shop = await launchShopProcess({ dataDir: target });
      await expect(shop.opened).rejects.toThrow(/was not restored completely/);
    }
    // A process may be killed between its last write and its end.
    const isRestored =
      existsSync(join(target, "accounts.db")) && !existsSync(join(target, "restore-unfinished"));
    const again = await typed(target, ["restore", repository]);
    if (isRestored) expect(again.output).toContain("nothing is overwritten");
    else expect(again).toMatchObject({ code: 0 });
  }, 180_000);
});

it("says at a start that a restore was interrupted, and restores again over it", async () => {
  const target = temporaryDirectory();
  writeFileSync(join(target, "restore-unfinished"), "");
  writeFileSync(join(target, "accounts.db"), "a half of it");
  const shop = await launchShopProcess({ dataDir: target });
  await expect(shop.opened).rejects.toThrow(/was not restored completely/);
  expect(await typed(target, ["restore", repository])).toMatchObject({ code: 0 });
  expect(existsSync(join(target, "restore-unfinished"))).toBe(false);
});

describe.skipIf(!canMountDisks)("a disk", () => {
  it("that is full is named, keeps the earlier backups, and works again", async () => {
    const disk = smallDisk(4);
    const place = join(disk.path, "backups");
    expect(await typed(dataDir, ["backup", place])).toMatchObject({ code: 0 });
    disk.fill();
    const refused = await typed(dataDir, ["backup", place]);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(`The disk of ${place} has no room.`);
    expect(refused.output).not.toMatch(/^\s+at /m);
    expect(readdirSync(join(place, "backups"))).toHaveLength(1);
    disk.empty();
    expect(await typed(dataDir, ["backup", place])).toMatchObject({ code: 0 });
    expect(readdirSync(join(place, "unproven"))).toEqual([]);
  });

  it("without room for the proof or the restored shop is named", async () => {
    const disk = smallDisk(1);
    const [data, target] = [join(disk.path, "data"), join(disk.path, "target")];
    cpSync(join(dataDir, "events.db"), join(data, "events.db"));
    cpSync(join(dataDir, "accounts.db"), join(data, "accounts.db"));
    mkdirSync(target);
    writeFileSync(join(disk.path, "ballast"), "");
    for (const directory of [data, target]) writeFileSync(join(directory, "lock.db"), "");
    disk.fill();
    const place = join(temporaryDirectory(), "backups");
    const backup = await typed(data, ["backup", place]);
    expect(backup.code).toBe(1);
    expect(backup.output).not.toMatch(/^\s+at /m);
    expect(backup.output).toMatch(/full|no space|no room|free space/i);
    expect(existsSync(join(place, "backups"))).toBe(false);
    const restore = await typed(target, ["restore", repository]);
    expect(restore.code).toBe(1);
    expect(restore.output).not.toMatch(/^\s+at /m);
    expect(restore.output).toMatch(/full|no space|no room|free space/i);
    expect(existsSync(join(target, "events.db"))).toBe(false);
  });

  it("that is read-only is named", async () => {
    const disk = smallDisk(4);
    const place = join(disk.path, "backups");
    expect(await typed(dataDir, ["backup", place])).toMatchObject({ code: 0 });
    execFileSync("mount", ["-o", "remount,ro", disk.path]);
    const backup = await typed(dataDir, ["backup", place]);
    expect(backup.code).toBe(1);
    expect(backup.output).toMatch(/EROFS: read-only file system/);
    expect(backup.output).not.toMatch(/^\s+at /m);
    const restore = await typed(disk.path, ["restore", repository]);
    expect(restore.code).toBe(1);
    expect(restore.output).toMatch(/read-?only/);
    expect(restore.output).not.toMatch(/^\s+at /m);
  });
});

describe("a damaged backup", () => {
  const objectsOf = (place: string): readonly string[] =>
    readdirSync(join(place, "objects")).map((name) => join(place, "objects", name));

  it.each<[string, (place: string) => void, RegExp]>([
    [
      "with a cut object",
      (place) => truncateSync(objectsOf(place)[0] ?? "", 100),
      /objects\/[\da-f]{64} of .* is damaged: its bytes don't match its name/,
    ],
    [
      "without an object",
      (place) => rmSync(objectsOf(place)[0] ?? ""),
      /objects\/[\da-f]{64} of .* is missing/,
    ],
    [
      "with mixed objects",
      (place) => {
        const [first = "", second = ""] = objectsOf(place);
        renameSync(first, `${first}-`);
        cpSync(second, first);
        rmSync(`${first}-`);
      },
      /is damaged: its bytes don't match its name/,
    ],
    [
      "with a changed manifest",
      (place) => {
        const [name = ""] = readdirSync(join(place, "backups"));
        writeFileSync(join(place, "backups", name), "changed");
      },
      /The manifest of .* can't be used/,
    ],
    [
      "with the manifest of another backup",
      (place) => {
        const [name = ""] = readdirSync(join(place, "backups"));
        renameSync(
          join(place, "backups", name),
          join(place, "backups", name.replace("2026", "2025")),
        );
      },
      /belongs to another backup/,
    ],
    [
      "of a later release",
      (place) => {
        const path = join(place, "nivasa-backups.json");
        writeFileSync(path, readFileSync(path, "utf8").replace('"format": 1', '"format": 2'));
      },
      /were written by a later release/,
    ],
    [
      "with a damaged head",
      (place) => truncateSync(join(place, "nivasa-backups.json"), 20),
      /nivasa-backups\.json in .* is damaged/,
    ],
  ])("%s is refused, and nothing is restored", async (_what, damage, message) => {
    const place = join(temporaryDirectory(), "backups");
    cpSync(repository, place, { recursive: true });
    damage(place);
    const target = temporaryDirectory();
    const { code, output } = await typed(target, ["restore", place]);
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output).not.toMatch(/^\s+at /m);
    expect(readdirSync(target).filter((name) => !name.includes("lock"))).toEqual([]);
  });
});
