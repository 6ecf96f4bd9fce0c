import { describe, expect, it } from "vitest";
import type { CallOutcome, OrderStatus } from "#domain/constants.ts";
import type { OrderEvent } from "#domain/order/events.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import {
  documentsOf,
  expectReplayable,
  recorded,
  timeOf,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { addressOf, orderOf } from "../../testing/shop.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import { maxTimelineEntries } from "./document.ts";
import { matcherOf } from "./filter.ts";
import { orderBoardProjection } from "./projection.ts";

const id = "0b54c2a4-7f8e-5d1b-9c3a-2f6e8d7a1b90";
const happened = (event: OrderEvent): GivenEvent => [`order-${id}`, event];

const submitted = happened({ type: "OrderSubmitted", data: orderOf({ chair: 2, lamp: 1 }) });
const placed = happened({ type: "OrderPlaced", data: { status: "Item Preparing" } });
const rejected = happened({ type: "OrderRejected", data: { reason: "Out.", short: [] } });
const moved = (previousStatus: OrderStatus, status: OrderStatus, admin = "admin"): GivenEvent => [
  `order-${id}`,
  { type: "OrderStatusChanged", data: { status, previousStatus } },
  { id: admin, role: "admin" },
];

const order = (...events: readonly GivenEvent[]) =>
  documentsOf(orderBoardProjection, recorded(...events)).get(id);

describe("the order board", () => {
  it("omits an order until the shop accepts it", () => {
    expect(order(submitted)).toMatchObject({ phase: "pending", movedById: null, revision: 0 });
    expect(order(submitted, placed)).toMatchObject({ phase: "placed", revision: 1 });
  });

  it("lists that an order left its run, unless it was delivered there", () => {
    const onRun = happened({
      type: "OrderPutOnRun",
      data: { userId: "ann", runId: "2026-11-24.1" },
    });
    const leftRun = happened({
      type: "OrderLeftRun",
      data: { userId: "ann", runId: "2026-11-24.1" },
    });
    const kinds = (...events: readonly GivenEvent[]) =>
      order(submitted, placed, onRun, ...events)?.timeline.map(({ kind }) => kind);
    expect(kinds(leftRun)?.at(-1)).toBe("left-run");
    const deliveredThere = kinds(moved("Item Preparing", "Delivered"), leftRun);
    expect(deliveredThere).not.toContain("left-run");
    expect(order(submitted, placed, onRun, leftRun)).toMatchObject({ runId: null });
  });

  it("omits a rejected order", () => {
    expect(order(submitted, rejected)).toMatchObject({ phase: "pending", revision: 0 });
  });

  it("shows the customer, the items and the destination", () => {
    expect(order(submitted, placed)).toMatchObject({
      number: orderNumber(id),
      customerName: "Ann Perera",
      customerKey: "ann perera",
      phone: "+94771234567",
      city: "Kandy",
      items: [
        { productId: "chair", name: "The chair", quantity: 2 },
        { productId: "lamp", name: "The lamp", quantity: 1 },
      ],
      totalCents: 350_000,
      status: "Item Preparing",
      createdAt: timeOf(0),
    });
  });

  it("records the Colombo day on which an order was accepted", () => {
    expect(order(submitted)?.placedOn).toBeNull();
    expect(order(submitted, placed)?.placedOn).toBe(timeOf(1).slice(0, 10));
    expect(dayInColombo("2026-11-21T18:29:59.999Z")).toBe("2026-11-21");
    expect(dayInColombo("2026-11-21T18:30:00.000Z")).toBe("2026-11-22");
  });

  it("is searchable by number, name, town and items, in lower case", () => {
    const { searchText } = order(submitted) ?? {};
    expect(searchText).toBe(
      `${orderNumber(id).toLowerCase()} ann perera kandy the chair the lamp 0771234567`,
    );
  });

  it("needs no last name", () => {
    const data = orderOf({ chair: 1 }, { shippingAddress: addressOf({ lastName: "" }) });
    expect(order(happened({ type: "OrderSubmitted", data }))?.customerName).toBe("Ann");
  });

  it("shows who moved an order last, and when", () => {
    const document = order(
      submitted,
      placed,
      moved("Item Preparing", "Item Packing", "kumari"),
      moved("Item Packing", "Out for Delivery", "nimal"),
    );
    expect(document).toMatchObject({
      status: "Out for Delivery",
      delivered: 0,
      movedById: "nimal",
      movedBack: false,
      statusChangedAt: timeOf(3),
      createdAt: timeOf(0),
      revision: 3,
    });
  });

  it("sorts delivered orders last, and moves them back with their status", () => {
    const delivered = [submitted, placed, moved("Item Preparing", "Delivered")];
    expect(order(...delivered)).toMatchObject({ delivered: 1, movedBack: false });
    expect(order(...delivered, moved("Delivered", "Item Packing"))).toMatchObject({
      delivered: 0,
      movedBack: true,
    });
    expect(
      order(...delivered, moved("Delivered", "Item Packing"), moved("Item Packing", "Delivered")),
    ).toMatchObject({ delivered: 1, movedBack: false });
  });

  it("keeps an order that its buyer cancelled, as cancelled", () => {
    const userId = "ann";
    const cancelled: OrderEvent = { type: "OrderCancelled", data: { userId, reason: null } };
    const returned: OrderEvent = { type: "OrderStockReturned", data: { userId } };
    const document = order(submitted, placed, happened(cancelled), happened(returned));
    expect(document).toMatchObject({
      phase: "cancelled",
      status: "Item Preparing",
      cancelledAt: timeOf(2),
      revision: 3,
    });
  });

  it("shows and finds an order by its current address", () => {
    const shippingAddress = addressOf({ city: "Galle", phone: "0912345678" });
    const data = { userId: "ann", shippingAddress };
    const document = order(submitted, placed, happened({ type: "DeliveryAddressChanged", data }));
    expect(document).toMatchObject({ city: "Galle", phone: "0912345678", revision: 2 });
    expect(document?.searchText).toContain(" galle ");
    expect(document?.searchText).not.toContain("kandy");
  });

  const commented = (text: string): GivenEvent => [
    `order-${id}`,
    { type: "OrderCommented", data: { userId: "ann", text } },
    { id: "kumari", role: "admin" },
  ];

  it("lists the timeline with its actors, comments included, independent of moves", () => {
    const document = order(
      submitted,
      placed,
      commented("Wait for the tailor"),
      moved("Item Preparing", "Item Packing", "nimal"),
    );
    expect(document?.timeline).toMatchObject([
      { kind: "placed", at: timeOf(1), revision: 1 },
      { kind: "commented", text: "Wait for the tailor", byId: "kumari", revision: 2 },
      { kind: "moved", previousStatus: "Item Preparing", byId: "nimal", revision: 3 },
    ]);
    expect(document).toMatchObject({ revision: 2, statusChangedAt: timeOf(3) });
  });

  it("drops comments about an erased buyer", () => {
    const erased = happened({ type: "OrderBuyerErased", data: { userId: "ann" } });
    const document = order(submitted, placed, commented("Her dog bites"), erased);
    expect(document?.timeline.at(-1)).toMatchObject({ kind: "commented", text: "Erased" });
    expect(JSON.stringify(document)).not.toContain("dog");
  });

  it("keeps a bounded timeline: the placing, all comments and the latest moves", () => {
    const moves = Array.from({ length: maxTimelineEntries }, (_, index) =>
      index % 2 === 0
        ? moved("Item Preparing", "Item Packing")
        : moved("Item Packing", "Item Preparing"),
    );
    const timeline = order(submitted, placed, commented("Wait"), ...moves)?.timeline ?? [];
    expect(timeline).toHaveLength(maxTimelineEntries);
    expect(timeline.slice(0, 3)).toMatchObject([
      { kind: "placed" },
      { kind: "commented" },
      { kind: "moved", revision: 5 },
    ]);
  });

  it("ignores orders that were never submitted, and other streams", () => {
    expect(order(placed, moved("Item Preparing", "Delivered"))).toBeUndefined();
    const events = recorded(["cart-ann", { type: "CartItemRemoved", data: { productId: "lamp" } }]);
    expect(events.map((event) => orderBoardProjection.key(event))).toEqual([null]);
  });

  it("lists an order among those to call until it is confirmed or on its way", () => {
    const called = (outcome: CallOutcome) =>
      happened({ type: "OrderCalled", data: { userId: "ann", outcome, callAgainAt: null } });
    const addressChanged = happened({
      type: "DeliveryAddressChanged",
      data: { userId: "ann", shippingAddress: addressOf({ city: "Galle" }) },
    });
    const calls = (...events: readonly GivenEvent[]) => {
      const { callable, confirmed, addressChanges } = order(submitted, placed, ...events) ?? {};
      return { callable, confirmed, addressChanges };
    };
    expect(calls()).toEqual({ callable: 1, confirmed: null, addressChanges: 0 });
    expect(calls(called("no-answer"))).toMatchObject({ callable: 1 });
    expect(calls(called("confirmed"))).toMatchObject({ callable: null, confirmed: 1 });
    expect(calls(called("confirmed"), addressChanged)).toEqual({
      callable: 1,
      confirmed: null,
      addressChanges: 1,
    });
    const out = moved("Item Preparing", "Out for Delivery");
    expect(calls(out)).toMatchObject({ callable: null, confirmed: null });
    expect(calls(called("confirmed"), out)).toMatchObject({ callable: null, confirmed: 1 });
    const done = moved("Item Preparing", "Delivered");
    expect(calls(called("confirmed"), done)).toMatchObject({ callable: null, confirmed: null });
  });

  it("shows who placed an order on the phone, and counts it as confirmed", () => {
    const byPhone: GivenEvent = [
      `order-${id}`,
      { type: "OrderSubmitted", data: { ...orderOf(), by: "staff" } },
      { id: "nimal", role: "orders" },
    ];
    expect(order(byPhone, placed)).toMatchObject({
      ...{ userId: "ann", callable: null, confirmed: 1, calledOn: null },
      timeline: [{ kind: "placed", byId: "nimal", byStaff: true }],
    });
    expectReplayable(orderBoardProjection, recorded(byPhone, placed));
  });

  it("lists the calls of an order without undone ones, and the latest for the day", () => {
    const called = (outcome: CallOutcome) =>
      happened({ type: "OrderCalled", data: { userId: "ann", outcome, callAgainAt: null } });
    const undone = happened({
      type: "OrderCallUndone",
      data: { userId: "ann", outcome: "confirmed" },
    });
    const events = [submitted, placed, called("no-answer"), called("confirmed"), undone];
    expect(order(...events)).toMatchObject({
      calledAs: "no-answer",
      calledAt: timeOf(2),
      calledOn: dayInColombo(timeOf(2)),
      callMoments: [{ outcome: "no-answer", at: timeOf(2) }],
      calls: { outcome: "no-answer", noAnswers: 1 },
    });
    expect(order(...events)?.timeline.map(({ kind }) => kind)).toEqual([
      "placed",
      "called",
      "called",
      "call-undone",
    ]);
    expectReplayable(orderBoardProjection, recorded(...events));
  });

  it("tolerates repeated events", () => {
    expectReplayable(
      orderBoardProjection,
      recorded(submitted, placed, moved("Item Preparing", "Delivered")),
    );
  });
});

it.each([
  "JOS\u00c9",
  "jose",
  "ශ්රීමතී",
  "077 123 4567",
  "+94 77-123-4567",
  "0094771234567",
  "1234567",
  "obrien",
])("is found by %j in any spelling of name and number", (search) => {
  const data = orderOf(undefined, {
    shippingAddress: addressOf({
      firstName: "Jose\u0301 ශ්\u200dරීමතී",
      lastName: "O\u2019Brien",
      phone: "+94771234567",
    }),
  });
  const found = order(happened({ type: "OrderSubmitted", data }), placed);
  if (!found) throw new Error("The order is not on the board");
  expect(matcherOf({ search })(found)).toBe(true);
  expect(matcherOf({ search: "kamal" })(found)).toBe(false);
});
