import { expect, it } from "vitest";
import { stepOf } from "../../../../testing/own-orders.ts";
import { hasMoved } from "./order-notifications.tsx";

it("notifies of moves only, once each", () => {
  const placed = stepOf(1, "PLACED");
  const moved = stepOf(2, "MOVED");
  expect(hasMoved({ steps: [placed], revision: 1 })).toBe(false);
  expect(hasMoved({ steps: [placed, moved], revision: 2 })).toBe(true);
  expect(hasMoved({ steps: [placed, stepOf(2, "ADDRESS_CHANGED")], revision: 2 })).toBe(false);
  expect(hasMoved({ steps: [placed, stepOf(2, "CANCELLED")], revision: 3 })).toBe(false);
});
