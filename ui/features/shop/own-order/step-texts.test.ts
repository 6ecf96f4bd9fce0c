import { describe, expect, it } from "vitest";
import type { AddressField, OrderStatus } from "../../../generated/operations.ts";
import { ownOrderOf, placedAt, stepOf } from "../../../testing/own-orders.ts";
import { sourceOf, stepTexts } from "./step-texts.ts";

const moveTo = (status: OrderStatus, movedBack = false, mailedAt: string | null = null) => ({
  __typename: "OrderMoment" as const,
  at: placedAt,
  status,
  movedBack,
  mailedAt,
});

const placed = stepOf(1, "PLACED", {
  status: "ITEM_PREPARING",
  moves: [moveTo("ITEM_PREPARING", false, placedAt)],
});

const textsOf = (...[order]: Parameters<typeof stepTexts>) =>
  stepTexts(order).map(({ words, details }) => [words, details]);

describe("the history of an order, in words", () => {
  it("names the shop for a confirmation by phone, and for its own cancellation", () => {
    const order = ownOrderOf({
      steps: [placed, stepOf(2, "CONFIRMED_BY_PHONE"), stepOf(3, "CANCELLED", { byShop: true })],
    });
    expect(textsOf(order).slice(0, 2)).toEqual([
      ["The shop cancelled the order", ""],
      ["We confirmed your order by phone", ""],
    ]);
    // The confirmation leaves the status as it is.
    expect(sourceOf(order, "status")).toMatchObject({ number: 3, by: "The shop" });
  });

  it("is latest first down to the placing, and names the actor of each step", () => {
    const order = ownOrderOf({
      steps: [
        placed,
        stepOf(2, "ADDRESS_CHANGED", { fields: ["ADDRESS", "PHONE"] }),
        stepOf(3, "MOVED", { moves: [moveTo("ITEM_PACKING")] }),
        stepOf(4, "MOVED", { moves: [moveTo("ITEM_PREPARING", true)] }),
        stepOf(5, "CANCELLED", { reason: "TAKES_TOO_LONG" }),
      ],
    });
    expect(textsOf(order)).toEqual([
      ["You cancelled the order", "“It takes too long”"],
      ["Moved back to Item Preparing", "By the shop"],
      ["Item Packing", "By the shop"],
      ["You changed the address", "House number and street and phone"],
      ["Order placed", "1 item, Rs. 10,350.00, Cash on Delivery"],
    ]);
    expect(stepTexts(order).at(-1)?.mailedAt).toBe(placedAt);
  });

  it("names the fields for the driver that were changed", () => {
    const fields = ["LANDMARK", "FLOOR", "SECOND_PHONE", "DRIVER_NOTE"] satisfies AddressField[];
    expect(textsOf(ownOrderOf({ steps: [stepOf(2, "ADDRESS_CHANGED", { fields })] }))).toEqual([
      ["You changed the address", "Landmark, floor, second phone, and note for the driver"],
    ]);
  });

  it("collapses moves back and forth, and keeps each of them, latest first", () => {
    const [step] = stepTexts(
      ownOrderOf({
        steps: [
          stepOf(4, "WENT_BETWEEN", {
            status: "ITEM_PACKING",
            previousStatus: "ITEM_PREPARING",
            moves: [moveTo("ITEM_PACKING"), moveTo("ITEM_PREPARING", true), moveTo("ITEM_PACKING")],
          }),
        ],
      }),
    );
    expect(step?.words).toBe("Moved between Item Preparing and Item Packing 3 times");
    expect(step?.moves.map(({ words }) => words)).toEqual([
      "Item Packing",
      "Moved back to Item Preparing",
      "Item Packing",
    ]);
  });

  it("does not call an admin the buyer", () => {
    const order = ownOrderOf({ mine: false, steps: [stepOf(2, "CANCELLED")] });
    expect(textsOf(order)).toEqual([["The customer cancelled the order", ""]]);
  });
});

describe("the source of a value", () => {
  const order = ownOrderOf({
    steps: [
      placed,
      stepOf(2, "ADDRESS_CHANGED", { fields: ["PHONE"] }),
      stepOf(3, "ADDRESS_CHANGED", { fields: ["CITY", "PHONE"] }),
    ],
  });

  it("is its latest change, or the placing", () => {
    expect(sourceOf(order, ["PHONE"])).toMatchObject({ event: "Address changed", number: 3 });
    expect(sourceOf(order, ["CITY", "ZIP_CODE"])).toMatchObject({ number: 3, by: "You" });
    expect(sourceOf(order, ["ADDRESS"])).toMatchObject({ event: "Order placed", number: 1 });
    expect(sourceOf(order)).toMatchObject({ event: "Order placed", number: 1 });
  });

  it("of the status is the last move by the shop, or the cancellation by the buyer", () => {
    const moved = stepOf(2, "MOVED", { status: "ITEM_PACKING", moves: [moveTo("ITEM_PACKING")] });
    const changed = stepOf(3, "ADDRESS_CHANGED", { fields: ["PHONE"] });
    const steps = [placed, moved, changed];
    expect(sourceOf(ownOrderOf({ steps }), "status")).toMatchObject({ by: "The shop", number: 2 });
    expect(sourceOf(ownOrderOf({ steps }), [])).toMatchObject({ event: "Order placed" });
    const cancelled = ownOrderOf({ steps: [...steps, stepOf(4, "CANCELLED")] });
    expect(sourceOf(cancelled, "status")).toMatchObject({ event: "Order cancelled", by: "You" });
  });

  it("is unknown for an order without a history", () => {
    expect(sourceOf(ownOrderOf({ steps: [] }))).toBeNull();
  });
});
