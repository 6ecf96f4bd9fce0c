import { randomUUID } from "node:crypto";
import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import type { Actor } from "#domain/ports.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import { variantIdOf } from "#domain/values/variant-id.ts";
import { noEvents, type NewEvent, type StreamAppend } from "#event-store/event-store.ts";
import { currentSchemaVersion } from "#event-store/upcasters.ts";
import { readConfig } from "#server/settings/config.ts";
import { createLog } from "#server/log/log.ts";
import { openShop } from "#server/process/shop.ts";
import { adminPassword, someAddress } from "../testing/api-client.ts";

/** One event of a generated log before it is stored. */
export interface GeneratedEvent {
  readonly stream: string;
  readonly event: Pick<NewEvent, "type" | "data">;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly actor: Actor;
  /** Events of one command share a number. */
  readonly command: number;
}

/** Parallel events of one append. */
const atOnce = 2000;

/**
 * Appends generated events to the log of a stopped shop, without read models. Their streams are
 * new. Returns the number of events.
 */
export const fillLog = async (
  dataDir: string,
  generated: Iterable<GeneratedEvent>,
): Promise<number> => {
  const settings = { PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  const config = readConfig({ ...settings, ADMIN_PASSWORD: adminPassword });
  const shop = await openShop(config, createLog("silent"));
  const revisions = new Map<string, number>();
  let parts: (StreamAppend & { readonly events: NewEvent[] })[] = [];
  let [gathered, written] = [0, 0];
  let command = { number: 0, id: "" };
  const flush = async (): Promise<void> => {
    if (gathered === 0) return;
    const outcome = await shop.store.multiStreamAppend?.(parts);
    if (outcome?.outcome !== "written") throw new Error("The generated log couldn't be written");
    written += gathered;
    [parts, gathered] = [[], 0];
  };
  try {
    // A shop refuses a log without the accounts of its first start.
    const admin = { ...config.admin, name: "Shop Admin", password: adminPassword };
    await shop.accounts.ensureRole(admin, "admin", new Date().toISOString());
    for (const { stream, event, at, actor, command: number } of generated) {
      if (number !== command.number) command = { number, id: randomUUID() };
      const ids = { commandId: command.id, correlationId: command.id, causationId: command.id };
      const occurredAt = new Date(at).toISOString();
      const metadata = { ...ids, commandDigest: "generated", actor, occurredAt };
      const stored: NewEvent = {
        id: randomUUID(),
        ...event,
        metadata: { ...metadata, schemaVersion: currentSchemaVersion },
      };
      const revision = revisions.get(stream) ?? noEvents;
      revisions.set(stream, revision + 1);
      const last = parts.at(-1);
      if (last?.stream === stream) last.events.push(stored);
      else parts.push({ stream, expectedRevision: revision, events: [stored] });
      gathered += 1;
      if (gathered >= atOnce) await flush();
    }
    await flush();
  } finally {
    await shop.close();
  }
  return written;
};

/** Size of a shop of one month. */
export interface Size {
  readonly orders: number;
  /** Products in addition to the sample ones. */
  readonly products: number;
  /** Number of undelivered orders; by default a twentieth of them, minus a quarter of those. */
  readonly open?: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The time over which orders are generated. */
export const monthMs = 30 * dayMs;
const buyers = 1000;
const words = ["jak", "brass", "cane", "clay", "loom", "reed", "teak", "lotus", "moon", "palm"];
const nouns = "lamp chair table mirror shelf rug vase stool clock tray".split(" ");
const generator: Actor = { id: "history", role: "shopper" };

const colours = ["Terracotta", "Moss", "Charcoal", "Linen"];

/** Options and further variants of a product, so that it is sold in four colours. */
function* variantsOf(
  productId: string,
  common: Pick<GeneratedEvent, "at" | "actor" | "command">,
  priceCents: number,
): Generator<GeneratedEvent, void> {
  const stream = `product-${productId}`;
  const values = colours.map((name) => ({ name, colours: ["#c0a080", "#a08060", "#806040"] }));
  const options = [{ name: "Colour", display: "swatches", values } as const];
  const variants = [{ variantId: productId, values: [colours[0] ?? ""] }];
  yield {
    ...common,
    stream,
    event: { type: "ProductOptionsChanged", data: { options, variants } },
  };
  for (const [index, colour] of colours.entries()) {
    if (index === 0) continue;
    const variantId = variantIdOf(productId, index + 1);
    const data = {
      ...{ variantId, values: [colour], sku: null, size: null, image: null, modelUrl: null },
      ...{ material: null, priceCents: priceCents + index * 1000 },
    };
    yield { ...common, stream, event: { type: "VariantAdded", data } };
    const received = { type: "StockReceived", data: { quantity: 5 } };
    yield { ...common, stream: `stock-${variantId}`, event: received };
  }
}

const stopsOfRun = 10;
const runsOfDay = 2;

/**
 * The run of a delivered order. A larger shop has a longer history of runs, and as many of them in
 * this month. Later orders are on later runs.
 */
const runIdOf = (order: number, delivered: number, now: number): string => {
  const laterRuns = Math.floor((delivered - 1 - order) / stopsOfRun);
  const at = now - dayMs * (1 + Math.floor(laterRuns / runsOfDay));
  return `${dayInColombo(new Date(at).toISOString())}.${(laterRuns % runsOfDay) + 1}`;
};

/** A closed run whose stops are delivered. */
function* closedRun(
  runId: string,
  orderIds: readonly string[],
  command: number,
): Generator<GeneratedEvent, void> {
  const at = Date.parse(`${runId.slice(0, 10)}T08:00:00Z`);
  const cents = 1_035_000;
  const answeredAt = new Date(at).toISOString();
  const answer = { owedCents: cents, collectedCents: cents, shortReason: null, answeredAt };
  const collectedCents = orderIds.length * cents;
  const cash = { collectedCents, handedInCents: collectedCents, reason: null, words: "" };
  const events: readonly GeneratedEvent["event"][] = [
    { type: "RunPlanned", data: { driverId: "driver", zoneId: "western", leavesAt: "07:30" } },
    ...orderIds.map((orderId) => ({ type: "StopAdded", data: { orderId } })),
    { type: "RunStarted", data: {} },
    { type: "RunUnderWay", data: {} },
    ...orderIds.map((orderId) => ({ type: "StopDelivered", data: { orderId, ...answer } })),
    { type: "RunEnded", data: {} },
    { type: "CashHandedIn", data: cash },
    { type: "RunClosed", data: { receivedOrderIds: [] } },
    { type: "RunSettled", data: {} },
  ];
  for (const event of events) {
    yield { stream: `run-${runId}`, event, at, actor: generator, command };
  }
}

/**
 * Products in four colours each, and a month of orders for one of the sample products. Each third
 * order is confirmed by phone. Delivered orders were on closed runs.
 */
export function* generateMonth({ orders, products, open }: Size): Generator<GeneratedEvent, void> {
  const now = Date.now();
  const stops: string[] = [];
  const delivered = Math.floor(open === undefined ? orders * 0.95 : orders - open);
  let command = 0;
  for (let index = 0; index < products; index += 1) {
    command += 1;
    const word = (place: number) => words[Math.floor(index / 10 ** place) % words.length] ?? "";
    const common = { at: now - 60 * dayMs - index * 1000, actor: generator, command };
    const data = {
      name: `${word(1)} ${word(2)} ${nouns[index % nouns.length] ?? ""} ${index}`,
      description: `A ${word(3)} piece with ${word(1)} and ${word(2)}, made in a small workshop.`,
      ...{ category: "Furnitures", image: "/pictures/uva-kettle.svg", modelUrl: null, size: null },
      ...{ placement: "floor", priceCents: 100_000 + (index % 500) * 1000 },
    };
    yield {
      ...common,
      stream: `product-generated-${index}`,
      event: { type: "ProductAdded", data },
    };
    const received = { type: "StockReceived", data: { quantity: 20 } };
    yield { ...common, stream: `stock-generated-${index}`, event: received };
    yield* variantsOf(`generated-${index}`, common, data.priceCents);
  }
  const line = { productId: "uva-kettle", name: "Uva Kettle", quantity: 1, image: "/x.svg" };
  for (let index = 0; index < orders; index += 1) {
    command += 1;
    const at = now - monthMs * (1 - index / orders);
    // Most orders of a month are delivered; those of the last days are in progress. They are their
    // buyers' first, so that they wait for a call.
    const arrived = index < delivered;
    const userId = arrived ? `buyer-${index % buyers}` : `new-buyer-${orders - index}`;
    const orderId = randomUUID();
    const stream = `order-${orderId}`;
    const common = { stream, actor: { id: userId, role: "shopper" } as const, command };
    const submitted = {
      ...{ userId, lines: [{ ...line, priceCents: 985_000 }], shippingAddress: someAddress },
      ...{ paymentMethod: "Cash on Delivery", subtotalCents: 985_000, deliveryFeeCents: 50_000 },
      totalCents: 1_035_000,
    };
    yield { ...common, at, event: { type: "OrderSubmitted", data: submitted } };
    const placed = { type: "OrderPlaced", data: { status: "Item Preparing" } };
    yield { ...common, at: at + 10, event: placed };
    const reached = arrived ? 3 : index % (open === undefined ? 4 : 3);
    if (index % 3 === 0) {
      const called = { userId, outcome: "confirmed", callAgainAt: null } as const;
      yield { ...common, at: at + 20, event: { type: "OrderCalled", data: called } };
    }
    const runId = runIdOf(index, delivered, now);
    if (arrived) {
      stops.push(orderId);
      const put = { type: "OrderPutOnRun", data: { userId, runId } };
      yield { ...common, at: at + hourMs, event: put };
    }
    for (let step = 1; step <= reached; step += 1) {
      command += 1;
      const status = orderStatuses[step] as OrderStatus;
      const data = { status, previousStatus: orderStatuses[step - 1] };
      const moved = { at: at + (step + 1) * hourMs, actor: generator, command };
      yield { stream, ...moved, event: { type: "OrderStatusChanged", data } };
    }
    if (arrived && (delivered - 1 - index) % stopsOfRun === 0)
      yield* closedRun(runId, stops.splice(0), command);
  }
}
