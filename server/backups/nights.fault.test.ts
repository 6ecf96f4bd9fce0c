import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import type { BackupNews } from "#mail/backup-mail.ts";
import { readConfig } from "#server/settings/config.ts";
import { runProcess } from "#server/workers/run-process.ts";
import { ensureBuilt } from "../../setup/build.ts";
import { root } from "../../setup/root.ts";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { filesHolding } from "../../testing/files-holding.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { metadataInMemory } from "../../testing/metadata-in-memory.ts";
import { typed } from "../../testing/typed-command.ts";
import { createBackupNotes } from "./backup-notes.ts";
import type { BackupProcess } from "./backup-process.ts";
import { createBackupWork } from "./backup-work.ts";
import { backupSettingsOf } from "./make-backup.ts";
import { newBackupKey } from "./sealing.ts";
import { createShopBackups } from "./shop-backups.ts";

/** Enough for one night after each fault, and for backups that are no longer kept. */
const nights = 11;
/** In Colombo a Tuesday, so that later backups of the week replace the first one. */
const firstNight = Date.parse("2026-11-30T21:00:00.000Z");
const faults = ["disk", "killed", "head"] as const;
/** Orders of each of two customers while a backup runs. */
const ordersPerNight = 15;
const dayMs = 24 * 60 * 60 * 1000;
/** In the data of a person who is erased on the seventh day. */
const marker = "Wickramanayaka";
const erasedOn = 6;

beforeAll(() => ensureBuilt({ only: "server" }));

/** Kills the process that makes the backup, which is a child of this one. */
const killBackup = (): void => {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const isChild = readFileSync(`/proc/${pid}/status`, "utf8").includes(
        `PPid:\t${process.pid}\n`,
      );
      if (!isChild || !readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("backup-process"))
        continue;
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // It has ended.
    }
  }
};

const order = (shop: TestShop, who: Person, lastName = "Perera") =>
  shop.rest(who, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: { ...someAddress, lastName },
    totalPrice: 10_350,
    again: true,
  });

it.skipIf(process.platform !== "linux")(
  "proves every good one of 11 nights under load, reports every bad one, and restores no erased person",
  async () => {
    const dataDir = temporaryDirectory();
    const place = { directory: join(temporaryDirectory(), "backups") };
    const { key } = await newBackupKey();
    const shop = await openTestShop({ DATA_DIR: dataDir });
    onTestFinished(shop.close);
    const admin = await shop.admin();
    await shop.graphql(
      admin,
      `mutation { receiveStock(productId: "uva-kettle", quantity: 500000, reason: "Delivery") { __typename } }`,
    );
    const [ann, leaving] = [await shop.signUp("ann"), await shop.signUp(marker.toLowerCase())];
    expect((await order(shop, leaving, marker)).status).toBe(200);

    const config = readConfig({ DATA_DIR: dataDir, BACKUP_URL: place.directory, BACKUP_KEY: key });
    const settings = backupSettingsOf(config);
    const clock = { now: firstNight };
    const news: BackupNews[] = [];
    const failures: unknown[] = [];
    let fault: (typeof faults)[number] | null = null;
    const { noteErased, newest } = createBackupWork(settings, place);
    const backups = createShopBackups({
      place,
      dailyAt: "02:30",
      notes: createBackupNotes(metadataInMemory()),
      isOurs: () => true,
      now: () => new Date(clock.now).toISOString(),
      notify: async (each) => void news.push(each),
      log: {
        info: () => undefined,
        warn: (problem: unknown) => void failures.push(problem),
        error: () => undefined,
      },
      work: {
        noteErased,
        newest,
        make: (now, onProgress, stopping) =>
          runProcess<BackupProcess>(
            new URL(`file://${root}dist/backup-process.cjs`),
            { settings, place, now },
            (progress) => {
              onProgress(progress);
              if (fault === "killed" && progress.step === "restoring") {
                killBackup();
              }
            },
            stopping,
          ),
      },
    });

    const load = async () => {
      for (let count = 0; count < ordersPerNight; count += 1) {
        expect((await order(shop, ann)).status).toBe(200);
      }
    };
    const good: string[] = [];
    const head = join(place.directory, "nivasa-backups.json");
    const objects = join(place.directory, "objects");
    for (let night = 0; night < nights; night += 1) {
      clock.now = firstNight + night * dayMs;
      if (night === erasedOn) {
        const erase = `mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }`;
        const { body } = await shop.graphql(admin, erase, { id: leaving.id });
        expect(body.data.eraseAccount.__typename).toBe("AccountErased");
        await backups.noteErased(leaving.id);
      }
      fault = night % 4 === 1 ? (faults[(night - 1) / 4] ?? null) : null;
      if (fault === "disk") {
        renameSync(objects, `${objects}-away`);
        writeFileSync(objects, "a file in the way");
      }
      const written = existsSync(head) ? readFileSync(head, "utf8") : "";
      if (fault === "head") writeFileSync(head, "{");
      const before = news.length;
      await Promise.all([backups.turn(), load(), load()]);
      const { last, failed } = await backups.status();
      if (fault === null) {
        expect(last?.at).toBe(new Date(clock.now).toISOString());
        expect(failed).toBeNull();
        good.push(last?.name ?? "");
      } else {
        expect(failed?.problem, fault).not.toBeUndefined();
        expect(news.slice(before).map(({ template }) => template)).toEqual(["backup-failed"]);
      }
      if (fault === "head") writeFileSync(head, written);
      if (fault === "disk") {
        rmSync(objects);
        renameSync(`${objects}-away`, objects);
      }
    }
    expect(failures).toEqual([]);
    expect(news.filter(({ template }) => template === "backup-works")).toHaveLength(faults.length);

    const kept = readdirSync(join(place.directory, "backups")).toSorted();
    expect(kept.filter((name) => !good.includes(name))).toEqual([]);
    expect(kept).toEqual(expect.arrayContaining(good.slice(-7)));
    expect(kept).not.toContain(good[0]);
    expect(readdirSync(join(place.directory, "unproven"))).toEqual([]);

    // The oldest was made before the erasure, the newest after it.
    const sealed = { BACKUP_URL: place.directory, BACKUP_KEY: key };
    for (const name of [kept[0] ?? "", kept.at(-1) ?? ""]) {
      const restored = temporaryDirectory();
      const { output, code } = await typed(restored, ["restore", place.directory, name], sealed);
      expect(code, output).toBe(0);
      expect(filesHolding(restored, marker)).toEqual([]);
      expect(filesHolding(restored, marker.toLowerCase())).toEqual([]);
      const accounts = new Database(join(restored, "accounts.db"), { readonly: true });
      const count = (table: string, column: string) =>
        accounts
          .prepare<[string], number>(`SELECT count(*) FROM ${table} WHERE ${column} = ?`)
          .pluck()
          .get(leaving.id);
      expect([count("accounts", "id"), count("personal_keys", "person_id")]).toEqual([0, 0]);
      const left = accounts.prepare("SELECT count(*) FROM restored_erasures").pluck();
      expect(left.get()).toBe(1);
      const again = await startShopProcess({ dataDir: restored });
      onTestFinished(again.kill);
      expect(left.get()).toBe(0);
      accounts.close();
      await again.stop();
      const log = new Database(join(restored, "events.db"), { readonly: true });
      const erasedBuyers = "SELECT count(*) FROM events WHERE type = 'OrderBuyerErased'";
      expect(log.prepare(erasedBuyers).pluck().get()).toBe(1);
      log.close();
      expect(filesHolding(restored, marker)).toEqual([]);
    }
  },
  240_000,
);
