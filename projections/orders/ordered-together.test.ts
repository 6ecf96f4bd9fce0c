import { expect, it } from "vitest";
import { countTogether } from "./ordered-together.ts";

const orderOf = (
  ids: readonly string[],
  phase: "placed" | "cancelled" | "refused" | "returned" = "placed",
) => ({
  phase,
  lines: ids.map((productId) => ({
    ...{ productId, name: productId, image: "", quantity: 1, priceCents: 100 },
  })),
});

const times = (count: number, ids: readonly string[]) =>
  Array.from({ length: count }, () => orderOf(ids));

it("names products of at least three orders, the most frequent first", () => {
  const orders = [
    ...times(3, ["sofa", "stool"]),
    ...times(4, ["sofa", "lamp"]),
    ...times(2, ["sofa", "mat"]),
    ...times(5, ["stool", "lamp"]),
  ];
  expect(countTogether("sofa", orders)).toEqual(["lamp", "stool"]);
});

it("counts no cancelled, refused or returned order", () => {
  const ids = ["sofa", "stool"];
  const orders = [
    ...times(2, ids),
    orderOf(ids, "cancelled"),
    orderOf(ids, "refused"),
    orderOf(ids, "returned"),
  ];
  expect(countTogether("sofa", orders)).toEqual([]);
});

it("counts variants as their product, and each once an order", () => {
  const orders = times(3, ["sofa.2", "sofa.3", "stool.2", "stool"]);
  expect(countTogether("sofa", orders)).toEqual(["stool"]);
  expect(countTogether("sofa", times(2, ["sofa.2", "stool", "stool.2"]))).toEqual([]);
});

it("names at most twenty", () => {
  const others = Array.from({ length: 30 }, (_, index) => `product-${index}`);
  expect(countTogether("sofa", times(3, ["sofa", ...others]))).toHaveLength(20);
});
