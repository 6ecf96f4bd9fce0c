import { expect, it } from "vitest";
import { leftWords, modelName, sizeWords, speedWords } from "./model-words.ts";

it("formats names, speeds, sizes and remaining times", () => {
  expect(modelName({ id: "product-pages" })).toBe("Product pages");
  expect([null, 0, 0.42, 4300].map(speedWords)).toEqual(["–", "0", "0.4", "4,300"]);
  expect([12, 4200, 1_240_000].map(sizeWords)).toEqual(["12 B", "4 kB", "1.2 MB"]);
  expect(leftWords(50_000, 4300)).toBe("about 12 s left");
  expect(leftWords(5_000_000, 4300)).toBe("about 20 min left");
  expect(leftWords(5, null)).toBe("");
});
