import { expect, it } from "vitest";
import { countText } from "./count.ts";

it("counts in words, with a separator of thousands", () => {
  expect([0, 1, 2, 1204].map((count) => countText(count, "item"))).toEqual([
    ...["0 items", "1 item", "2 items", "1,204 items"],
  ]);
});
