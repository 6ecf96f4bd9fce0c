import { expect, it, onTestFinished, vi } from "vitest";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { openHistory } from "#history/history.ts";
import { indexPath } from "#history/log-index/schema.ts";
import { received } from "../../testing/counts.ts";
import { flipBits } from "../../testing/damage.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

/** A history over its own log, with its index in `directory`. */
const openWorld = async ({
  directory: dataDir = temporaryDirectory(),
  onForeign = () => undefined,
}: { readonly directory?: string; readonly onForeign?: () => void } = {}) => {
  const store = await openEmbeddedEventStore(temporaryDirectory());
  const problems: string[] = [];
  const refuse = async (): Promise<never> => {
    throw new Error("not used in this test");
  };
  const history = openHistory({
    dataDir,
    store,
    verification: refuse,
    whatIf: refuse,
    onForeign,
    onError: ({ message }) => problems.push(message),
  });
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await history.stop();
    await store.close();
  };
  onTestFinished(close);
  let revision = -1;
  const append = async () => {
    await store.append("stock-kettle", revision, [received(1)]);
    revision += 1;
  };
  const indexed = async () => (await history.indexStatus().catch(() => null))?.events ?? null;
  return { dataDir, history, problems, append, indexed, close };
};

it("rebuilds the index if the log does not hold its last event", async () => {
  const first = await openWorld();
  await first.append();
  await first.append();
  await first.history.start();
  await expect.poll(first.indexed).toBe(2);
  await first.close();
  const foreign = vi.fn();
  const second = await openWorld({ directory: first.dataDir, onForeign: foreign });
  await second.append();
  await second.append();
  await second.append();
  await second.history.start();
  await expect.poll(second.indexed).toBe(3);
  expect(foreign).toHaveBeenCalledTimes(1);
});

it("reports that the index is incomplete until it has read the log", async () => {
  const { history, append } = await openWorld();
  await append();
  expect(await history.caughtUp(50)).toBeLessThan(1);
  await history.start();
  await append();
  expect(await history.caughtUp(5000)).toBe(1);
});

it("rebuilds the index if its file is damaged while the shop runs", async () => {
  const { dataDir, history, problems, append, indexed } = await openWorld();
  await append();
  await history.start();
  await expect.poll(indexed).toBe(1);
  // Every page except the first: the index thread finds the damage at its next write.
  const pageSize = 4096;
  flipBits(
    indexPath(dataDir),
    Array.from({ length: 20 }, (_, page) => pageSize * (page + 1)),
  );
  await append();
  await append();
  await expect.poll(indexed).toBe(3);
  expect(problems.length).toBeLessThanOrEqual(3);
});
