import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { limits } from "../constants.ts";
import { available, stockDecider } from "./decider.ts";
import type { StockEvent } from "./events.ts";

const { given } = scenarioOf(stockDecider);

const received = (quantity: number): StockEvent => ({ type: "StockReceived", data: { quantity } });
const reserved = (orderId: string, quantity: number): StockEvent => ({
  type: "StockReserved",
  data: { orderId, quantity },
});
const released = (orderId: string, quantity: number): StockEvent => ({
  type: "StockReservationReleased",
  data: { orderId, quantity },
});
const confirmed = (orderId: string, quantity: number): StockEvent => ({
  type: "StockReservationConfirmed",
  data: { orderId, quantity },
});
const reserve = (orderId: string, quantity: number) =>
  ({
    type: "ReserveStock",
    orderId,
    quantity,
    productId: "chair",
    productName: "Teak chair",
  }) as const;
const release = (orderId: string) => ({ type: "ReleaseReservation", orderId }) as const;
const confirm = (orderId: string) => ({ type: "ConfirmReservation", orderId }) as const;

const takeBack = (orderId: string, quantity: number) =>
  ({ type: "ReturnStock", orderId, quantity }) as const;
const returned = (orderId: string, quantity: number): StockEvent => ({
  type: "StockReturned",
  data: { orderId, quantity },
});

const notCounts = [-1, 0.5, NaN, 1e400, limits.stock + 1];

describe("receiving stock", () => {
  it("adds to what is on hand", () => {
    const { state } = given(received(3))
      .when({ type: "ReceiveStock", quantity: 4 })
      .then(received(4));
    expect(available(state)).toBe(7);
  });

  it.each([0, ...notCounts])("refuses %d units", (quantity) => {
    given().when({ type: "ReceiveStock", quantity }).thenRefused({ code: "INVALID_INPUT" });
  });

  it.each([1, limits.stock])("accepts %d units", (quantity) => {
    given().when({ type: "ReceiveStock", quantity }).then(received(quantity));
  });
});

describe("adjusting stock", () => {
  it("sets the sellable quantity", () => {
    given(received(3))
      .when({ type: "AdjustStock", available: 10 })
      .then({ type: "StockAdjusted", data: { onHand: 10, previousOnHand: 3 } });
  });

  it("adds what is reserved", () => {
    const { state } = given(received(5), reserved("o1", 2))
      .when({ type: "AdjustStock", available: 0 })
      .then({ type: "StockAdjusted", data: { onHand: 2, previousOnHand: 5 } });
    expect(state.reserved).toBe(2);
    expect(available(state)).toBe(0);
  });

  it("stores nothing if the sellable quantity is the same", () => {
    given(received(5), reserved("o1", 2)).when({ type: "AdjustStock", available: 3 }).then();
  });

  it("happens once", () => {
    given(received(5)).when({ type: "AdjustStock", available: 9 }).thenOnceOnly();
  });

  it.each(notCounts)("refuses %d units", (count) => {
    given(received(5))
      .when({ type: "AdjustStock", available: count })
      .thenRefused({ code: "INVALID_INPUT" });
  });
});

describe("receiving with a reason", () => {
  it("stores the reason", () => {
    given(received(3))
      .when({ type: "ReceiveStock", quantity: 4, reason: " Second batch " })
      .then({ type: "StockReceived", data: { quantity: 4, reason: "Second batch" } });
  });

  it("reports every invalid field", () => {
    given()
      .when({ type: "ReceiveStock", quantity: 0, reason: " " })
      .thenRefused({
        code: "INVALID_INPUT",
        fields: [
          { field: "quantity", message: expect.stringMatching(/^Please enter how many/) as string },
          { field: "reason", message: "Please enter a reason" },
        ],
      });
  });
});

describe("counting the shelf", () => {
  const count = (onHand: number, seen: number, reason = "Counted") =>
    ({ type: "CountStock", onHand, seen, reason }) as const;

  it("sets the units on hand, including reserved ones", () => {
    const { state } = given(received(5), reserved("o1", 1))
      .when(count(4, 5, "One has a cracked arm"))
      .then({
        type: "StockAdjusted",
        data: { onHand: 4, previousOnHand: 5, reason: "One has a cracked arm" },
      });
    expect(available(state)).toBe(3);
  });

  it("happens once, and stores nothing if the count agrees", () => {
    given(received(5)).when(count(4, 5)).thenOnceOnly();
    given(received(5)).when(count(5, 7)).then();
  });

  it("is refused if it was based on another figure", () => {
    given(received(5), received(2))
      .when(count(4, 5))
      .thenRefused({ code: "PRODUCT_CHANGED", changed: ["stock"] });
  });

  it("is refused below the reserved quantity", () => {
    const message = "Orders being placed hold 3, so enter at least 3";
    const { when } = given(received(5), reserved("o1", 3));
    when(count(2, 5)).thenRefused({
      code: "INVALID_INPUT",
      message,
      fields: [{ field: "onHand", message }],
    });
    when(count(3, 5)).then({
      type: "StockAdjusted",
      data: { onHand: 3, previousOnHand: 5, reason: "Counted" },
    });
  });

  it.each([
    ["no reason", " ", "Please enter a reason"],
    ["a long one", "x".repeat(limits.stockReason + 1), "At most 200 characters"],
    ["one of two lines", "Cracked\u0007arm", "Please write this on one line"],
  ])("is refused with %s", (_what, reason, message) => {
    given(received(5))
      .when(count(4, 5, reason))
      .thenRefused({ code: "INVALID_INPUT", message, fields: [{ field: "reason", message }] });
  });

  it("takes a reason of the maximum length", () => {
    const reason = "x".repeat(limits.stockReason);
    given(received(5))
      .when(count(4, 5, reason))
      .then({ type: "StockAdjusted", data: { onHand: 4, previousOnHand: 5, reason } });
  });

  it.each(notCounts)("refuses %d units", (onHand) => {
    given(received(5)).when(count(onHand, 5)).thenRefused({ code: "INVALID_INPUT" });
  });
});

describe("the limit of low stock", () => {
  const setLimit = (lowFrom: number | null) => ({ type: "SetLowStockLimit", lowFrom }) as const;

  it("can be set per product, and reset to the shop's", () => {
    given()
      .when(setLimit(8))
      .then({ type: "LowStockLimitChanged", data: { lowFrom: 8, previousLowFrom: null } });
    given({ type: "LowStockLimitChanged", data: { lowFrom: 8, previousLowFrom: null } })
      .when(setLimit(null))
      .then({ type: "LowStockLimitChanged", data: { lowFrom: null, previousLowFrom: 8 } });
  });

  it("happens once", () => {
    given().when(setLimit(0)).thenOnceOnly();
    given().when(setLimit(null)).then();
  });

  it.each(notCounts)("refuses %d units", (lowFrom) => {
    given().when(setLimit(lowFrom)).thenRefused({ code: "INVALID_INPUT" });
  });
});

describe("reserving for an order", () => {
  it("sets units aside", () => {
    const { state } = given(received(5)).when(reserve("o1", 2)).then(reserved("o1", 2));
    expect(state.onHand).toBe(5);
    expect(available(state)).toBe(3);
  });

  it("accepts the last unit", () => {
    given(received(5), reserved("o1", 3)).when(reserve("o2", 2)).then(reserved("o2", 2));
  });

  it("refuses more than the unreserved quantity", () => {
    given(received(5), reserved("o1", 3))
      .when(reserve("o2", 3))
      .thenRefused({
        code: "STOCK_SHORTAGE",
        message: "Only 2 of Teak chair left.",
        lines: [{ productId: "chair", name: "Teak chair", requested: 3, available: 2 }],
      });
  });

  it("refuses if no stock was ever received", () => {
    given().when(reserve("o1", 1)).thenRefused({ message: "Teak chair is out of stock." });
  });

  it("happens once per order, also if stock has run out since", () => {
    given(received(2)).when(reserve("o1", 2)).thenOnceOnly();
  });

  it.each([
    ["released", released("o1", 2)],
    ["confirmed", confirmed("o1", 2)],
  ])("refuses an order whose reservation was %s", (_what, settled) => {
    given(received(9), reserved("o1", 2), settled)
      .when(reserve("o1", 2))
      .thenRefused({ code: "STOCK_SHORTAGE" });
  });

  it.each([0, -1, 0.5, NaN])("refuses %d units", (quantity) => {
    given(received(5)).when(reserve("o1", quantity)).thenRefused({ code: "INVALID_INPUT" });
  });
});

describe("releasing a reservation", () => {
  it("returns the units", () => {
    const { state } = given(received(5), reserved("o1", 2))
      .when(release("o1"))
      .then(released("o1", 2));
    expect(available(state)).toBe(5);
  });

  it("happens once", () => {
    given(received(5), reserved("o1", 2)).when(release("o1")).thenOnceOnly();
  });

  it("stores nothing for an order without a reservation", () => {
    given(received(5), reserved("o1", 2)).when(release("o2")).then();
  });

  it("stores nothing for a confirmed reservation", () => {
    given(received(5), reserved("o1", 2), confirmed("o1", 2)).when(release("o1")).then();
  });
});

describe("confirming a reservation", () => {
  it("deducts the units from the quantity on hand", () => {
    const { state } = given(received(5), reserved("o1", 2))
      .when(confirm("o1"))
      .then(confirmed("o1", 2));
    expect(state).toMatchObject({ onHand: 3, reserved: 0 });
  });

  it("happens once", () => {
    given(received(5), reserved("o1", 2)).when(confirm("o1")).thenOnceOnly();
  });

  it("leaves other reservations alone", () => {
    const { state } = given(received(5), reserved("o1", 2), reserved("o2", 1))
      .when(confirm("o1"))
      .then(confirmed("o1", 2));
    expect([...state.reservations]).toEqual([["o2", 1]]);
  });

  it("stores nothing for an order without a reservation", () => {
    given(received(5)).when(confirm("o1")).then();
  });

  it("stores nothing for a released reservation", () => {
    given(received(5), reserved("o1", 2), released("o1", 2)).when(confirm("o1")).then();
  });
});

describe("returning a cancelled order's units", () => {
  const left = [received(5), reserved("o1", 2), confirmed("o1", 2)];

  it("puts them back on hand", () => {
    const { state } = given(...left)
      .when(takeBack("o1", 2))
      .then(returned("o1", 2));
    expect(state).toMatchObject({ onHand: 5, reserved: 0 });
  });

  it("releases what is still reserved, because those units have not left", () => {
    const { state } = given(received(5), reserved("o1", 2))
      .when(takeBack("o1", 2))
      .then(released("o1", 2));
    expect(available(state)).toBe(5);
  });

  it("happens once, in either way", () => {
    given(...left)
      .when(takeBack("o1", 2))
      .thenOnceOnly();
    given(received(5), reserved("o1", 2)).when(takeBack("o1", 2)).thenOnceOnly();
  });

  it("wins over a checkout that another process is still finishing", () => {
    given(received(5), reserved("o1", 2), released("o1", 2)).when(confirm("o1")).then();
    given(...left, returned("o1", 2))
      .when(reserve("o1", 2))
      .thenRefused({ code: "STOCK_SHORTAGE" });
  });
});
