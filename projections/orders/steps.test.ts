import { describe, expect, it } from "vitest";
import type { OrderStatus } from "#domain/constants.ts";
import type { OrderEvent } from "#domain/order/events.ts";
import { documentsOf, recorded, timeOf, type GivenEvent } from "../../testing/recorded.ts";
import { addressOf, orderOf } from "../../testing/shop.ts";
import { ordersProjection } from "./projection.ts";
import { stepsOf } from "./steps.ts";

const stepsAfter = (...events: readonly OrderEvent[]) => {
  const happened = [
    { type: "OrderSubmitted", data: orderOf() } as const,
    { type: "OrderPlaced", data: { status: "Item Preparing" } } as const,
    ...events,
  ].map((event): GivenEvent => ["order-o1", event]);
  const document = documentsOf(ordersProjection, recorded(...happened)).get("o1");
  if (!document) throw new Error("There is no order");
  return stepsOf(document);
};

/** The order moves through the statuses one after the other. */
const movedTo = (...statuses: readonly OrderStatus[]): readonly OrderEvent[] =>
  statuses.map((status, index) => ({
    type: "OrderStatusChanged",
    data: { status, previousStatus: statuses[index - 1] ?? "Item Preparing" },
  }));

const summaries = (steps: ReturnType<typeof stepsOf>) =>
  steps.map(
    (step) => `${step.number} ${step.kind}${"moves" in step ? ` ${step.moves.length}` : ""}`,
  );

describe("the steps of an order", () => {
  it("begin with its placing and list each move", () => {
    const steps = stepsAfter(...movedTo("Item Packing", "Out for Delivery", "Delivered"));
    expect(summaries(steps)).toEqual(["1 placed 1", "2 moved 1", "3 moved 1", "4 moved 1"]);
    expect(steps[1]).toMatchObject({
      at: timeOf(2),
      status: "Item Packing",
      previousStatus: "Item Preparing",
      movedBack: false,
    });
  });

  it("begin with the shop if staff placed the order on the phone", () => {
    const happened: readonly GivenEvent[] = [
      ["order-o1", { type: "OrderSubmitted", data: { ...orderOf(), by: "staff" } }],
      ["order-o1", { type: "OrderPlaced", data: { status: "Item Preparing" } }],
    ];
    const document = documentsOf(ordersProjection, recorded(...happened)).get("o1");
    expect(document && stepsOf(document)).toMatchObject([{ kind: "placed", byStaff: true }]);
    expect(stepsAfter()).toMatchObject([{ kind: "placed", byStaff: false }]);
  });

  it("fold moves back and forth together, except for the current status", () => {
    const steps = stepsAfter(
      ...movedTo("Item Packing", "Item Preparing", "Item Packing", "Item Preparing"),
      ...movedTo("Item Packing", "Item Preparing"),
    );
    expect(summaries(steps)).toEqual(["1 placed 1", "6 went-between 5", "7 moved 1"]);
    expect(steps[1]).toMatchObject({
      at: timeOf(2),
      status: "Item Packing",
      previousStatus: "Item Preparing",
    });
    expect(steps[2]).toMatchObject({ status: "Item Preparing", movedBack: true });
  });

  it("show a single move back as it was", () => {
    const steps = stepsAfter(...movedTo("Item Packing", "Item Preparing", "Item Packing"));
    expect(summaries(steps)).toEqual(["1 placed 1", "2 moved 1", "3 moved 1", "4 moved 1"]);
  });

  it("place a change of address between the moves around it, and a cancellation last", () => {
    const userId = "ann";
    const steps = stepsAfter(
      ...movedTo("Item Packing", "Item Preparing"),
      {
        type: "DeliveryAddressChanged",
        data: { userId, shippingAddress: addressOf({ city: "Galle" }) },
      },
      ...movedTo("Item Packing", "Item Preparing"),
      { type: "OrderCancelled", data: { userId, reason: "I changed my mind" } },
      { type: "OrderStockReturned", data: { userId } },
    );
    expect(summaries(steps)).toEqual([
      "1 placed 1",
      "2 moved 1",
      "3 moved 1",
      "4 address-changed",
      "5 moved 1",
      "6 moved 1",
      "7 cancelled",
    ]);
    expect(steps[3]).toMatchObject({ fields: ["city"] });
    expect(steps[6]).toMatchObject({ reason: "I changed my mind" });
  });
});
