import { expect, it } from "vitest";
import { atPlacing } from "./at-placing.ts";

const returned = { previousTotal: null, items: [{ previousQuantity: 3, quantity: 2 }] };

it("is what the order holds, unless its items were changed", () => {
  expect(atPlacing({ units: 3, total: 100 }, [returned])).toEqual({ units: 3, total: 100 });
});

it("is the contents before the first of several changes", () => {
  const more = { previousTotal: 50, items: [{ previousQuantity: 1, quantity: 4 }] };
  const other = {
    previousTotal: 200,
    items: [
      { previousQuantity: 4, quantity: 2 },
      { previousQuantity: 0, quantity: 1 },
    ],
  };
  expect(atPlacing({ units: 3, total: 100 }, [more, other])).toEqual({ units: 1, total: 50 });
});
