import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { expect, it, onTestFinished, vi } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import { noEvents, type EventStore } from "#event-store/event-store.ts";
import { someEvent } from "../../testing/events.ts";
import { collect } from "../../testing/collect.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { eventually } from "../../testing/eventually.ts";
import { logPath, openLogForWriting } from "./database.ts";
import { DirectoryInUse, lockDirectory } from "./directory-lock.ts";
import { openEmbeddedEventStore } from "./embedded-event-store.ts";

const opened = async (directory: string): Promise<EventStore> => {
  const store = await openEmbeddedEventStore(directory);
  onTestFinished(() => store.close());
  return store;
};

it("flushes every commit, also on a reopened file", () => {
  const directory = temporaryDirectory();
  openLogForWriting(directory).close();
  const again = openLogForWriting(directory);
  expect(again.pragma("synchronous", { simple: true })).toBe(2);
  expect(again.pragma("journal_mode", { simple: true })).toBe("wal");
  again.close();
});

it("holds all events after it was closed and reopened", async () => {
  const directory = temporaryDirectory();
  const first = await openEmbeddedEventStore(directory);
  await first.append("cart-1", noEvents, [someEvent()]);
  await first.close();
  const second = await opened(directory);
  expect(await collect(second.readAll(null))).toHaveLength(1);
  expect(await second.append("cart-1", 0, [someEvent()])).toMatchObject({ outcome: "written" });
});

it("refuses a second opener of the directory, and names the remedy", async () => {
  const directory = temporaryDirectory();
  await opened(directory);
  await expect(openEmbeddedEventStore(directory)).rejects.toThrow(DirectoryInUse);
  await expect(openEmbeddedEventStore(directory)).rejects.toThrow(/DATA_DIR/);
});

it("refuses a second process until the first one, which it names, is killed", async () => {
  const directory = temporaryDirectory();
  const lockModule = fileURLToPath(new URL("./directory-lock.ts", import.meta.url));
  const holder = spawn(
    process.execPath,
    [
      "-e",
      `import(${JSON.stringify(lockModule)}).then(({ lockDirectory }) => {
        globalThis.lock = lockDirectory(${JSON.stringify(directory)});
        process.stdout.write("held");
        setInterval(() => undefined, 1000);
      });`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(holder.stdout, "data");
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
  expect(() => lockDirectory(directory)).toThrow(
    process.platform === "linux"
      ? `Process ${holder.pid} is using the data directory ${directory}. Stop it (kill ${holder.pid}), or choose`
      : `Another process is using the data directory ${directory}. Stop it first, or choose`,
  );
  const ended = once(holder, "exit");
  holder.kill("SIGKILL");
  await ended;
  lockDirectory(directory).release();
});

it("answers a failed commit as unknown and accepts nothing more", async () => {
  const directory = temporaryDirectory();
  const stopped: string[] = [];
  const store = await openEmbeddedEventStore(directory, {
    onStopped: ({ message }) => stopped.push(message),
  });
  await store.append("cart-1", noEvents, [someEvent()]);
  const intruder = new Database(logPath(directory));
  intruder.exec("DROP TABLE events");
  intruder.close();
  expect(await store.append("cart-1", 0, [someEvent()])).toMatchObject({ outcome: "unknown" });
  await expect(store.append("cart-1", 0, [someEvent()])).rejects.toThrow(StoreUnavailable);
  expect(stopped).toEqual(["no such table: events"]);
  await store.close();
});

it("waits once, however many pages behind it is", async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on("warning", note);
  onTestFinished(() => {
    process.off("warning", note);
  });
  const store = await openEmbeddedEventStore(temporaryDirectory());
  onTestFinished(() => store.close());
  const pages = 14;
  for (let page = 0; page < pages; page += 1) {
    const events = Array.from({ length: 500 }, () => someEvent());
    await store.append(`lamps-${page}`, noEvents, events);
  }
  const head = await store.head();
  await new Promise<void>((resolve, reject) => {
    store.subscribe(
      null,
      async (events) => {
        if (events.at(-1)?.position === head) resolve();
      },
      reject,
    );
  });
  // Node emits a warning in the next turn of the event loop.
  await new Promise(setImmediate);
  expect(warnings).toEqual([]);
});

it("reports a failed read to its consumer, and resumes when reads succeed", async () => {
  const directory = temporaryDirectory();
  const store = await opened(directory);
  await store.append("cart-1", noEvents, [someEvent()]);
  const database = new Database(logPath(directory));
  onTestFinished(() => void database.close());
  const spoil = database.prepare("UPDATE events SET data = '{' || data");
  const repair = database.prepare("UPDATE events SET data = substr(data, 2)");
  spoil.run();
  const delivered = vi.fn();
  const refused = vi.fn();
  store.subscribe(null, async (events) => void delivered(events.length), refused);
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(0);
  repair.run();
  await expect.poll(() => delivered.mock.calls).toEqual([[1]]);
});

/** Holds a write lock on the log's file until it is released. */
const intrudedOn = (directory: string) => {
  const intruder = new Database(logPath(directory));
  intruder.exec("BEGIN IMMEDIATE");
  onTestFinished(() => {
    intruder.close();
  });
  return () => intruder.exec("ROLLBACK");
};

it("recovers by itself after a failed write", async () => {
  const directory = temporaryDirectory();
  const published: string[] = [];
  const store = await openEmbeddedEventStore(directory, {
    onOutage: ({ message }) => published.push(message),
    onRecovered: () => published.push("recovered"),
    onStopped: () => published.push("stopped"),
  });
  onTestFinished(() => store.close());
  const delivered: string[] = [];
  store.subscribe(
    null,
    async (events) => {
      delivered.push(...events.map(({ stream }) => stream));
    },
    () => undefined,
  );
  const leave = intrudedOn(directory);
  const doubted = [someEvent()];
  expect(await store.append("cart-1", noEvents, doubted)).toMatchObject({ outcome: "unknown" });
  await expect(store.append("cart-1", noEvents, [someEvent()])).rejects.toThrow(StoreUnavailable);
  expect(published).toEqual(["database is locked"]);
  expect(await collect(store.readStream("cart-1"))).toEqual([]);
  leave();
  await eventually(() => expect(published).toEqual(["database is locked", "recovered"]));
  expect(await store.append("cart-1", noEvents, doubted)).toMatchObject({ outcome: "written" });
  expect(await store.append("cart-1", 0, doubted)).toMatchObject({ reason: "duplicate-id" });
  await eventually(() => expect(delivered).toEqual(["cart-1"]));
});

it("can be closed while writes fail", async () => {
  const directory = temporaryDirectory();
  const store = await openEmbeddedEventStore(directory);
  const leave = intrudedOn(directory);
  await store.append("cart-1", noEvents, [someEvent()]);
  await store.close();
  leave();
  await (await openEmbeddedEventStore(directory)).close();
});
