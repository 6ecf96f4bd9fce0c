import { isDeepStrictEqual } from "node:util";
import { variantIdOf } from "#domain/values/variant-id.ts";
import { stockDecider } from "#domain/stock/decider.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import type { CartDocument } from "#projections/carts/document.ts";
import { cartsProjection } from "#projections/carts/projection.ts";
import type { CheckoutDocument } from "#projections/checkouts/document.ts";
import { checkoutsProjection } from "#projections/checkouts/projection.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { findAll } from "#projections/engine/find-all.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { ordersProjection } from "#projections/orders/projection.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { productsProjection } from "#projections/products/projection.ts";
import type { RunDocument } from "#projections/runs/document.ts";
import { runsProjection } from "#projections/runs/projection.ts";
import { collectionOf, type Projection } from "#projections/engine/projection.ts";
import { collect } from "../collect.ts";
import { startShopProcess } from "../shop-process.ts";
import type { DyingShop } from "./dying-shop.ts";
import type { Acknowledged, Ledger, Member } from "./ledger.ts";
import { readLog, type LogState } from "./log-checks.ts";

const atOnce = 8;

/** The problems of some items, checked a few at a time. */
const problemsOf = async <Item>(
  items: readonly Item[],
  problemOf: (item: Item) => Promise<string | null>,
): Promise<readonly string[]> => {
  const problems: (string | null)[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    problems.push(...(await Promise.all(items.slice(from, from + atOnce).map(problemOf))));
  }
  return problems.filter((problem) => problem !== null);
};

/** Repeats a command with the same id. */
const problemOfCommand = async (
  shop: DyingShop,
  { what, commandId, repeat, status, orderId }: Acknowledged,
): Promise<string | null> => {
  const again = await shop.answerTo(repeat);
  const id = (again.body as { readonly data?: { readonly _id?: string } }).data?._id ?? null;
  // If the first response was "received", the order has been decided since.
  const isSame = status === 202 ? again.status < 500 : again.status === status;
  return isSame && (again.status !== 200 || what !== "order" || id === orderId)
    ? null
    : `${what} ${commandId} was answered ${status}, then ${again.status}`;
};

/** Logs in a user who has signed up, and checks the profile. */
const problemOfMember = async (
  shop: DyingShop,
  { email, password, firstName }: Member,
): Promise<string | null> => {
  const signedIn = await shop.answerTo((client) =>
    client.rest(null, "POST", "/users/auth", { email, password }),
  );
  if (signedIn.status !== 200) {
    return `${email} signed up but can't log in: ${signedIn.status}`;
  }
  const { _id: id, token } = signedIn.body as { readonly _id: string; readonly token: string };
  const profile = await shop.answerTo((client) =>
    client.rest({ id, token }, "GET", "/users/profile"),
  );
  const { firstName: kept } = profile.body as { readonly firstName: string };
  return firstName === null || kept === firstName
    ? null
    : `${email} is named ${kept}, but ${firstName} was acknowledged`;
};

/**
 * A stream remembers its latest thousand commands (`event-store/stream-folds.ts`). In a long run
 * only a cart has more, and some of them are its checkouts.
 */
const repeatedOfCart = 500;

/** The commands that the shop must still recognise: all but the older changes of a cart. */
const repeatable = (commands: readonly Acknowledged[]): readonly Acknowledged[] => {
  const later = new Map<string, number>();
  return commands.toReversed().filter(({ what, personId }) => {
    if (what !== "cart") return true;
    const count = later.get(personId) ?? 0;
    later.set(personId, count + 1);
    return count < repeatedOfCart;
  });
};

/** Repeats acknowledged commands; returns those with a different response. */
export const checkAnswers = async (
  shop: DyingShop,
  { commands, members }: Ledger,
): Promise<readonly string[]> => [
  ...(await problemsOf(repeatable(commands), (each) => problemOfCommand(shop, each))),
  ...(await problemsOf(members, (each) => problemOfMember(shop, each))),
];

/** Commands in the ledger that are missing in the log. */
const missingIn = (log: LogState, ledger: Ledger): readonly string[] => [
  ...ledger.commands
    .filter(({ commandId }) => !log.commandIds.has(commandId))
    .map(
      ({ what, commandId }) => `${what} ${commandId} was acknowledged but is missing in the log`,
    ),
  ...[...ledger.orders].flatMap(([id, status]) => {
    const order = log.orders.get(id);
    if (status === "cancelled" || order?.phase === "cancelled") {
      // A cancellation may be stored although its response was lost.
      return order?.phase === "cancelled" ? [] : [`order ${id} is not cancelled`];
    }
    if (order?.phase !== "placed") return [`order ${id} was acknowledged but is not placed`];
    return order.status === status ? [] : [`order ${id} is ${order.status}, not ${status}`];
  }),
];

/** Differences between the read models of a data directory and its log. */
const differencesIn = async (dataDir: string, log: LogState): Promise<readonly string[]> => {
  const documents = openEmbeddedDocumentStore(dataDir);
  const all = async <Document extends object>(projection: Projection<Document>) =>
    findAll<Document>(documents, collectionOf(projection), {});
  const problems: string[] = [];
  for (const { id, document } of await all<ProductDocument>(productsProjection)) {
    for (const { number, onHand, reserved } of document.variants) {
      const variantId = variantIdOf(id, number);
      const stock = log.stock.get(variantId) ?? stockDecider.initialState;
      if (onHand !== stock.onHand || reserved !== stock.reserved) {
        problems.push(
          `the list has ${onHand} of ${variantId} and ${reserved} reserved, the log ${stock.onHand} and ${stock.reserved}`,
        );
      }
    }
  }
  const shown = await all<OrderDocument>(ordersProjection);
  if (shown.length !== log.orders.size) {
    problems.push(`${shown.length} orders are shown, ${log.orders.size} are in the log`);
  }
  for (const { id, document } of shown) {
    const { phase, status } = document;
    const order = log.orders.get(id);
    const isSame =
      order?.phase === "placed"
        ? phase === "placed" && status === order.status
        : order?.phase === "cancelled" || order?.phase === "returned"
          ? phase === order.phase
          : phase === "refused" && order?.phase === "rejected";
    if (!isSame) problems.push(`order ${id} is shown as ${phase}, and is ${String(order?.phase)}`);
  }
  for (const { id, document } of await all<CartDocument>(cartsProjection)) {
    const expected = log.carts.get(id) ?? [];
    const quantities = (some: CartDocument["lines"]) =>
      some.map(({ productId, quantity }) => [productId, quantity]);
    if (!isDeepStrictEqual(quantities(document.lines), quantities(expected))) {
      problems.push(`the cart of ${id} differs from the log`);
    }
  }
  for (const { id, document } of await all<CheckoutDocument>(checkoutsProjection)) {
    if (document.unfinished === 1) problems.push(`order ${id} is still pending`);
  }
  for (const { id, document } of await all<RunDocument>(runsProjection)) {
    if (document.unfinished === 1) problems.push(`run ${id} is still unfinished`);
  }
  await documents.close();
  return problems;
};

/** Reads the log of a stopped shop. */
const logOf = async (dataDir: string): Promise<LogState> => {
  const store = await openEmbeddedEventStore(dataDir);
  const log = readLog(await collect(store.readAll(null)));
  await store.close();
  return log;
};

/**
 * Stops a shop and checks its log, which must hold every decision that a caller received. Then
 * starts the shop once more, so that its read models catch up with the log, and checks its files.
 */
export const stopAndCheck = async (
  shop: DyingShop,
  dataDir: string,
  ledger: Ledger,
): ReturnType<typeof checkFiles> => {
  await shop.stop();
  const missing = missingIn(await logOf(dataDir), ledger);
  await (await startShopProcess({ dataDir })).stop();
  const files = await checkFiles(dataDir, ledger);
  return { ...files, problems: [...missing, ...files.problems] };
};

/** Checks the files of a shop that was shut down gracefully after it had caught up. */
export const checkFiles = async (
  dataDir: string,
  ledger: Ledger,
): Promise<{ readonly log: LogState; readonly problems: readonly string[] }> => {
  const log = await logOf(dataDir);
  return {
    log,
    problems: [...log.problems, ...missingIn(log, ledger), ...(await differencesIn(dataDir, log))],
  };
};
