import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { StockLevel } from "../../../generated/operations.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { stockedProduct } from "../../../testing/stock.ts";
import { useStockLevels } from "./use-stock-levels.ts";

const at = (position: number) => String(position).padStart(16, "0");

function open(productIds: readonly string[], after: string | null | undefined = at(1)) {
  const shop = scriptedShop();
  const calls: string[] = [];
  const { rerender } = renderHook(
    (ids: readonly string[]) =>
      useStockLevels({
        productIds: ids,
        after,
        onMove: (position) => calls.push(`moved ${Number(position)}`),
        onLevel: () => calls.push("level"),
      }),
    { wrapper: shop.wrapper, initialProps: productIds },
  );
  const move = (position: number, level: StockLevel | null, id = "kettle") =>
    shop.publish({
      stockChanged: {
        __typename: "StockUpdate",
        productId: id,
        product: level && stockedProduct(id, { stock: { level } }),
        position: at(position),
        remaining: 0,
      },
    });
  return { shop, calls, move, rerender };
}

it("reports each change with its position, and a level only if it changed", async () => {
  const { calls, move } = open(["kettle", "sofa"]);
  await move(2, "ENOUGH");
  await move(3, "ENOUGH");
  await move(4, "LOW");
  await move(5, "LOW", "sofa");
  expect(calls).toEqual(["moved 2", "level", "moved 3", "moved 4", "level", "moved 5", "level"]);
});

it("reports nothing for a discontinued product", async () => {
  const { calls, move } = open(["kettle"]);
  await move(2, null);
  expect(calls).toEqual([]);
});

it("subscribes to nothing without products, or while the page is loading", async () => {
  expect(open([]).shop.feeds).toEqual([]);
  const reading = scriptedShop();
  renderHook(() => useStockLevels({ productIds: ["kettle"], after: undefined }), {
    wrapper: reading.wrapper,
  });
  expect(reading.feeds).toEqual([]);
});

it("keeps the subscription for the same products in another order, and renews it for others from the page's position", async () => {
  const { shop, move, rerender } = open(["kettle", "sofa"]);
  await move(7, "LOW");
  rerender(["sofa", "kettle"]);
  expect(shop.feeds).toHaveLength(1);
  rerender(["lamp"]);
  await waitFor(() => expect(shop.feeds).toHaveLength(2));
  expect(shop.feeds[0]?.left).toBe(true);
  expect(shop.feeds[1]?.variables).toMatchObject({ productIds: ["lamp"], after: at(1) });
});
