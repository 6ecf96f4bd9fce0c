import { describe, expect, it } from "vitest";
import { cellsIn, reportGiven, type GivenEvent } from "../../testing/analyst-reports.ts";
import { added, orderOf } from "../../testing/shop.ts";

const signedUp = (who: string, at: string): GivenEvent => ({
  at,
  stream: `account-${who}`,
  type: "AccountRegistered",
  data: { role: "shopper" },
});
const inCart = (who: string, at: string, product = "chair", quantity = 1): GivenEvent => ({
  at,
  stream: `cart-${who}`,
  ...added(product, quantity),
});
const submitted = (order: string, who: string, at: string): GivenEvent => ({
  at,
  stream: `order-${order}`,
  type: "OrderSubmitted",
  data: orderOf({ chair: 2 }, { userId: who }),
});
const placed = (order: string, at: string): GivenEvent => ({
  at,
  stream: `order-${order}`,
  type: "OrderPlaced",
  data: { status: "Item Preparing" },
});
const delivered = (order: string, at: string): GivenEvent => ({
  at,
  stream: `order-${order}`,
  type: "OrderStatusChanged",
  data: { status: "Delivered", previousStatus: "Item Preparing" },
});

describe("the sign-up funnel", () => {
  it("counts the sign-ups of the range by the furthest step reached since", () => {
    const funnel = reportGiven(
      "funnel",
      [
        signedUp("early", "1 10:00"),
        inCart("early", "10 10:00"),
        signedUp("ann", "10 10:00"),
        signedUp("ben", "10 11:00"),
        signedUp("cid", "11 10:00"),
        signedUp("dan", "12 10:00"),
        inCart("ann", "12 10:00"),
        inCart("ben", "12 11:00"),
        inCart("cid", "12 12:00"),
        submitted("o1", "ann", "13 10:00"),
        submitted("o2", "ben", "13 11:00"),
        placed("o1", "13 12:00"),
        {
          at: "13 13:00",
          stream: "order-o2",
          type: "OrderRejected",
          data: { reason: "Not enough.", short: [] },
        },
        delivered("o1", "20 10:00"),
      ],
      { from: "10", to: "15" },
    );
    expect(funnel.finding).toBe("Of 4 customers who signed up, 1 has placed an order.");
    expect(cellsIn(funnel).map((cells) => cells.slice(0, 2))).toEqual([
      ["Signed up", 4],
      ["Filled a cart", 3],
      ["Submitted", 2],
      ["Placed", 1],
      ["Delivered", 1],
    ]);
    expect(cellsIn(funnel)[1]?.[4]).toBe("1 filled a cart but submitted no order");
  });

  it("reports that there were no sign-ups", () => {
    const { finding } = reportGiven("funnel", [signedUp("ann", "1")], { from: "2", to: "3" });
    expect(finding).toBe("No customers signed up in this period.");
  });
});

describe("orders and revenue over time", () => {
  it("counts by days of the shop's time zone, including days without orders", () => {
    const orders = reportGiven(
      "orders",
      [
        submitted("o1", "ann", "10 23:59"),
        placed("o1", "11 00:00"),
        submitted("o2", "ann", "11 23:59"),
        placed("o2", "11 23:59"),
        delivered("o1", "13 00:00"),
        delivered("o2", "20 00:00"),
      ],
      { from: "10", to: "13 12:00" },
    );
    const cents = orderOf({ chair: 2 }).totalCents;
    expect(cellsIn(orders).map((cells) => cells.slice(1, 6))).toEqual([
      [0, 0, 1, 0, 0],
      [2, 2 * cents, 1, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 1],
    ]);
    expect(cellsIn(orders, 1)).toEqual([[2, 2 * cents, 2, 0, 1, 0, 0, 0]]);
    expect(orders.finding).toContain("2 orders were submitted; 2 were placed, worth Rs. 5,000");
    expect(orders.finding).toContain("most of it on 11/11/2026.");
  });
});

describe("abandoned carts", () => {
  it("adds up carts that were not changed for a day, like the cart itself", () => {
    const carts = reportGiven(
      "abandoned-carts",
      [
        inCart("ann", "5", "chair", 2),
        inCart("ann", "10", "lamp", 1),
        { at: "10", stream: "cart-ann", type: "CartItemRemoved", data: { productId: "lamp" } },
        inCart("ben", "18", "chair", 3),
        {
          at: "18 01:00",
          stream: "cart-ben",
          type: "CartItemQuantityChanged",
          data: { productId: "chair", quantity: 1 },
        },
        inCart("cid", "18", "chair", 2),
        {
          at: "18",
          stream: "cart-cid",
          type: "CartCheckedOut",
          data: { orderId: "o1", lines: [{ productId: "chair", quantity: 2 }] },
        },
        inCart("fresh", "20 12:00"),
        inCart("gone", "10"),
        { at: "11", stream: "account-gone", type: "AccountErased", data: {} },
      ],
      { from: "1", to: "20 13:00" },
    );
    expect(carts.finding).toBe("2 carts hold Rs. 3,000 and were not changed for a day or more.");
    expect(cellsIn(carts)).toEqual([
      ["1 to 3 days ago", 1, 100_000],
      ["3 to 7 days ago", 0, 0],
      ["7 to 14 days ago", 1, 200_000],
      ["more than 14 days ago", 0, 0],
    ]);
    expect(cellsIn(carts, 1)).toEqual([["chair", 2, 3]]);
  });
});
