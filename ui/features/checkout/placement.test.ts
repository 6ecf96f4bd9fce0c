import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { twoKettles } from "../../testing/placements.ts";
import { newPlacement, parsePlacement, type PlacementState } from "./placement.ts";

const quote = { lines: twoKettles.lines, subtotal: 19_700, deliveryFee: 500, total: 20_200 };
const message = "Not today.";

const states: PlacementState[] = [
  { kind: "sending" },
  { kind: "waiting" },
  { kind: "failed", signIn: true },
  { kind: "pending", orderId: "order-1" },
  { kind: "placed", orderId: "order-1", celebrated: false },
  { kind: "refused", refusal: { kind: "PriceChanged", message, quote } },
  { kind: "refused", refusal: { kind: "InvalidInput", message, problems: ["Too many"] } },
  {
    kind: "refused",
    refusal: {
      kind: "StockShortage",
      message,
      lines: [{ productId: "uva-kettle", name: "Uva Kettle", requested: 2, available: 1 }],
    },
  },
  { kind: "refused", refusal: { kind: "Other", message } },
];

describe("a new intention to order", () => {
  it("begins to be sent, under an id of this device that carries its command's", () => {
    const placement = newPlacement(twoKettles);
    expect(placement).toMatchObject({ ...twoKettles, state: { kind: "sending" } });
    expect(placement.id).toBe(`local_${placement.commandId}`);
  });

  it("is another command each time, so that ordering again orders again", () => {
    expect(newPlacement(twoKettles).commandId).not.toBe(newPlacement(twoKettles).commandId);
  });
});

describe("what a page before has written", () => {
  it.each(states)("is read back as it was: $kind", (state) => {
    const placement = { ...newPlacement(twoKettles), state };
    expect(parsePlacement(JSON.stringify(placement))).toEqual(placement);
  });

  it.each(["id", "commandId", "shopperId", "input", "lines", "state"])(
    "is nothing where %s is missing",
    (part) => {
      const { [part]: _gone, ...rest } = { ...newPlacement(twoKettles) } as Record<string, unknown>;
      expect(parsePlacement(JSON.stringify(rest))).toBeNull();
    },
  );

  it("is nothing where it is under a name that is not this device's", () => {
    const placement = { ...newPlacement(twoKettles), id: "order-1" };
    expect(parsePlacement(JSON.stringify(placement))).toBeNull();
  });

  it("never breaks the page, whatever stands in the storage", () => {
    expect(parsePlacement(null)).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(parsePlacement(stored)).toBeNull();
      }),
    );
  });
});
