import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { logPath } from "#event-store/embedded/database.ts";
import { ensureBuilt } from "../../setup/build.ts";
import { apiClient, someAddress, type Person } from "../../testing/api-client.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { filesHolding } from "../../testing/files-holding.ts";
import { startShopProcess, type ShopProcess } from "../../testing/shop-process.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { startTyped, typed } from "../../testing/typed-command.ts";

beforeAll(() => ensureBuilt({ only: "server" }));

const started = async (dataDir: string): Promise<ShopProcess> => {
  const shop = await startShopProcess({ dataDir });
  onTestFinished(shop.kill);
  return shop;
};

const placeOrder = async (url: string, who: Person): Promise<string> => {
  const { body } = await apiClient(url).rest(who, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
    again: true,
  });
  return (body as { readonly data: { readonly _id: string } }).data._id;
};

const ordersIn = (dataDir: string): ReadonlySet<string> => {
  const database = new Database(logPath(dataDir), { readonly: true });
  const streams = database
    .prepare<[], string>("SELECT stream FROM events WHERE type = 'OrderPlaced'")
    .pluck()
    .all();
  database.close();
  return new Set(streams.map((stream) => stream.slice("order-".length)));
};

const eventsIn = (dataDir: string): number => {
  const database = new Database(logPath(dataDir), { readonly: true });
  const count = database.prepare<[], number>("SELECT count(*) FROM events").pluck().get();
  database.close();
  return count ?? 0;
};

const lastLine =
  /^Backup ([\w-]+) is in .* and proven: ([\d,]+) events up to \d+, accounts, ([\d,]+) files\. Backups there: (\d+)\.$/;

it("backs a busy shop up with every acknowledged order, and restores it without its sessions", async () => {
  const dataDir = filledDirectory();
  const shop = await started(dataDir);
  const client = apiClient(shop.url);
  await client.graphql(
    await client.admin(),
    `mutation { receiveStock(productId: "uva-kettle", quantity: 500000, reason: "Delivery") { __typename } }`,
  );
  const support = await client.withRole("support");
  const ann = await client.signUp("ann");
  const acknowledged: string[] = [];
  const stopping = new AbortController();
  const callers = Array.from({ length: 4 }, async () => {
    while (!stopping.signal.aborted) acknowledged.push(await placeOrder(shop.url, ann));
  });
  onTestFinished(() => stopping.abort());
  const repository = join(temporaryDirectory(), "backups");
  for (const count of ["1", "2"]) {
    const before = [...acknowledged];
    const backup = await typed(dataDir, ["backup", repository]);
    expect(backup).toMatchObject({ code: 0, last: expect.stringMatching(lastLine) as string });
    expect(lastLine.exec(backup.last)?.[4]).toBe(count);
    const restored = temporaryDirectory();
    const restore = await typed(restored, ["restore", repository]);
    expect(restore.last).toMatch(
      /^Restored [\w-]+: [\d,]+ events up to \d+, accounts, [\d,]+ files\. Start the shop; it builds the read models\.$/,
    );
    expect(restore.code).toBe(0);
    const copied = ordersIn(restored);
    expect(before.filter((id) => !copied.has(id))).toEqual([]);
  }
  stopping.abort();
  await Promise.all(callers);
  await shop.stop();
  expect(readdirSync(dataDir)).not.toContain("backup-scratch");

  const restored = temporaryDirectory();
  expect(await typed(restored, ["restore", repository])).toMatchObject({ code: 0 });
  const again = await started(restored);
  const [order = ""] = ordersIn(restored);
  const there = apiClient(again.url);
  const admin = await there.admin();
  const shown = await there.graphql(
    admin,
    `query ($id: ID!) {
      order(id: $id) { shippingAddress { address } }
      restoredRoles { role account { id role } }
    }`,
    { id: order },
  );
  // The personal data is readable: its keys are in the copy.
  expect(JSON.stringify(shown.body)).toContain(someAddress.address);
  expect((await there.rest(ann, "GET", "/users/profile")).status).toBe(401);
  const { restoredRoles } = shown.body.data as { restoredRoles: readonly object[] };
  expect(restoredRoles).toContainEqual({
    role: "SUPPORT",
    account: { id: support.id, role: "SHOPPER" },
  });
  const grant = `mutation ($id: ID!) {
    grantRole(accountId: $id, role: SUPPORT, expected: SHOPPER) { __typename }
  }`;
  await there.graphql(admin, grant, { id: support.id });
  const left = await there.graphql(admin, "{ restoredRoles { account { id } } }");
  expect(JSON.stringify(left.body)).not.toContain(support.id);
  await again.stop();
}, 120_000);

describe("with a backup", () => {
  let dataDir: string;
  let repository: string;
  beforeAll(async () => {
    dataDir = filledDirectory();
    repository = join(temporaryDirectory(), "backups");
    expect(await typed(dataDir, ["backup", repository])).toMatchObject({ code: 0 });
  });

  /** Runs a command that must fail; returns its last lines. */
  const refused = async (
    directory: string,
    args: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const { code, output } = await typed(directory, args, environment);
    expect(code).toBe(1);
    expect(output).not.toMatch(/^\s+at /m);
    return output;
  };

  it("refuses other files, a missing shop, the backups of another shop, and a file as a place", async () => {
    const full = temporaryDirectory();
    writeFileSync(join(full, "mine.txt"), "mine");
    expect(await refused(dataDir, ["backup", full])).toContain("has other files");
    expect(readdirSync(full)).toEqual(["mine.txt"]);
    expect(await refused(temporaryDirectory(), ["backup", join(full, "new")])).toContain(
      "There is no shop in",
    );
    expect(await refused(temporaryDirectory(), ["restore", full])).toContain(
      "There are no backups in",
    );
    expect(await refused(dataDir, ["backup", join(full, "mine.txt")])).toContain("can't be used");
    expect(await refused(dataDir, ["backup"])).toContain("Usage: npm run backup -- DIR");
    expect(await refused(dataDir, ["backup", "ftp://example.lk/x"])).toContain("must be");

    const other = temporaryDirectory();
    const shop = await started(other);
    await shop.stop();
    expect(await refused(other, ["backup", repository])).toContain("the backups of another shop");
  });

  it("refuses a shop in the way, a name that is none, and links", async () => {
    expect(await refused(dataDir, ["restore", repository])).toContain("nothing is overwritten");
    expect(await refused(temporaryDirectory(), ["restore", repository, "yesterday"])).toContain(
      "Choose one of these:\n  20",
    );
    const linked = filledDirectory();
    mkdirSync(join(linked, "uploads", "images"), { recursive: true });
    symlinkSync("/etc", join(linked, "uploads", "images", "etc"));
    expect(await refused(linked, ["backup", join(temporaryDirectory(), "new")])).toContain(
      "uploads/images/etc is a link",
    );
  });

  it("never leaves a WAL of the target next to a restored file", async () => {
    const target = temporaryDirectory();
    writeFileSync(join(target, "events.db-wal"), "of another log");
    expect(await refused(target, ["restore", repository])).toContain("events.db-wal");

    const views = temporaryDirectory();
    for (const name of ["views.db", "views.db-wal", "history.db-wal"]) {
      writeFileSync(join(views, name), "of another log");
    }
    expect(await typed(views, ["restore", repository])).toMatchObject({ code: 0 });
    expect(readdirSync(views).toSorted()).toEqual(
      expect.arrayContaining(["accounts.db", "events.db"]),
    );
    expect(readdirSync(views).filter((name) => /^(?:views|history)\.db/.test(name))).toEqual([]);
  });

  it("makes one backup at a time", async () => {
    const busy = filledDirectory();
    const place = join(temporaryDirectory(), "backups");
    const both = await Promise.all([
      typed(busy, ["backup", place]),
      typed(busy, ["backup", place]),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(both.map(({ output }) => output).join("")).toContain(
      "Another backup of this directory is being made or restored.",
    );
  });

  it("encrypts with BACKUP_KEY, and restores with the same key only", async () => {
    const { output } = await typed(dataDir, ["backup-key"]);
    const [, key = ""] = /BACKUP_KEY=(\S+)/.exec(output) ?? [];
    const place = join(temporaryDirectory(), "backups");
    const sealed = { BACKUP_URL: place, BACKUP_KEY: key };
    expect(await typed(dataDir, ["backup"], sealed)).toMatchObject({ code: 0 });
    expect(filesHolding(place, "admin@nivasa.lk")).toEqual([]);
    expect(filesHolding(place, "uva-kettle")).toEqual([]);
    expect(filesHolding(place, key)).toEqual([]);
    expect(await refused(temporaryDirectory(), ["restore", place])).toContain("Set BACKUP_KEY");
    const other = /BACKUP_KEY=(\S+)/.exec((await typed(dataDir, ["backup-key"])).output)?.[1] ?? "";
    expect(
      await refused(temporaryDirectory(), ["restore", place], { BACKUP_KEY: other }),
    ).toContain("which is not the BACKUP_KEY");
    const restored = temporaryDirectory();
    expect(await typed(restored, ["restore"], sealed)).toMatchObject({ code: 0 });
    expect(eventsIn(restored)).toBe(eventsIn(dataDir));
  });

  it("asks which owner confirms the roles if the backup has several", async () => {
    const two = filledDirectory();
    const shop = await started(two);
    const second = await apiClient(shop.url).withRole("admin");
    await shop.stop();
    const place = join(temporaryDirectory(), "backups");
    expect(await typed(two, ["backup", place])).toMatchObject({ code: 0 });
    const target = temporaryDirectory();
    expect(await refused(target, ["restore", place])).toContain("--owner EMAIL");
    expect(
      readdirSync(target).filter((name) => name.endsWith(".db") && !name.includes("lock")),
    ).toEqual([]);
    const restore = await typed(target, ["restore", place, "--owner", "admin@nivasa.lk"]);
    expect(restore).toMatchObject({ code: 0 });
    const accounts = new Database(join(target, "accounts.db"), { readonly: true });
    const roleOf = accounts
      .prepare<[string], string>("SELECT role FROM accounts WHERE id = ?")
      .pluck();
    expect(roleOf.get(second.id)).toBe("shopper");
    accounts.close();
  });

  it("can be killed, and leaves no process", async () => {
    const place = join(temporaryDirectory(), "backups");
    const running = startTyped(dataDir, ["backup", place]);
    running.kill();
    expect(await running.ended).toMatchObject({ code: null });
  });
});
