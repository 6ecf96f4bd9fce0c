import { parseArgs } from "node:util";
import { buildDisk, simulate } from "./simulate.ts";

/**
 * `npm run simulate -- --seeds N --from S`: simulates the seeds from S on, and exits with 1 if an
 * invariant was violated. `--from S --seeds 1` repeats a failing seed.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "500" },
    from: { type: "string", default: "1" },
    "ignore-flushes": { type: "boolean", default: false },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const disk = buildDisk();
if (disk === null) {
  print("The simulator needs Linux and a C compiler (cc).");
  process.exit(2);
}
let acknowledged = 0;
let violations = 0;
const [first, count] = [Number(values.from), Number(values.seeds)];
for (let seed = first; seed < first + count; seed += 1) {
  const simulated = await simulate(seed, disk, {
    ignoresFlushes: values["ignore-flushes"],
  });
  acknowledged += simulated.acknowledged;
  if (simulated.problems.length === 0) continue;
  violations += 1;
  print(`Seed ${seed} (${simulated.fault}): ${simulated.problems.slice(0, 3).join("; ")}`);
}
print(`${count} seeds, ${acknowledged} acknowledgements, ${violations} seeds with a violation`);
process.exitCode = violations === 0 ? 0 : 1;
