import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { addressOf, orderOf } from "../../testing/shop.ts";
import { cancelReasons, limits, orderStatuses, type OrderStatus } from "../constants.ts";
import { erasedAddress } from "./erased-address.ts";
import type { Slot } from "../values/delivery-day.ts";
import { orderDecider } from "./decider.ts";
import type { OrderEvent } from "./events.ts";

const { given } = scenarioOf(orderDecider);

const content = orderOf({ chair: 2 });
const short = [{ productId: "chair", name: "The chair", requested: 2, available: 1 }];
const reason = "Only 1 of The chair left.";

const submitted: OrderEvent = { type: "OrderSubmitted", data: content };
const placed: OrderEvent = { type: "OrderPlaced", data: { status: "Item Preparing" } };
const rejected: OrderEvent = { type: "OrderRejected", data: { reason, short } };
const moved = (previousStatus: OrderStatus, status: OrderStatus): OrderEvent => ({
  type: "OrderStatusChanged",
  data: { status, previousStatus },
});

const { userId } = content;
const cancelled: OrderEvent = { type: "OrderCancelled", data: { userId, reason: null } };
const stockReturned: OrderEvent = { type: "OrderStockReturned", data: { userId } };
const elsewhere = addressOf({ address: "14/2 Temple Road", city: "Galle" });
const addressChanged: OrderEvent = {
  type: "DeliveryAddressChanged",
  data: { userId, shippingAddress: elsewhere },
};

const cancel = { type: "CancelOrder", userId, reason: null } as const;
const changeAddress = {
  type: "ChangeDeliveryAddress",
  userId,
  shippingAddress: elsewhere,
} as const;
const pastPreparing = orderStatuses.filter((status) => status !== "Item Preparing");

const submit = { type: "SubmitOrder", content } as const;
const place = { type: "PlaceOrder", day: null } as const;
const reject = { type: "RejectOrder", reason, short } as const;
const setStatus = (status: OrderStatus, expectedRevision: number | null = null) =>
  ({ type: "SetOrderStatus", status, expectedRevision }) as const;

describe("submitting an order", () => {
  it("stores everything the shop needs to deliver", () => {
    given().when(submit).then(submitted);
  });

  it("happens once, at any later phase of the order", () => {
    given().when(submit).thenOnceOnly();
    given(submitted, placed).when(submit).then();
    given(submitted, rejected).when(submit).then();
  });
});

describe("placing an order", () => {
  it("accepts a submitted order", () => {
    given(submitted).when(place).then(placed);
  });

  it("happens once", () => {
    given(submitted).when(place).thenOnceOnly();
  });

  it("refuses an order that was rejected", () => {
    given(submitted, rejected).when(place).thenRefused({ code: "NOT_FOUND" });
  });

  it("refuses an order that was never submitted", () => {
    given().when(place).thenRefused({ code: "NOT_FOUND", message: "Order not found." });
  });
});

describe("rejecting an order", () => {
  it("records the reason and the shortages", () => {
    given(submitted).when(reject).then(rejected);
  });

  it("happens once", () => {
    given(submitted).when(reject).thenOnceOnly();
  });

  it("refuses an order that was placed", () => {
    given(submitted, placed).when(reject).thenRefused({ code: "NOT_FOUND" });
  });

  it("refuses an order that was never submitted", () => {
    given().when(reject).thenRefused({ code: "NOT_FOUND" });
  });
});

describe("moving an order", () => {
  const steps = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(steps)("moves it from %s to %s, in either direction", (from, to) => {
    const history =
      from === "Item Preparing"
        ? [submitted, placed]
        : [submitted, placed, moved("Item Preparing", from)];
    given(...history)
      .when(setStatus(to))
      .then(moved(from, to));
  });

  it.each(orderStatuses)("stores nothing if it is already at %s", (status) => {
    given(submitted, placed, moved("Item Preparing", status)).when(setStatus(status)).then();
  });

  it("happens once", () => {
    given(submitted, placed).when(setStatus("Delivered")).thenOnceOnly();
  });

  it("accepts the current revision of the order", () => {
    given(submitted, placed)
      .when(setStatus("Item Packing", 1))
      .then(moved("Item Preparing", "Item Packing"));
    given(submitted, placed, moved("Item Preparing", "Item Packing"))
      .when(setStatus("Delivered", 2))
      .then(moved("Item Packing", "Delivered"));
  });

  it.each([0, 1, 3, -1, NaN])("refuses revision %d of an order at 2", (revision) => {
    given(submitted, placed, moved("Item Preparing", "Item Packing"))
      .when(setStatus("Delivered", revision))
      .thenRefused({
        code: "CHANGED_MEANWHILE",
        message: "This order changed in the meantime. It’s now at Item Packing.",
      });
  });

  it("refuses a stale revision even if the order already has the requested status", () => {
    given(submitted, placed, moved("Item Preparing", "Delivered"))
      .when(setStatus("Delivered", 1))
      .thenRefused({ code: "CHANGED_MEANWHILE" });
  });

  it.each([
    ["unknown", []],
    ["only submitted", [submitted]],
    ["rejected", [submitted, rejected]],
  ])("refuses an order that is %s", (_what, history) => {
    given(...history)
      .when(setStatus("Item Packing"))
      .thenRefused({ code: "NOT_FOUND" });
  });

  it("counts revisions as its stream does", () => {
    const { state } = given(submitted, placed, moved("Item Preparing", "Item Packing"));
    expect(state).toMatchObject({ phase: "placed", revision: 2 });
  });
});

describe("cancelling an order", () => {
  it.each([null, ...cancelReasons])("cancels it while it is being prepared: %s", (reason) => {
    given(submitted, placed)
      .when({ ...cancel, reason })
      .then({ type: "OrderCancelled", data: { userId, reason } });
  });

  it("happens once, also if a second request names another reason", () => {
    given(submitted, placed).when(cancel).thenOnceOnly();
    given(submitted, placed, cancelled)
      .when({ ...cancel, reason: "It takes too long" })
      .then();
  });

  it.each(pastPreparing)("is refused at %s, with the next step to take", (status) => {
    given(submitted, placed, moved("Item Preparing", status))
      .when(cancel)
      .thenRefused({
        code: "ORDER_CLOSED",
        message: `This order is at ${status} and can no longer be cancelled here. Please report an issue, and we’ll help.`,
      });
  });

  it("is possible again after the order was moved back", () => {
    const packing = moved("Item Preparing", "Item Packing");
    given(submitted, placed, packing, moved("Item Packing", "Item Preparing"))
      .when(cancel)
      .then(cancelled);
  });

  it("is for the buyer alone; for others the order does not exist", () => {
    const byAnother = { ...cancel, userId: "ben" };
    given(submitted, placed).when(byAnother).thenRefused({ code: "NOT_FOUND" });
    given(submitted, placed, cancelled).when(byAnother).thenRefused({ code: "NOT_FOUND" });
  });

  it.each([
    ["unknown", []],
    ["only submitted", [submitted]],
    ["rejected", [submitted, rejected]],
  ])("refuses an order that is %s", (_what, history) => {
    given(...history)
      .when(cancel)
      .thenRefused({ code: "NOT_FOUND" });
  });

  it.each(orderStatuses)("leaves an order that can no longer be moved to %s", (status) => {
    given(submitted, placed, cancelled)
      .when(setStatus(status))
      .thenRefused({ code: "ORDER_CLOSED", message: "This order was cancelled." });
  });

  it("leaves an order that counts as placed for a repeated command", () => {
    given(submitted, placed, cancelled).when(submit).then();
    given(submitted, placed, cancelled).when(place).then();
    given(submitted, placed, cancelled).when(reject).thenRefused({ code: "NOT_FOUND" });
  });

  it("records once that its units were returned", () => {
    const note = { type: "NoteStockReturned" } as const;
    given(submitted, placed, cancelled).when(note).then(stockReturned);
    given(submitted, placed, cancelled).when(note).thenOnceOnly();
    given(submitted, placed).when(note).then();
  });
});

describe("changing where an order goes", () => {
  it("is recorded while it is being prepared", () => {
    given(submitted, placed).when(changeAddress).then(addressChanged);
  });

  it.each(pastPreparing)("is refused at %s, with the next step to take", (status) => {
    given(submitted, placed, moved("Item Preparing", status))
      .when(changeAddress)
      .thenRefused({
        code: "ORDER_CLOSED",
        message: `This order is at ${status}, and its address can no longer be changed here. Please report an issue, and we’ll help.`,
      });
  });

  it("is refused for a cancelled order", () => {
    given(submitted, placed, cancelled)
      .when(changeAddress)
      .thenRefused({ code: "ORDER_CLOSED", message: "This order was cancelled." });
  });

  it("is for the buyer alone", () => {
    given(submitted, placed)
      .when({ ...changeAddress, userId: "ben" })
      .thenRefused({ code: "NOT_FOUND" });
  });

  it("is limited in number, so that an order's history stays short", () => {
    const often = Array.from({ length: limits.addressChanges }, () => addressChanged);
    given(submitted, placed, ...often.slice(1))
      .when(changeAddress)
      .then(addressChanged);
    given(submitted, placed, ...often)
      .when(changeAddress)
      .thenRefused({ code: "ORDER_CLOSED" });
  });

  describe("by staff", () => {
    const byStaff = (expectedRevision: number, more: { readonly moveTo?: Slot } = {}) =>
      ({
        type: "ChangeDeliveryAddressByStaff",
        shippingAddress: elsewhere,
        expectedRevision,
        ...more,
      }) as const;

    it("is recorded for the buyer, on the revision that they saw", () => {
      given(submitted, placed).when(byStaff(1)).then(addressChanged);
      given(submitted, placed, addressChanged)
        .when(byStaff(1))
        .thenRefused({ code: "CHANGED_MEANWHILE" });
      given(submitted, placed, addressChanged).when(byStaff(2)).then(addressChanged);
    });

    it("requests a day in another zone together with the address", () => {
      const moveTo = { zoneId: "southern", date: "2026-12-01", half: "morning" } as const;
      given(submitted, placed)
        .when(byStaff(1, { moveTo }))
        .then(addressChanged, {
          type: "DeliveryDayRequested",
          data: { userId, day: moveTo, chosen: false },
        });
    });

    it.each(pastPreparing)("is refused at %s", (status) => {
      given(submitted, placed, moved("Item Preparing", status))
        .when(byStaff(2))
        .thenRefused({
          code: "ORDER_CLOSED",
          message: `This order is at ${status}. Its address can only be changed at Item Preparing.`,
        });
    });

    it("is refused for an order that ended or is unknown", () => {
      given(submitted, placed, cancelled)
        .when(byStaff(1))
        .thenRefused({ code: "CHANGED_MEANWHILE" });
      given(submitted).when(byStaff(0)).thenRefused({ code: "NOT_FOUND" });
    });
  });

  it("counts as a revision of the order, like every event", () => {
    given(submitted, placed, addressChanged)
      .when(setStatus("Delivered", 1))
      .thenRefused({ code: "CHANGED_MEANWHILE" });
    given(submitted, placed, addressChanged)
      .when(setStatus("Delivered", 2))
      .then(moved("Item Preparing", "Delivered"));
  });
});

describe("commenting on an order", () => {
  const commented = (text: string): OrderEvent => ({
    type: "OrderCommented",
    data: { userId, text },
  });
  const comment = (text: string) => ({ type: "CommentOnOrder", text }) as const;
  const refusedWith = (message: string) => ({
    code: "INVALID_INPUT" as const,
    message,
    fields: [{ field: "text", message }],
  });

  it("stores its visible text, at any status and after a cancellation", () => {
    given(submitted, placed)
      .when(comment("  Wait for\u202e the\u200b tailor.\nThen call. "))
      .then(commented("Wait for the tailor.\nThen call."));
    given(submitted, placed, moved("Item Preparing", "Delivered"))
      .when(comment("Came back."))
      .then(commented("Came back."));
    given(submitted, placed, cancelled).when(comment("Why?")).then(commented("Why?"));
  });

  it("requires visible text of a bounded length", () => {
    const order = given(submitted, placed);
    order.when(comment(" \u200b ")).thenRefused(refusedWith("Please write a comment"));
    const longest = "a".repeat(limits.orderComment);
    order.when(comment(longest)).then(commented(longest));
    order.when(comment(`${longest}a`)).thenRefused(refusedWith("At most 1000 characters"));
  });

  it("is refused once an order has the maximum number of comments", () => {
    const many = Array.from({ length: limits.orderComments }, () => commented("Again"));
    given(submitted, placed, ...many.slice(1))
      .when(comment("Last"))
      .then(commented("Last"));
    given(submitted, placed, ...many)
      .when(comment("One more"))
      .thenRefused(refusedWith("This order has the maximum of 100 comments."));
  });

  it("does not conflict with a move", () => {
    given(submitted, placed, commented("Wait"))
      .when(setStatus("Item Packing", 1))
      .then(moved("Item Preparing", "Item Packing"));
  });

  it("is refused if the order does not exist or its buyer is erased", () => {
    given().when(comment("Hello")).thenRefused({ code: "NOT_FOUND" });
    given(submitted).when(comment("Hello")).thenRefused({ code: "NOT_FOUND" });
    given(submitted, rejected).when(comment("Hello")).thenRefused({ code: "NOT_FOUND" });
    given(submitted, placed, { type: "OrderBuyerErased", data: { userId } })
      .when(comment("Hello"))
      .thenRefused({ code: "ORDER_CLOSED" });
  });
});

describe("erasing the buyer", () => {
  const erase = { type: "EraseBuyer" } as const;
  const erased: OrderEvent = { type: "OrderBuyerErased", data: { userId: content.userId } };

  it("is recorded once, in any phase", () => {
    given(submitted).when(erase).then(erased);
    given(submitted, placed).when(erase).then(erased);
    given(submitted, rejected).when(erase).then(erased);
    given(submitted, placed, cancelled).when(erase).then(erased);
    given(submitted, placed).when(erase).thenOnceOnly();
  });

  it("is recorded even if the key of the address is already deleted", () => {
    const unreadable: OrderEvent = {
      type: "OrderSubmitted",
      data: { ...content, shippingAddress: erasedAddress },
    };
    given(unreadable, placed).when(erase).then(erased);
  });

  it("is recorded once, also if the order was refused meanwhile", () => {
    given(submitted, erased, rejected).when(erase).then();
    given(submitted, erased, placed).when(erase).then();
  });

  it("stores nothing if the order does not exist", () => {
    given().when(erase).then();
  });

  it("leaves an order that can still be moved", () => {
    given(submitted, placed, erased)
      .when(setStatus("Delivered"))
      .then(moved("Item Preparing", "Delivered"));
  });
});

describe("a cancellation by staff", () => {
  const cancelByStaff = (note = "", expectedRevision: number | null = null) =>
    ({ type: "CancelOrderByStaff", reason: "Cannot be reached", note, expectedRevision }) as const;
  const byStaff = { userId, reason: "Cannot be reached", by: "staff" } as const;
  const open = orderStatuses.filter((status) => status !== "Delivered");

  it.each(open)("stores the reason and the words for the buyer at %s", (status) => {
    const history = [submitted, placed, moved("Item Preparing", status)];
    const goods = status === "Out for Delivery" ? { awaitsGoods: true as const } : {};
    given(...history)
      .when(cancelByStaff(" We called \u200btwice. "))
      .then({ type: "OrderCancelled", data: { ...byStaff, note: "We called twice.", ...goods } });
  });

  it("stores no empty words", () => {
    given(submitted, placed)
      .when(cancelByStaff(" \n"))
      .then({ type: "OrderCancelled", data: byStaff });
  });

  it("refuses a delivered order, and one that was never placed", () => {
    given(submitted, placed, moved("Item Preparing", "Delivered"))
      .when(cancelByStaff())
      .thenRefused({ code: "ORDER_CLOSED" });
    given(submitted).when(cancelByStaff()).thenRefused({ code: "NOT_FOUND" });
  });

  it("refuses an order that a driver has, until it has left the run", () => {
    const runId = "2026-11-24.1";
    const onTheWay = [
      submitted,
      placed,
      { type: "OrderPutOnRun", data: { userId, runId } },
      moved("Item Preparing", "Out for Delivery"),
    ] as const;
    given(...onTheWay)
      .when(cancelByStaff())
      .thenRefused({ code: "ORDER_CLOSED" });
    given(...onTheWay, { type: "OrderLeftRun", data: { userId, runId } })
      .when(cancelByStaff())
      .then({ type: "OrderCancelled", data: { ...byStaff, awaitsGoods: true } });
  });

  it("refuses another revision, and an order that was cancelled meanwhile", () => {
    given(submitted, placed, moved("Item Preparing", "Item Packing"))
      .when(cancelByStaff("", 1))
      .thenRefused({
        code: "CHANGED_MEANWHILE",
        message: "This order changed in the meantime. It’s now at Item Packing.",
      });
    given(submitted, placed, cancelled)
      .when(cancelByStaff("", 1))
      .thenRefused({ code: "CHANGED_MEANWHILE" });
  });

  it("refuses words that are too long", () => {
    given(submitted, placed)
      .when(cancelByStaff("a".repeat(limits.orderNote + 1)))
      .thenRefused({ code: "INVALID_INPUT" });
  });
});

describe("a return of delivered items", () => {
  const delivered = [submitted, placed, moved("Item Preparing", "Delivered")] as const;
  const priceCents = content.lines[0]?.priceCents ?? 0;
  const back = (quantity: number, refundCents = priceCents, expectedRevision = 2) =>
    ({
      type: "ReturnItems",
      lines: [{ productId: "chair", quantity }],
      reason: "Damaged",
      refundCents,
      restock: true,
      expectedRevision,
    }) as const;
  const returned = (quantity: number): OrderEvent => ({
    type: "ItemsReturned",
    data: {
      userId,
      lines: [{ productId: "chair", quantity, priceCents }],
      reason: "Damaged",
      refundCents: priceCents,
      worthCents: quantity * priceCents,
      restock: true,
    },
  });
  const restocked: OrderEvent = { type: "ReturnedItemsRestocked", data: { userId, number: 1 } };
  const note = { type: "NoteRestocked", number: 1 } as const;

  it("stores the units with their price, the reason and the refund", () => {
    given(...delivered)
      .when(back(1))
      .then(returned(1));
    given(...delivered, returned(1))
      .when(note)
      .then(restocked);
    given(...delivered, returned(1))
      .when(note)
      .thenOnceOnly();
  });

  it("never holds more units than were delivered and not returned before", () => {
    for (const quantity of [0, 3]) {
      given(...delivered)
        .when(back(quantity))
        .thenRefused({ code: "INVALID_INPUT" });
    }
    given(...delivered, returned(1), restocked)
      .when(back(2, 0, 4))
      .thenRefused({ code: "INVALID_INPUT", message: "At most 1 of The chair can come back" });
  });

  it("never refunds more than is left of the total", () => {
    given(...delivered)
      .when(back(1, content.totalCents + 1))
      .thenRefused({ code: "INVALID_INPUT" });
    given(...delivered, returned(1), restocked)
      .when(back(1, content.totalCents, 4))
      .thenRefused({ code: "INVALID_INPUT" });
  });

  it("is refused before delivery, and at another revision", () => {
    given(submitted, placed)
      .when(back(1, 0, 1))
      .thenRefused({ code: "ORDER_CLOSED" });
    given(...delivered)
      .when(back(1, 0, 1))
      .thenRefused({ code: "CHANGED_MEANWHILE" });
  });
});
