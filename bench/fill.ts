import { variantIdOf } from "#domain/values/variant-id.ts";
import { randomUUID } from "node:crypto";
import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import type { Actor } from "#domain/ports.ts";
import { noEvents, type NewEvent, type StreamAppend } from "#event-store/event-store.ts";
import { currentSchemaVersion } from "#event-store/upcasters.ts";
import { readConfig } from "#server/process/config.ts";
import { createLog } from "#server/process/log.ts";
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
const buyers = 1000;
const words = ["jak", "brass", "cane", "clay", "loom", "reed", "teak", "lotus", "moon", "palm"];
const nouns = "lamp chair table mirror shelf rug vase stool clock tray".split(" ");
const generator: Actor = { id: "history", role: "shopper" };

const colours = ["Terracotta", "Moss", "Charcoal", "Linen"];

/** Options and further variants of a product, so that it is sold in four colours. */
function* versionsOf(
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

/** Products in four colours each, and a month of orders for one of the sample products. */
export function* generateMonth({ orders, products, open }: Size): Generator<GeneratedEvent, void> {
  const now = Date.now();
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
    yield* versionsOf(`generated-${index}`, common, data.priceCents);
  }
  const line = { productId: "uva-kettle", name: "Uva Kettle", quantity: 1, image: "/x.svg" };
  for (let index = 0; index < orders; index += 1) {
    command += 1;
    const at = now - 30 * dayMs * (1 - index / orders);
    const userId = `buyer-${index % buyers}`;
    const stream = `order-${randomUUID()}`;
    const common = { stream, actor: { id: userId, role: "shopper" } as const, command };
    const submitted = {
      ...{ userId, lines: [{ ...line, priceCents: 985_000 }], shippingAddress: someAddress },
      ...{ paymentMethod: "Cash on Delivery", subtotalCents: 985_000, deliveryFeeCents: 50_000 },
      totalCents: 1_035_000,
    };
    yield { ...common, at, event: { type: "OrderSubmitted", data: submitted } };
    const placed = { type: "OrderPlaced", data: { status: "Item Preparing" } };
    yield { ...common, at: at + 10, event: placed };
    // Most orders of a month are delivered; those of the last days are in progress.
    const arrived = index < (open === undefined ? orders * 0.95 : orders - open);
    const reached = arrived ? 3 : index % (open === undefined ? 4 : 3);
    for (let step = 1; step <= reached; step += 1) {
      command += 1;
      const status = orderStatuses[step] as OrderStatus;
      const data = { status, previousStatus: orderStatuses[step - 1] };
      const moved = { at: at + (step + 1) * hourMs, actor: generator, command };
      yield { stream, ...moved, event: { type: "OrderStatusChanged", data } };
    }
  }
}
