import { describe, expect, it } from "vitest";
import type { OrderStatus } from "#domain/constants.ts";
import type { OrderEvent } from "#domain/order/events.ts";
import {
  documentsOf,
  expectReplayable,
  recorded,
  timeOf,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { addressOf, orderOf } from "../../testing/shop.ts";
import { keptMoments } from "./document.ts";
import { orderNumber } from "./order-number.ts";
import { isEarlier, ordersProjection } from "./projection.ts";

const id = "0b54c2a4-7f8e-5d1b-9c3a-2f6e8d7a1b90";
const happened = (event: OrderEvent): GivenEvent => [`order-${id}`, event];

const submitted: OrderEvent = {
  type: "OrderSubmitted",
  data: orderOf({ chair: 2, lamp: 1 }),
};
const placed: OrderEvent = { type: "OrderPlaced", data: { status: "Item Preparing" } };
const rejected: OrderEvent = {
  type: "OrderRejected",
  data: { reason: "The lamp is out of stock.", short: [] },
};
const moved = (previousStatus: OrderStatus, status: OrderStatus): OrderEvent => ({
  type: "OrderStatusChanged",
  data: { status, previousStatus },
});

const order = (...events: readonly OrderEvent[]) =>
  documentsOf(ordersProjection, recorded(...events.map(happened))).get(id);

describe("the owner's view of an order", () => {
  it("holds no staff comments", () => {
    const comment = { type: "OrderCommented", data: { userId: "ann", text: "Wait" } } as const;
    expect(order(submitted, placed, comment)).toEqual(order(submitted, placed));
  });

  it("is pending as soon as it is submitted, with all its items", () => {
    expect(order(submitted)).toEqual({
      ...submitted.data,
      id,
      number: orderNumber(id),
      phase: "pending",
      accepted: false,
      refusal: null,
      status: "Item Preparing",
      createdAt: timeOf(0),
      updatedAt: timeOf(0),
      history: [],
      addressChanges: [],
      deliveryDay: null,
      dayRequestedById: null,
      dayChanges: [],
      confirmations: [],
      itemsChanges: [],
      comments: [],
      returns: [],
      returnedItems: [],
      payment: null,
      wasDelivered: false,
      refundedCents: 0,
      cancellation: null,
      returned: null,
      revision: 0,
      productIds: " chair lamp ",
    });
  });

  it("is placed, which begins its history", () => {
    expect(order(submitted, placed)).toMatchObject({
      phase: "placed",
      createdAt: timeOf(0),
      updatedAt: timeOf(1),
      history: [{ at: timeOf(1), status: "Item Preparing", movedBack: false }],
      revision: 1,
    });
  });

  it("is returned with the reason, and its claims of runs don't show", () => {
    const ofRun = { userId: "ann", runId: "2026-11-27.2" };
    const returned = { ...ofRun, reason: "refused" as const };
    expect(
      order(
        submitted,
        placed,
        { type: "OrderPutOnRun", data: ofRun },
        { type: "OrderReturned", data: returned },
        { type: "ReturnReceived", data: { userId: "ann" } },
      ),
    ).toMatchObject({
      phase: "returned",
      accepted: true,
      updatedAt: timeOf(3),
      returned: { at: timeOf(3), reason: "refused", revision: 3 },
      revision: 4,
    });
  });

  it("is refused with the reason", () => {
    expect(order(submitted, rejected)).toMatchObject({
      phase: "refused",
      refusal: "The lamp is out of stock.",
      history: [],
      revision: 1,
    });
  });

  it("shows every move, and marks those that went back", () => {
    const document = order(
      submitted,
      placed,
      moved("Item Preparing", "Delivered"),
      moved("Delivered", "Item Packing"),
      moved("Item Packing", "Out for Delivery"),
    );
    expect(document).toMatchObject({ status: "Out for Delivery", revision: 4 });
    expect(document?.history.map(({ status, movedBack }) => [status, movedBack])).toEqual([
      ["Item Preparing", false],
      ["Delivered", false],
      ["Item Packing", true],
      ["Out for Delivery", false],
    ]);
  });

  it("keeps its placing and the latest hundred moves", () => {
    const moves = Array.from({ length: 150 }, (_, index) =>
      index % 2 === 0
        ? moved("Item Preparing", "Item Packing")
        : moved("Item Packing", "Item Preparing"),
    );
    const { history = [] } = order(submitted, placed, ...moves) ?? {};
    expect(history).toHaveLength(keptMoments);
    expect(history[0]).toMatchObject({ revision: 1, previousStatus: null });
    expect(history[1]?.revision).toBe(151 - keptMoments + 2);
    expect(history.at(-1)?.revision).toBe(151);
  });

  it("names the fields for the driver that were added, changed or removed", () => {
    const before = addressOf({ landmark: "Opposite the temple", floor: "2nd floor" });
    const shippingAddress = addressOf({ floor: "3rd floor", driverNote: "Ring twice" });
    const log = recorded(
      ["order-o1", { type: "OrderSubmitted", data: { ...orderOf(), shippingAddress: before } }],
      ["order-o1", { type: "DeliveryAddressChanged", data: { userId: "ann", shippingAddress } }],
    );
    const changes = documentsOf(ordersProjection, log).get("o1")?.addressChanges;
    expect(changes?.[0]?.fields.toSorted()).toEqual(["driverNote", "floor", "landmark"]);
  });

  it("follows the buyer's changed address, and names the changed fields", () => {
    const shippingAddress = addressOf({ address: "14/2 Temple Road", phone: "0912345678" });
    const document = order(submitted, placed, {
      type: "DeliveryAddressChanged",
      data: { userId: "ann", shippingAddress },
    });
    expect(document).toMatchObject({
      shippingAddress,
      addressChanges: [{ at: timeOf(2), fields: ["address", "phone"], revision: 2 }],
      updatedAt: timeOf(2),
    });
  });

  it("shows that staff changed the address", () => {
    const change: OrderEvent = {
      type: "DeliveryAddressChanged",
      data: { userId: "ann", shippingAddress: addressOf({ city: "Galle" }) },
    };
    const events = recorded(happened(submitted), happened(placed), [
      `order-${id}`,
      change,
      { id: "nimal", role: "orders" },
    ]);
    expect(documentsOf(ordersProjection, events).get(id)?.addressChanges).toMatchObject([
      { fields: ["city"], byStaff: true },
    ]);
  });

  it("stays an accepted order after its buyer cancelled it", () => {
    const document = order(
      submitted,
      placed,
      { type: "OrderCancelled", data: { userId: "ann", reason: "It takes too long" } },
      { type: "OrderStockReturned", data: { userId: "ann" } },
    );
    expect(document).toMatchObject({
      phase: "cancelled",
      accepted: true,
      status: "Item Preparing",
      cancellation: { at: timeOf(2), reason: "It takes too long", revision: 2 },
      revision: 3,
    });
  });

  it("does not exist before it is submitted", () => {
    expect(order(placed, moved("Item Preparing", "Delivered"))).toBeUndefined();
  });

  it("ignores other streams", () => {
    const events = recorded(["stock-o1", { type: "StockReceived", data: { quantity: 1 } }]);
    expect(events.map((event) => ordersProjection.key(event))).toEqual([null]);
  });

  it("tolerates repeated events", () => {
    expectReplayable(
      ordersProjection,
      recorded(...[submitted, placed, moved("Item Preparing", "Delivered")].map(happened)),
    );
  });
});

describe("a status before another", () => {
  it.each([
    ["Item Preparing", "Item Packing", true],
    ["Out for Delivery", "Delivered", true],
    ["Delivered", "Delivered", false],
    ["Delivered", "Item Preparing", false],
  ] as const)("%s before %s: %s", (status, than, expected) => {
    expect(isEarlier(status, than)).toBe(expected);
  });
});

describe("an order's number", () => {
  it("is short, stable, and has no lookalike characters", () => {
    expect(orderNumber(id)).toMatch(/^NV-[2-9A-HJ-NP-Z]{6}$/);
    expect(orderNumber(id)).toBe(orderNumber(id));
  });

  it("differs if the ids differ in their first twelve digits", () => {
    expect(orderNumber(`1${id.slice(1)}`)).toBe(orderNumber(id));
    expect(orderNumber(id.replace("7f8e", "7f8f"))).not.toBe(orderNumber(id));
  });
});
