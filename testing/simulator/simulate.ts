import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { endWithParent } from "../../setup/end-with-parent.ts";
import { streamCategory, streamId } from "#domain/decider.ts";
import { createCheckout } from "#domain/order/checkout.ts";
import { orderDecider } from "#domain/order/decider.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { deriveId, neighbouringId } from "#event-store/uuid.ts";
import { createRandom } from "#server/seed/random.ts";
import { collect } from "../collect.ts";
import { by } from "../orders-at-once.ts";
import { readLog } from "../torture/log-checks.ts";

/** What one seed did, and the violated invariants. */
export interface Simulated {
  readonly seed: number;
  readonly fault: string;
  readonly acknowledged: number;
  readonly problems: readonly string[];
}

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Builds the disk. Returns the path of the library; null if this machine has no C compiler. */
export const buildDisk = (): string | null => {
  if (process.platform !== "linux") return null;
  const path = join(mkdtempSync(join(tmpdir(), "nivasa-disk-")), "disk.so");
  const flags = ["-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", "-pthread"];
  const { error, status, stderr } = spawnSync("cc", [...flags, "-o", path, file("disk.c")]);
  if (error) return null;
  if (status !== 0) throw new Error(stderr.toString());
  return path;
};

const enoughSpaceAgain = 12;
const [eio, enospc] = [5, 28];

/** The settings of the disk for a seed. */
const faultOf = (seed: number): { readonly name: string; readonly settings: object } => {
  const random = createRandom(seed);
  const loseAt = random.between(3, 900);
  const earlier = random.between(2, loseAt);
  const lost = `the power at ${loseAt}`;
  switch (seed % 4) {
    case 0:
      return { name: lost, settings: { SIM_LOSE_AT: loseAt } };
    case 1:
      return {
        name: `an I/O error at ${earlier}, ${lost}`,
        settings: { SIM_LOSE_AT: loseAt, SIM_FAIL_AT: earlier, SIM_FAILS: 1, SIM_ERROR: eio },
      };
    case 2:
      return {
        name: `no space from ${earlier}, ${lost}`,
        settings: {
          ...{ SIM_LOSE_AT: loseAt + enoughSpaceAgain, SIM_FAIL_AT: earlier },
          ...{ SIM_FAILS: enoughSpaceAgain, SIM_ERROR: enospc },
        },
      };
    default: {
      const seconds = random.pick([-86_400, -3600, 3600, 31_536_000]);
      return {
        name: `the clock by ${seconds} s at ${earlier}, ${lost}`,
        settings: { SIM_LOSE_AT: loseAt, SIM_CLOCK_AT: earlier, SIM_CLOCK: seconds },
      };
    }
  }
};

interface Printed {
  readonly attempted: ReadonlySet<string>;
  readonly acknowledged: ReadonlyMap<string, string>;
}

/** Runs the workload on a disk until it dies or is done. */
const run = async (
  dataDir: string,
  seed: number,
  disk: string,
  settings: object,
): Promise<Printed> => {
  const child = endWithParent(
    spawn(process.execPath, [...process.execArgv, file("workload.ts"), dataDir, `${seed}`], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...Object.fromEntries(
          Object.entries(settings).map(([name, value]) => [name, String(value)]),
        ),
        ...{ LD_PRELOAD: disk, SIM_DIR: dataDir, SIM_SEED: String(seed) },
      },
    }),
  );
  const attempted = new Set<string>();
  const acknowledged = new Map<string, string>();
  let words = "";
  child.stderr.on("data", (chunk: Buffer) => (words += chunk.toString()));
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    const printed = JSON.parse(line) as {
      readonly attempted?: string;
      readonly acknowledged?: string;
      readonly outcome?: string;
    };
    if (printed.attempted !== undefined) attempted.add(printed.attempted);
    if (printed.acknowledged !== undefined) {
      acknowledged.set(printed.acknowledged, printed.outcome ?? "");
    }
  });
  const [[code, signal]] = (await Promise.all([once(child, "exit"), once(lines, "close")])) as [
    [number | null, string | null],
    unknown,
  ];
  // A disk that fails while the log opens ends the process with the reason.
  if (signal !== "SIGKILL" && code !== 0 && !words.includes("Error")) {
    throw new Error(`The workload of seed ${seed} ended early: ${words}`);
  }
  return { attempted, acknowledged };
};

const correlationsOf = (events: readonly RecordedEvent[]): ReadonlySet<string> =>
  new Set(events.map(({ metadata }) => metadata.correlationId));

/** Opens the log again, finishes what was interrupted, and checks the invariants. */
const check = async (
  dataDir: string,
  { attempted, acknowledged }: Printed,
): Promise<readonly string[]> => {
  const store = await openEmbeddedEventStore(dataDir);
  try {
    const problems: string[] = [];
    const found = await collect(store.readAll(null));
    // I4: nothing is stored that was not attempted.
    const correlations = [...correlationsOf(found)];
    for (const id of correlations) {
      const isSetUp = /^(?:add|receive) /.test(id);
      const isCart = /^cart (person \d+) \w+$/.exec(id);
      const root = isSetUp ? "stock" : isCart ? `cart ${isCart[1]}` : id;
      if (!attempted.has(root)) problems.push(`${id} was never attempted`);
    }
    // I3: positions grow without a gap.
    const positions = found.map(({ position }) => position);
    if (positions.some((each, at) => at > 0 && each <= (positions[at - 1] ?? ""))) {
      problems.push("positions do not grow");
    }

    const commands = createCommandHandler({ store });
    const checkout = createCheckout({ commands, deriveId: neighbouringId });
    const orderIds = new Set(
      found
        .filter(({ stream }) => streamCategory(stream) === "order")
        .map(({ stream }) => streamId(stream)),
    );
    for (const id of orderIds) await checkout.advance(id, by("shop", `recovery of ${id}`));

    // I1, I9: what was acknowledged is there.
    for (const [id, outcome] of acknowledged) {
      const person = /^order (.*)$/.exec(id)?.[1];
      if (id === "stock" || (person === undefined && outcome === "filled")) {
        const isThere = correlations.some((each) =>
          id === "stock" ? each === "receive lamp" : each.startsWith(`${id} `),
        );
        if (!isThere) problems.push(`${id} was acknowledged and is lost`);
      }
      if (person === undefined || outcome !== "placed") continue;
      const { state } = await commands.load(orderDecider, deriveId(id, "order"));
      if (state.phase !== "placed") problems.push(`${id} was placed and is ${state.phase}`);
    }
    // I2, I6, I8, I10: whole orders, conserved stock, and a log that goes on.
    problems.push(...readLog(await collect(store.readAll(null))).problems);
    return problems;
  } finally {
    await store.close();
  }
};

/** Simulates one seed. `ignoresFlushes` makes the disk ignore every flush, which must be found. */
export const simulate = async (
  seed: number,
  disk: string,
  { ignoresFlushes = false }: { readonly ignoresFlushes?: boolean } = {},
): Promise<Simulated> => {
  const dataDir = mkdtempSync(join(tmpdir(), "nivasa-simulated-"));
  const { name, settings } = faultOf(seed);
  try {
    const printed = await run(dataDir, seed, disk, {
      ...settings,
      ...(ignoresFlushes ? { SIM_IGNORE_FLUSHES: 1 } : {}),
    });
    const problems = await check(dataDir, printed).catch((error: unknown) => [String(error)]);
    return { seed, fault: name, acknowledged: printed.acknowledged.size, problems };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
