import { describe, expect, it } from "vitest";
import {
  documentsOf,
  expectReplayable,
  recorded,
  timeOf,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { orderOf } from "../../testing/shop.ts";
import { checkoutsProjection } from "./projection.ts";

const submitted: GivenEvent = ["order-o1", { type: "OrderSubmitted", data: orderOf() }];
const placed: GivenEvent = [
  "order-o1",
  { type: "OrderPlaced", data: { status: "Item Preparing" } },
];
const rejected: GivenEvent = [
  "order-o1",
  { type: "OrderRejected", data: { reason: "Out.", short: [] } },
];
const data = { orderId: "o1", quantity: 2 };
const reserved = (productId: string): GivenEvent => [
  `stock-${productId}`,
  { type: "StockReserved", data },
];
const released = (productId: string): GivenEvent => [
  `stock-${productId}`,
  { type: "StockReservationReleased", data },
];
const confirmed = (productId: string): GivenEvent => [
  `stock-${productId}`,
  { type: "StockReservationConfirmed", data },
];
const checkedOut: GivenEvent = [
  "cart-ann",
  { type: "CartCheckedOut", data: { orderId: "o1", lines: [] } },
];

const cancelled: GivenEvent = [
  "order-o1",
  { type: "OrderCancelled", data: { userId: "ann", reason: null } },
];
const noted: GivenEvent = ["order-o1", { type: "OrderStockReturned", data: { userId: "ann" } }];
const use = { orderId: "o1", userId: "ann", discountCents: 100 };
const used: readonly GivenEvent[] = [
  ["promotion-TEN", { type: "RedemptionReserved", data: use }],
  ["promotion-TEN", { type: "RedemptionConfirmed", data: use }],
];
const codeFree: GivenEvent = [
  "promotion-TEN",
  { type: "RedemptionReleased", data: { ...use, wasConfirmed: true } },
];
const awaited: GivenEvent = [
  "order-o1",
  { type: "OrderCancelled", data: { userId: "ann", reason: null, awaitsGoods: true } },
];
const codeNoted: GivenEvent = ["order-o1", { type: "OrderCodeReleased", data: { userId: "ann" } }];
const sold = [reserved("chair"), placed, confirmed("chair"), checkedOut];

const checkout = (...happened: readonly GivenEvent[]) =>
  documentsOf(checkoutsProjection, recorded(...happened)).get("o1");

describe("the progress of a checkout", () => {
  it("begins with the order", () => {
    expect(checkout(submitted)).toEqual({
      id: "o1",
      phase: "submitted",
      reserved: [],
      slots: [],
      slot: null,
      dayRequested: false,
      itemsChanging: false,
      restocking: false,
      redemption: null,
      cartCheckedOut: false,
      goodsReceived: false,
      stockReturned: false,
      awaitsGoods: null,
      unfinished: 1,
      submittedAt: timeOf(0),
    });
  });

  const steps = [
    ["reserving", [reserved("chair")], ["chair"], false],
    ["reserved", [reserved("chair"), reserved("lamp")], ["chair", "lamp"], false],
    ["placed", [reserved("chair"), placed], ["chair"], false],
    ["confirmed, cart still full", [reserved("chair"), placed, confirmed("chair")], [], false],
    ["cart empty, still to confirm", [reserved("chair"), placed, checkedOut], ["chair"], false],
    ["placed to the end", [reserved("chair"), placed, confirmed("chair"), checkedOut], [], true],
    [
      "the same in another order",
      [reserved("chair"), placed, checkedOut, confirmed("chair")],
      [],
      true,
    ],
    ["cancelled, still to give back", [...sold, cancelled], [], false],
    ["cancelled to the end", [...sold, cancelled, noted], [], true],
    [
      "cancelled before it was confirmed",
      [reserved("chair"), placed, cancelled, released("chair"), noted],
      [],
      true,
    ],
    ["cancelled, its code still used", [...sold, ...used, awaited], [], false],
    ["cancelled, its code not yet noted", [...sold, ...used, awaited, codeFree], [], false],
    ["cancelled, its goods awaited", [...sold, ...used, awaited, codeFree, codeNoted], [], true],
    ["cancelled to the end, with a code", [...sold, ...used, cancelled, codeFree, noted], [], true],
    ["rejected, still to release", [reserved("chair"), rejected], ["chair"], false],
    ["rejected to the end", [reserved("chair"), rejected, released("chair")], [], true],
    ["rejected with nothing reserved", [rejected], [], true],
    ["reserved once more after the end", [rejected, reserved("lamp")], ["lamp"], false],
  ] as const;

  it.each(steps)("%s", (_what, happened, open, done) => {
    expect(checkout(submitted, ...happened)).toMatchObject({
      reserved: open,
      unfinished: done ? null : 1,
    });
  });

  it("ignores later events of the order", () => {
    const before = [submitted, reserved("chair"), placed, confirmed("chair"), checkedOut];
    const moved: GivenEvent = [
      "order-o1",
      {
        type: "OrderStatusChanged",
        data: { status: "Delivered", previousStatus: "Item Preparing" },
      },
    ];
    expect(checkout(...before, moved)).toEqual(checkout(...before));
  });

  it("separates orders that reserve the same product", () => {
    const other: GivenEvent = [
      "stock-chair",
      { type: "StockReserved", data: { orderId: "o2", quantity: 1 } },
    ];
    const events = recorded(submitted, ["order-o2", submitted[1]], reserved("chair"), other);
    const documents = documentsOf(checkoutsProjection, events);
    expect([...documents.values()].map((each) => each.reserved)).toEqual([["chair"], ["chair"]]);
  });

  it("ignores orders that were never submitted and received stock", () => {
    expect(checkout(reserved("chair"), placed, checkedOut)).toBeUndefined();
    const events = recorded(["stock-chair", { type: "StockReceived", data: { quantity: 1 } }]);
    expect(events.map((event) => checkoutsProjection.key(event))).toEqual([null]);
  });

  it("tolerates repeated events", () => {
    expectReplayable(
      checkoutsProjection,
      recorded(submitted, reserved("chair"), reserved("lamp"), rejected, released("chair")),
    );
  });

  it("with a change of items waits until its stock has settled", () => {
    const ofChange = { ...data, claim: "change 1" };
    const { userId, lines, subtotalCents, totalCents } = orderOf({ chair: 4 });
    const requested: GivenEvent = [
      "order-o1",
      { type: "OrderItemsRequested", data: { userId, lines } },
    ];
    const claimed: GivenEvent = ["stock-chair", { type: "StockReserved", data: ofChange }];
    const changed: GivenEvent = [
      "order-o1",
      {
        type: "OrderItemsChanged",
        data: {
          userId,
          lines,
          subtotalCents,
          totalCents,
          previousLines: [],
          previousTotalCents: 0,
        },
      },
    ];
    const settled: GivenEvent = [
      "order-o1",
      { type: "OrderItemsSettled", data: { userId, request: 1 } },
    ];
    const taken: GivenEvent = [
      "stock-chair",
      { type: "StockReservationConfirmed", data: ofChange },
    ];
    const begun = [submitted, ...sold, requested, claimed];
    expect(checkout(...begun)).toMatchObject({ unfinished: 1, reserved: ["chair change 1"] });
    expect(checkout(...begun, changed, taken)).toMatchObject({ unfinished: 1, reserved: [] });
    expect(checkout(...begun, changed, settled)).toMatchObject({ unfinished: 1 });
    expect(checkout(...begun, changed, taken, settled)).toMatchObject({ unfinished: null });
  });
});
