import { expect, it } from "vitest";
import { temporaryDirectory } from "../temporary-directory.ts";
import { torture } from "./torture.ts";

it("retains everything acknowledged through kills under mixed load and faults of its files", async () => {
  const { kills, ledger, problems } = await torture({
    dataDir: temporaryDirectory(),
    seed: 20_261_121,
    kills: 3,
    forMs: 10_000,
    damagesTried: 1,
  });
  expect(problems).toEqual([]);
  expect(kills).toBeGreaterThan(0);
  expect(new Set(ledger.commands.map(({ what }) => what))).toEqual(
    new Set(["cart", "order", "status", "cancel"]),
  );
  expect(ledger.members.length).toBeGreaterThan(8);
}, 180_000);
