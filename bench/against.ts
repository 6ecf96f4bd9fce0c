import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { root } from "../setup/root.ts";
import { createCaller } from "./calls.ts";
import {
  checkout,
  commandFlows,
  counting,
  expectIn,
  graphql,
  many,
  measureFlow,
  readFlows,
  staffFlows,
  type Flow,
} from "./flows.ts";
import { processorMs, processorTotal, writtenBytes } from "./processor-time.ts";
import { median, type Report } from "./report.ts";
import { startShop, withDataDir } from "./server.ts";

const ordersInShop = 10_000;

/**
 * The commit that `--against release` names. No release has a tag yet; replace it with each row of
 * the table in docs/performance.md.
 */
const lastRelease = "4d483f0c";

const ownOrders: Flow = {
  name: "the buyer's orders",
  callers: many,
  async once({ callers }, call, caller) {
    const query = "{ myOrders(limit: 20) { items { id number status totalPrice } } }";
    expectIn(await graphql(call, callers[caller]?.token ?? null, query), /"items":\[/);
  },
};

const named = (flows: readonly Flow[], name: string): Flow => {
  const flow = flows.find((each) => each.name === name);
  if (!flow) throw new Error(`There is no flow ${name}`);
  return flow;
};

/** The orders come first, so that each buyer has some. */
const flows: readonly Flow[] = [
  checkout,
  named(commandFlows, "add to cart, GraphQL"),
  named(staffFlows, "admin orders, 20 of all"),
  ownOrders,
  named(readFlows, "REST list of all products"),
];

/** Processor time of an idle shop, in milliseconds a second. */
const idleMs = 50;
const mostSeconds = 300;

/** Waits until a shop has finished the work of its start, for example the index of its history. */
const idle = async (pid: number): Promise<void> => {
  let before = processorTotal(pid);
  for (let second = 0; second < mostSeconds; second += 1) {
    await after(1000);
    const now = processorTotal(pid);
    if (now - before < idleMs) return;
    before = now;
  }
  throw new Error(`The shop was not idle within ${mostSeconds} s of its start`);
};

/** Runs statements in a clone, from a file: threads refuse the options of a text. */
const runIn = (clone: string, what: string, source: string): void => {
  const script = join(clone, "against.mjs");
  writeFileSync(script, source);
  const { status } = spawnSync(process.execPath, [script], { cwd: clone, stdio: "inherit" });
  if (status !== 0) throw new Error(`${what} failed in a clone of the commit`);
};

/** Builds a commit in a scratch clone. */
const buildCommit = (commit: string, clone: string): void => {
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-C", root, ...args], { encoding: "utf8" }).trim();
  const hash = git("rev-parse", "--verify", `${commit}^{commit}`);
  git("clone", "--quiet", "--shared", "--no-checkout", root, clone);
  git("-C", clone, "checkout", "--quiet", "--detach", hash);
  const lock = "package-lock.json";
  const sameLock = readFileSync(`${root}${lock}`).equals(readFileSync(join(clone, lock)));
  if (sameLock) symlinkSync(`${root}node_modules`, join(clone, "node_modules"));
  runIn(
    clone,
    "The build",
    `
      const { existsSync } = await import("node:fs");
      const { ensureInstalled } = await import("./setup/install.ts");
      ${sameLock ? "" : "await ensureInstalled({ development: true });"}
      const { ensureBuilt } = await import("./setup/build.ts");
      await ensureBuilt({ only: "server" });
      // Older commits build everything or nothing with these arguments.
      if (!existsSync("dist/server.cjs")) await ensureBuilt();
    `,
  );
};

/** Runs the flows once on a copy of the filled directory, and adds their figures to the report. */
const measureBuild = (
  build: {
    readonly name: string;
    readonly server: string | undefined;
    /** A data directory with the orders that it has opened. */
    readonly filled: string;
  },
  seconds: number,
  report: Report,
): Promise<void> =>
  withDataDir(async (dataDir) => {
    cpSync(build.filled, dataDir, { recursive: true });
    const shop = await startShop(dataDir, many, { ownCore: false, server: build.server });
    const call = createCaller(shop.url, many);
    try {
      await idle(shop.pid);
      for (const flow of flows) {
        const { flow: countedFlow, counted } = counting(flow);
        const before = processorMs(shop.pid);
        const written = writtenBytes(shop.pid);
        const { "per second": perSecond, "p99 ms": p99 } = await measureFlow(
          shop,
          countedFlow,
          call,
          seconds,
        );
        const writtenNow = writtenBytes(shop.pid);
        const { rounds } = counted;
        const threads = [...processorMs(shop.pid)].map(
          ([thread, took]) => [thread, (took - (before.get(thread) ?? 0)) / rounds] as const,
        );
        const each = threads.reduce((sum, [, took]) => sum + took, 0);
        report.add(`${build.name}: ${flow.name}`, {
          "per second": perSecond,
          "p99 ms": p99,
          "processor ms": each,
          ...(written !== null &&
            writtenNow !== null && { "written KiB": (writtenNow - written) / 1024 / rounds }),
          ...(flow === checkout &&
            Object.fromEntries(
              threads
                .filter(([, took]) => took >= 0.05)
                .map(([thread, took]) => [`${thread} ms`, took]),
            )),
        });
      }
    } finally {
      await shop.stop();
    }
  });

/**
 * Compares this checkout with a commit: five flows in turn, each in a copy of the same shop of
 * 10,000 orders. Reports the ratio of the medians, this checkout's divided by the commit's. The
 * server may use both processors, and counts its processor time for each call.
 */
export const measureAgainst = (
  name: string,
  { seconds, repetitions }: { readonly seconds: number; readonly repetitions: number },
  report: Report,
): Promise<void> =>
  withDataDir(async (scratch) => {
    const commit = name === "release" ? lastRelease : name;
    const clone = join(scratch, "commit");
    buildCommit(commit, clone);
    const server = join(clone, "dist/server.cjs");
    const builds = [
      { name: "this checkout", server: undefined, filled: join(scratch, "filled") },
      { name, server, filled: join(scratch, "filled-then") },
    ] as const;
    // The commit fills the shop: it refuses a directory that a newer one has opened.
    await withDataDir(async (dataDir) => {
      await (await startShop(dataDir, 0, { server })).stop();
      runIn(
        clone,
        "Filling the shop",
        `
          const { fillLog, generateMonth } = await import("./bench/fill.ts");
          const month = generateMonth({ orders: ${ordersInShop}, products: 0 });
          await fillLog(${JSON.stringify(dataDir)}, month);
        `,
      );
      for (const build of builds) {
        cpSync(dataDir, build.filled, { recursive: true });
        const options = { ownCore: false, server: build.server };
        const shop = await startShop(build.filled, 0, options);
        await idle(shop.pid);
        await shop.stop();
      }
    });
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      report.note(`repetition ${repetition + 1} of ${repetitions}`);
      const order = repetition % 2 === 0 ? builds : builds.toReversed();
      for (const build of order) await measureBuild(build, seconds, report);
    }
    for (const flow of flows) {
      const ratio = (unit: string): number => {
        const [now, then] = builds.map((build) =>
          median(report.figures(`${build.name}: ${flow.name}`, unit)),
        );
        return (now ?? 0) / (then ?? 0);
      };
      report.add(`ratio: ${flow.name}`, {
        "per second": ratio("per second"),
        "processor ms": ratio("processor ms"),
      });
    }
  });
