import { randomUUID } from "node:crypto";
import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import { noEvents, type NewEvent } from "#event-store/event-store.ts";
import { readConfig } from "#server/process/config.ts";
import { createLog } from "#server/process/log.ts";
import { openShop } from "#server/process/shop.ts";
import { adminPassword, someAddress } from "../testing/api-client.ts";

/** Size of a generated shop. */
export interface History {
  readonly orders: number;
  /** Products in addition to the sample ones. */
  readonly products: number;
  /** Number of undelivered orders; by default a twentieth of them, minus a quarter of those. */
  readonly open?: number;
}

const dayMs = 86_400_000;
const buyers = 1000;
/** Parallel appends, so that the log groups them. */
const atOnce = 256;

/** Fills the log of a stopped shop, without read models. Returns the number of added events. */
export const addHistory = async (
  dataDir: string,
  { orders, products, open }: History,
): Promise<number> => {
  const config = readConfig({
    PORT: "0",
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: "silent",
  });
  const shop = await openShop(config, createLog("silent"));
  let added = 0;
  const append = async (stream: string, events: readonly NewEvent[]): Promise<void> => {
    const outcome = await shop.store.append(stream, noEvents, events);
    if (outcome.outcome !== "written") throw new Error(`${stream} was not written`);
    added += events.length;
  };
  await inGroups(products, (index) => addProduct(append, index));
  await inGroups(orders, (index) => addOrder(append, index, orders, open));
  await shop.close();
  return added;
};

const inGroups = async (count: number, work: (index: number) => Promise<void>): Promise<void> => {
  for (let from = 0; from < count; from += atOnce) {
    const size = Math.min(atOnce, count - from);
    await Promise.all(Array.from({ length: size }, (_, index) => work(from + index)));
  }
};

type Append = (stream: string, events: readonly NewEvent[]) => Promise<void>;

const eventAt = (at: number, type: string, data: object, userId = "history"): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  metadata: {
    commandId: randomUUID(),
    commandDigest: "digest",
    correlationId: randomUUID(),
    causationId: randomUUID(),
    actor: { id: userId, role: "shopper" },
    occurredAt: new Date(at).toISOString(),
    schemaVersion: 1,
  },
});

const words = ["jak", "brass", "cane", "clay", "loom", "reed", "teak", "lotus", "moon", "palm"];
const things = [
  "lamp",
  "chair",
  "table",
  "mirror",
  "shelf",
  "rug",
  "vase",
  "stool",
  "clock",
  "tray",
];

const addProduct = async (append: Append, index: number): Promise<void> => {
  const word = (place: number) => words[Math.floor(index / 10 ** place) % words.length] ?? "";
  const at = Date.now() - 60 * dayMs - index * 1000;
  const id = `generated-${index}`;
  await append(`product-${id}`, [
    eventAt(at, "ProductAdded", {
      name: `${word(1)} ${word(2)} ${things[index % things.length] ?? ""} ${index}`,
      description: `A ${word(3)} piece with ${word(1)} and ${word(2)}, made in a small workshop.`,
      category: "Furnitures",
      image: "/pictures/uva-kettle.svg",
      modelUrl: null,
      size: null,
      placement: "floor",
      priceCents: 100_000 + (index % 500) * 1000,
    }),
  ]);
  await append(`stock-${id}`, [eventAt(at, "StockReceived", { quantity: 20 })]);
};

const addOrder = async (
  append: Append,
  index: number,
  of: number,
  open: number | undefined,
): Promise<void> => {
  const at = Date.now() - 30 * dayMs * (1 - index / of);
  const userId = `buyer-${index % buyers}`;
  const lines = [
    {
      productId: "uva-kettle",
      name: "Uva Kettle",
      priceCents: 985_000,
      quantity: 1,
      image: "/x.svg",
    },
  ];
  // Most orders of a month are delivered; those of the last days are in progress.
  const arrived = index < (open === undefined ? of * 0.95 : of - open);
  const reached = arrived ? 3 : index % (open === undefined ? 4 : 3);
  const moves = orderStatuses.slice(1, reached + 1).map((status, step) =>
    eventAt(at + (step + 2) * 3_600_000, "OrderStatusChanged", {
      status,
      previousStatus: orderStatuses[step] as OrderStatus,
    }),
  );
  await append(`order-${randomUUID()}`, [
    eventAt(
      at,
      "OrderSubmitted",
      {
        userId,
        lines,
        shippingAddress: someAddress,
        paymentMethod: "Cash on Delivery",
        subtotalCents: 985_000,
        deliveryFeeCents: 50_000,
        totalCents: 1_035_000,
      },
      userId,
    ),
    eventAt(at + 10, "OrderPlaced", { status: "Item Preparing" }, userId),
    ...moves,
  ]);
};
