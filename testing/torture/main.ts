import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { torture } from "./torture.ts";

/**
 * `npm run torture -- --seed N --minutes M --kills K`: exits with 1 and retains the data if a check
 * failed.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "5" },
    kills: { type: "string", default: "30" },
  },
});

const numberOf = (name: keyof typeof values): number => {
  const number = Number(values[name]);
  if (values[name].trim() !== "" && number > 0) return number;
  process.stderr.write(`--${name} must be a number greater than 0\n`);
  process.exit(2);
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), "nivasa-torture-"));
const seed = numberOf("seed");
const { kills, cutOff, ledger, problems } = await torture({
  dataDir,
  seed,
  kills: numberOf("kills"),
  forMs: numberOf("minutes") * 60_000,
  print,
});
const count = (what: string) => ledger.commands.filter((each) => each.what === what).length;
print(
  `Seed ${seed}: ${kills} kills; acknowledged: ${count("cart")} cart changes, ${count("order")} orders, ` +
    `${count("status")} status changes, ${count("cancel")} cancellations, ${ledger.members.length} sign-ups; ${ledger.refused} refused, ${cutOff} cut off.`,
);
if (problems.length === 0) {
  print("Everything held.");
  rmSync(dataDir, { recursive: true, force: true });
} else {
  for (const problem of problems) print(`PROBLEM: ${problem}`);
  print(`The data is in ${dataDir}`);
  process.exitCode = 1;
}
