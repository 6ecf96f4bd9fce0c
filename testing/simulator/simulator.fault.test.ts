import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { buildDisk, simulate } from "./simulate.ts";

const disk = buildDisk();
afterAll(() => {
  if (disk !== null) rmSync(dirname(disk), { recursive: true, force: true });
});

const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

describe.skipIf(disk === null)("the log on a disk that forgets (skipped without cc)", () => {
  it("keeps every acknowledged command through 20 seeds of faults", async () => {
    const simulated = [];
    for (const seed of seeds) simulated.push(await simulate(seed, disk ?? ""));
    expect(simulated.filter(({ problems }) => problems.length > 0)).toEqual([]);
    const acknowledged = simulated.reduce((sum, each) => sum + each.acknowledged, 0);
    expect(acknowledged).toBeGreaterThan(100);
  });

  it("loses acknowledged commands on a disk that ignores flushes", async () => {
    const { problems } = await simulate(4, disk ?? "", { ignoresFlushes: true });
    expect(problems.join("\n")).toContain("was acknowledged and is lost");
  });
});
