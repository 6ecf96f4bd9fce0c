import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { torture } from "./torture.ts";

/**
 * `npm run torture -- --seed N --minutes M --kills K`: exits with 1 and retains the data if a check
 * failed. It ends after the kills or the minutes, whichever is first. Without both options it ends
 * after 30 kills or 5 minutes.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    minutes: { type: "string" },
    kills: { type: "string" },
  },
});

const numberOf = (name: keyof typeof values, usual: number): number => {
  const given = values[name];
  if (given === undefined) return usual;
  const number = Number(given);
  if (given.trim() !== "" && number > 0) return number;
  process.stderr.write(`--${name} must be a number greater than 0\n`);
  process.exit(2);
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), "nivasa-torture-"));
const seed = numberOf("seed", 1);
const { kills, cutOff, ledger, problems } = await torture({
  dataDir,
  seed,
  kills: numberOf("kills", values.minutes === undefined ? 30 : Infinity),
  forMs: numberOf("minutes", values.kills === undefined ? 5 : Infinity) * 60_000,
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
