import { expect, it } from "vitest";
import { foldDocument } from "#projections/engine/fold.ts";
import { recorded, type GivenEvent } from "../../testing/recorded.ts";
import { detailsOf } from "../../testing/shop.ts";
import { productHistoryProjection as projection } from "./projection.ts";

const added: GivenEvent = [
  "product-chair",
  { type: "ProductAdded", data: { ...detailsOf(), priceCents: 450_000 } },
];
const priced = (previousPriceCents: number, priceCents: number): GivenEvent => [
  "product-chair",
  { type: "ProductPriceChanged", data: { priceCents, previousPriceCents } },
];

const folded = (...events: readonly GivenEvent[]) => {
  // Each event has its own command.
  const log = recorded(...events).map((event, index) => ({
    ...event,
    metadata: { ...event.metadata, correlationId: `command ${index}` },
  }));
  return { log, document: foldDocument(projection, undefined, log)?.document };
};

it("lists changes, newest first", () => {
  const { document, log } = folded(
    added,
    [
      "product-chair",
      {
        type: "ProductDetailsChanged",
        data: detailsOf({ name: "Stool", size: null, image: "/b.png" }),
      },
    ],
    priced(450_000, 400_000),
    ["stock-chair", { type: "StockAdjusted", data: { onHand: 8, previousOnHand: 5 } }],
    ["product-chair", { type: "ProductRemoved", data: {} }],
    ["product-chair", { type: "ProductRestored", data: {} }],
  );
  expect(document?.moments.map(({ changes }) => changes)).toEqual([
    [{ what: "restored" }],
    [{ what: "removed" }],
    [{ what: "stock", from: 5, to: 8 }],
    [{ what: "price", fromCents: 450_000, toCents: 400_000 }],
    [
      { what: "name", from: detailsOf().name, to: "Stool" },
      expect.objectContaining({ what: "size", to: "none" }) as object,
      { what: "image" },
    ],
    [{ what: "added" }],
  ]);
  expect(document?.moments[0]).toMatchObject({
    at: log.at(-1)?.metadata.occurredAt,
    by: log.at(-1)?.metadata.actor.id,
  });
});

it("ignores stock changes by orders", () => {
  const reserved: GivenEvent = [
    "stock-chair",
    { type: "StockReserved", data: { orderId: "o1", quantity: 1 } },
  ];
  expect(recorded(reserved).map(projection.key)).toEqual([null]);
});

it("shows one command as one entry", () => {
  const log = recorded(added, priced(450_000, 1));
  const [first, second] = log;
  if (!first || !second) throw new Error("Two events were recorded");
  const together = { ...second, metadata: first.metadata };
  expect(foldDocument(projection, undefined, [first, together])?.document.moments).toHaveLength(1);
});

it("keeps the last fifty", () => {
  const changes = Array.from({ length: 60 }, (_, index) => priced(index, index + 1));
  const { document } = folded(added, ...changes);
  expect(document?.moments).toHaveLength(50);
  expect(document?.moments[0]?.changes).toEqual([{ what: "price", fromCents: 59, toCents: 60 }]);
});
