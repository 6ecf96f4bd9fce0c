import { expect, it, onTestFinished } from "vitest";
import { openTestShop } from "../../testing/test-shop.ts";
import { placeDemoOrders } from "./demo-month.ts";

it("creates a month of orders regardless of the limits per person", async () => {
  const shop = await openTestShop({ ORDERS_PER_PERSON: "1", UNVERIFIED_ORDER_RUPEES: "0" });
  onTestFinished(shop.close);
  const tried = await placeDemoOrders(shop.shop, new Date("2026-11-01T12:00:00Z"));
  const types = (await shop.eventsSince(null)).map(({ type }) => type);
  expect(tried).toBeGreaterThan(200);
  expect(types.filter((type) => type === "OrderPlaced").length).toBeGreaterThan(tried * 0.9);
  const count = (wanted: string) => types.filter((type) => type === wanted).length;
  expect(count("OrderRejected")).toBeGreaterThan(2);
  expect(count("ProductPriceChanged")).toBeGreaterThan(5);
  expect(count("AccountRegistered")).toBeGreaterThan(40);
  expect(await placeDemoOrders(shop.shop, new Date("2026-11-01T12:00:00Z"))).toBe(0);

  // Most orders arrive on their day, the late ones have a cause, and few open ones are late.
  expect(count("DeliveryDayChanged")).toBeGreaterThan(5);
  expect(count("OrderCommented")).toBeGreaterThanOrEqual(count("DeliveryDayChanged"));
  // Drivers deliver by runs, which are closed in the evening; some orders come back.
  expect(count("RunClosed")).toBeGreaterThan(60);
  expect(count("StopDelivered")).toBeGreaterThan(150);
  expect(count("StopFailed")).toBeGreaterThan(10);
  expect(count("OrderReturned")).toBeGreaterThan(2);
  expect(count("OrderReturned")).toBeLessThan(count("StopDelivered") / 10);
  expect(count("ReturnReceived")).toBeGreaterThan(1);
  const runs = await shop.shop.readModels.runs.open();
  expect(runs.filter(({ date }) => date < "2026-10-31").map(({ id }) => id)).toEqual([]);
  const board = await shop.graphql(
    await shop.admin(),
    "{ orderBoard(limit: 100) { items { status deliveryDay { date } } } }",
  );
  const open = (
    board.body.data.orderBoard.items as readonly {
      readonly status: string;
      readonly deliveryDay: { readonly date: string } | null;
    }[]
  ).filter(({ status }) => status !== "DELIVERED");
  expect(open.length).toBeGreaterThan(10);
  const late = open.filter(({ deliveryDay }) => (deliveryDay?.date ?? "") < "2026-11-01");
  expect(late.length).toBeLessThanOrEqual(open.length / 10);

  // Some high-risk orders wait for their call, for different reasons, and earlier ones were called.
  const outcomes = (await shop.eventsSince(null)).flatMap((event) =>
    event.type === "OrderCalled" && "outcome" in event.data ? [event.data.outcome] : [],
  );
  expect(new Set(outcomes)).toEqual(new Set(["confirmed", "no-answer", "wants-change", "refused"]));
  const { entries } = await shop.shop.readModels.calls.queue("2026-11-01T12:00:00Z");
  expect(entries.length).toBeGreaterThanOrEqual(4);
  expect(entries.length).toBeLessThanOrEqual(12);
  const reasons = new Set(entries.flatMap(({ call }) => call.reasons.map(({ kind }) => kind)));
  expect(reasons.size).toBeGreaterThanOrEqual(3);
});
