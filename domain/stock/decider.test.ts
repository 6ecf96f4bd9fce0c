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

  it.each([0, ...notCounts])("refuses %d pieces", (quantity) => {
    given().when({ type: "ReceiveStock", quantity }).thenRefused({ code: "INVALID_INPUT" });
  });

  it.each([1, limits.stock])("takes %d pieces", (quantity) => {
    given().when({ type: "ReceiveStock", quantity }).then(received(quantity));
  });
});

describe("adjusting stock", () => {
  it("sets how many can be ordered", () => {
    given(received(3))
      .when({ type: "AdjustStock", available: 10 })
      .then({ type: "StockAdjusted", data: { onHand: 10, previousOnHand: 3 } });
  });

  it("keeps what is reserved on top", () => {
    const { state } = given(received(5), reserved("o1", 2))
      .when({ type: "AdjustStock", available: 0 })
      .then({ type: "StockAdjusted", data: { onHand: 2, previousOnHand: 5 } });
    expect(state.reserved).toBe(2);
    expect(available(state)).toBe(0);
  });

  it("stays silent where as many can be ordered already", () => {
    given(received(5), reserved("o1", 2)).when({ type: "AdjustStock", available: 3 }).then();
  });

  it("happens once", () => {
    given(received(5)).when({ type: "AdjustStock", available: 9 }).thenOnceOnly();
  });

  it.each(notCounts)("refuses %d pieces", (count) => {
    given(received(5))
      .when({ type: "AdjustStock", available: count })
      .thenRefused({ code: "INVALID_INPUT" });
  });
});

describe("receiving with a reason", () => {
  it("keeps the reason", () => {
    given(received(3))
      .when({ type: "ReceiveStock", quantity: 4, reason: " Second batch " })
      .then({ type: "StockReceived", data: { quantity: 4, reason: "Second batch" } });
  });

  it("names everything that is wrong", () => {
    given()
      .when({ type: "ReceiveStock", quantity: 0, reason: " " })
      .thenRefused({
        code: "INVALID_INPUT",
        fields: [
          { field: "quantity", message: expect.stringMatching(/^Please enter how many/) as string },
          { field: "reason", message: "Please say why" },
        ],
      });
  });
});

describe("counting the shelf", () => {
  const count = (onHand: number, seen: number, reason = "Counted") =>
    ({ type: "CountStock", onHand, seen, reason }) as const;

  it("sets what is on hand, reserved ones among it", () => {
    const { state } = given(received(5), reserved("o1", 1))
      .when(count(4, 5, "One has a cracked arm"))
      .then({
        type: "StockAdjusted",
        data: { onHand: 4, previousOnHand: 5, reason: "One has a cracked arm" },
      });
    expect(available(state)).toBe(3);
  });

  it("happens once, and stays silent where the count agrees", () => {
    given(received(5)).when(count(4, 5)).thenOnceOnly();
    given(received(5)).when(count(5, 7)).then();
  });

  it("is refused where it was decided on another figure", () => {
    given(received(5), received(2))
      .when(count(4, 5))
      .thenRefused({ code: "PRODUCT_CHANGED", changed: ["stock"] });
  });

  it("is refused below what orders hold", () => {
    given(received(5), reserved("o1", 3))
      .when(count(2, 5))
      .thenRefused({ code: "INVALID_INPUT", message: expect.stringContaining("hold 3") as string });
  });

  it.each([
    ["no reason", " ", "Please say why"],
    ["a long one", "x".repeat(limits.stockReason + 1), "At most 200 characters"],
  ])("is refused with %s", (_what, reason, message) => {
    given(received(5))
      .when(count(4, 5, reason))
      .thenRefused({ code: "INVALID_INPUT", message });
  });

  it.each(notCounts)("refuses %d pieces", (onHand) => {
    given(received(5)).when(count(onHand, 5)).thenRefused({ code: "INVALID_INPUT" });
  });
});

describe("the limit of low stock", () => {
  const setLimit = (lowFrom: number | null) => ({ type: "SetLowStockLimit", lowFrom }) as const;

  it("becomes the product's own, and the shop's again", () => {
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

  it.each(notCounts)("refuses %d pieces", (lowFrom) => {
    given().when(setLimit(lowFrom)).thenRefused({ code: "INVALID_INPUT" });
  });
});

describe("reserving for an order", () => {
  it("sets pieces aside", () => {
    const { state } = given(received(5)).when(reserve("o1", 2)).then(reserved("o1", 2));
    expect(state.onHand).toBe(5);
    expect(available(state)).toBe(3);
  });

  it("takes the last piece", () => {
    given(received(5), reserved("o1", 3)).when(reserve("o2", 2)).then(reserved("o2", 2));
  });

  it("refuses more than what nobody else has reserved", () => {
    given(received(5), reserved("o1", 3))
      .when(reserve("o2", 3))
      .thenRefused({
        code: "STOCK_SHORTAGE",
        message: "Only 2 of Teak chair left.",
        lines: [{ productId: "chair", name: "Teak chair", requested: 3, available: 2 }],
      });
  });

  it("refuses where nothing was ever received", () => {
    given().when(reserve("o1", 1)).thenRefused({ message: "Teak chair is out of stock." });
  });

  it("happens once for an order, also when stock has run out since", () => {
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

  it.each([0, -1, 0.5, NaN])("refuses %d pieces", (quantity) => {
    given(received(5)).when(reserve("o1", quantity)).thenRefused({ code: "INVALID_INPUT" });
  });
});

describe("releasing a reservation", () => {
  it("gives the pieces back", () => {
    const { state } = given(received(5), reserved("o1", 2))
      .when(release("o1"))
      .then(released("o1", 2));
    expect(available(state)).toBe(5);
  });

  it("happens once", () => {
    given(received(5), reserved("o1", 2)).when(release("o1")).thenOnceOnly();
  });

  it("stays silent for an order that reserved nothing", () => {
    given(received(5), reserved("o1", 2)).when(release("o2")).then();
  });

  it("stays silent for a reservation that was confirmed", () => {
    given(received(5), reserved("o1", 2), confirmed("o1", 2)).when(release("o1")).then();
  });
});

describe("confirming a reservation", () => {
  it("takes the pieces off what is on hand", () => {
    const { state } = given(received(5), reserved("o1", 2))
      .when(confirm("o1"))
      .then(confirmed("o1", 2));
    expect(state).toMatchObject({ onHand: 3, reserved: 0 });
  });

  it("happens once", () => {
    given(received(5), reserved("o1", 2)).when(confirm("o1")).thenOnceOnly();
  });

  it("leaves the reservations of others", () => {
    const { state } = given(received(5), reserved("o1", 2), reserved("o2", 1))
      .when(confirm("o1"))
      .then(confirmed("o1", 2));
    expect([...state.reservations]).toEqual([["o2", 1]]);
  });

  it("stays silent for an order that reserved nothing", () => {
    given(received(5)).when(confirm("o1")).then();
  });

  it("stays silent for a reservation that was released", () => {
    given(received(5), reserved("o1", 2), released("o1", 2)).when(confirm("o1")).then();
  });
});

describe("taking back what a cancelled order had", () => {
  const left = [received(5), reserved("o1", 2), confirmed("o1", 2)];

  it("puts the pieces on the shelf again", () => {
    const { state } = given(...left)
      .when(takeBack("o1", 2))
      .then(returned("o1", 2));
    expect(state).toMatchObject({ onHand: 5, reserved: 0 });
  });

  it("releases what is still reserved, because those pieces have not left", () => {
    const { state } = given(received(5), reserved("o1", 2))
      .when(takeBack("o1", 2))
      .then(released("o1", 2));
    expect(available(state)).toBe(5);
  });

  it("happens once, whichever way they came back", () => {
    given(...left)
      .when(takeBack("o1", 2))
      .thenOnceOnly();
    given(received(5), reserved("o1", 2)).when(takeBack("o1", 2)).thenOnceOnly();
  });

  it("has the last word where the checkout is still being finished elsewhere", () => {
    given(received(5), reserved("o1", 2), released("o1", 2)).when(confirm("o1")).then();
    given(...left, returned("o1", 2))
      .when(reserve("o1", 2))
      .thenRefused({ code: "STOCK_SHORTAGE" });
  });
});
