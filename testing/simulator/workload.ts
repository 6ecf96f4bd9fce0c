import { writeSync } from "node:fs";
import { createCommandHandler } from "#event-store/command-handler.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { createRandom } from "#server/seed/random.ts";
import { by, inputOf, ordersOn, productIds, putInCart, stockUp } from "../orders-at-once.ts";

/**
 * The process of a simulation, called with a directory and a seed: opens the log of the directory,
 * and sells from it until it dies. It prints a line before each command and another one after its
 * acknowledgement.
 */
const [dataDir = "", seed = "1"] = process.argv.slice(2);

/** Customers at the same time, and the number of orders. */
const atOnce = 6;
const orderCount = 150;
const stock = { bed: 30, chair: 60, lamp: 45 };

/** Written at once, so that no acknowledgement is lost with the process. */
const print = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);

const attempt = async (id: string, command: () => Promise<string>): Promise<void> => {
  print({ attempted: id });
  // A failure is an answer without a promise. The customer goes on.
  const outcome = await command().catch(() => null);
  if (outcome !== null) print({ acknowledged: id, outcome });
};

const store = await openEmbeddedEventStore(dataDir);
const commands = createCommandHandler({ store });
const orders = ordersOn(commands);
const random = createRandom(Number(seed));

const buy = async (person: string): Promise<void> => {
  const chosen = productIds.filter(() => random.next() < 0.5);
  const pieces = Object.fromEntries(
    (chosen.length > 0 ? chosen : productIds).map((id) => [id, random.between(1, 2)]),
  );
  await attempt(`cart ${person}`, async () => {
    await putInCart(commands, person, pieces);
    return "filled";
  });
  await attempt(`order ${person}`, async () => {
    const placed = await orders.place(inputOf(pieces), by(person, `order ${person}`));
    return placed.outcome === "refused" ? placed.refusal.code : placed.outcome;
  });
};

await attempt("stock", async () => {
  await stockUp(commands, stock);
  return "stocked";
});
let next = 0;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (next < orderCount) await buy(`person ${(next += 1)}`);
  }),
);
await store.close();
