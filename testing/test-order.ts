import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that mostly wait, for servers to disappear and leases to expire, or that last long although
 * they are small: the usual order would run them alone at the end.
 */
const waiting = [
  "testing/torture/torture.fault.test.ts",
  "server/tests/outage.fault.test.ts",
  "server/commands/read-models/read-models-in-mongodb.fault.test.ts",
  "server/tests/mongodb-outage.fault.test.ts",
  "server/tests/outage-log.fault.test.ts",
  "projections/mongodb/mongodb-leases.int.test.ts",
];

/** Number of other files that run in parallel during one waiting file. */
const inParallel = 6;

const isWaiting = ({ moduleId }: TestSpecification): boolean =>
  waiting.some((file) => moduleId.endsWith(`/${file}`));

/** The usual order, with waiting files spread out: run together, they would leave the CPU idle. */
export default class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = sorted.findIndex(isWaiting);
    if (first === -1) return sorted;
    const order = sorted.filter((file) => !isWaiting(file));
    for (const [index, file] of sorted.filter(isWaiting).entries())
      order.splice(first + index * (inParallel + 1), 0, file);
    return order;
  }
}
