import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that last much longer than others of their size. They start first: the usual order would
 * run them alone at the end.
 */
const long = [
  "graphql/subscriptions.int.test.ts",
  "history/verification/verify.int.test.ts",
  "mail/push/push.int.test.ts",
  "mail/webhooks/webhooks.int.test.ts",
  "projections/engine/rebuild.int.test.ts",
  "projections/mongodb/mongodb-document-store.int.test.ts",
  "projections/products/search/product-search.int.test.ts",
  "server/commands/erase-by-command.int.test.ts",
  "server/commands/history-queries/run.int.test.ts",
  "server/commands/read-models/read-model-commands.int.test.ts",
  "server/process/opening.int.test.ts",
  "server/process/uncaught.int.test.ts",
  "server/seed/demo-month.int.test.ts",
  "server/tests/cluster.fault.test.ts",
  "server/tests/personal-fields.int.test.ts",
  "server/tests/raw-sockets.int.test.ts",
  "server/tests/restart.int.test.ts",
  "server/tests/restored-log.fault.test.ts",
  "server/tests/search.int.test.ts",
  "server/tests/several-processes.fault.test.ts",
  "setup/bundle.int.test.ts",
  "testing/model-check/checkout.fault.test.ts",
  "uploads/product-files/product-files.int.test.ts",
];

/** Files that mostly wait, for servers to disappear and leases to expire. */
const waiting = [
  "testing/torture/torture.fault.test.ts",
  "server/tests/outage.fault.test.ts",
  "server/commands/read-models/read-models-in-mongodb.fault.test.ts",
  "server/tests/mongodb-outage.fault.test.ts",
  "server/tests/outage-log.fault.test.ts",
];

/** Number of other files that run in parallel during one waiting file. */
const inParallel = 6;

const oneOf =
  (names: readonly string[]) =>
  ({ moduleId }: TestSpecification): boolean =>
    names.some((name) => moduleId.endsWith(`/${name}`));

/** The usual order of projects and within them, with the long files of each project first. */
const longFirst = (files: readonly TestSpecification[]): readonly TestSpecification[] => {
  const isLong = oneOf(long);
  return [...new Set(files.map(({ project }) => project))].flatMap((wanted) => {
    const ofProject = files.filter(({ project }) => project === wanted);
    return [...ofProject.filter(isLong), ...ofProject.filter((file) => !isLong(file))];
  });
};

/** The usual order with long files first, and waiting files spread out to leave no CPU idle. */
export default class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = longFirst(await super.sort(files));
    const isWaiting = oneOf(waiting);
    const first = sorted.findIndex(isWaiting);
    const order = sorted.filter((file) => !isWaiting(file));
    for (const [index, file] of sorted.filter(isWaiting).entries())
      order.splice(first + index * (inParallel + 1), 0, file);
    return order;
  }
}
