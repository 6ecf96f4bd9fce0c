import { expect, it } from "vitest";
import { remainingText, modelName, sizeText, speedText } from "./model-text.ts";

it("formats names, speeds, sizes and remaining times", () => {
  expect(modelName({ id: "order-board" })).toBe("Order board");
  expect([null, 0, 0.42, 4300].map(speedText)).toEqual(["–", "0", "0.4", "4,300"]);
  expect([12, 4200, 1_240_000].map(sizeText)).toEqual(["12 B", "4 kB", "1.2 MB"]);
  expect(remainingText(50_000, 4300)).toBe("about 12 s left");
  expect(remainingText(5_000_000, 4300)).toBe("about 20 min left");
  expect(remainingText(5, null)).toBe("");
});
