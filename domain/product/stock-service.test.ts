import { expect, it } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { detailsOf } from "../../testing/shop.ts";
import { productDecider } from "./decider.ts";
import { createStockService } from "./stock-service.ts";

const opened = async () => {
  const commands = commandsInMemory();
  await commands.handle(
    productDecider,
    "chair",
    { type: "AddProduct", details: detailsOf(), priceCents: 1 },
    { ...commandContext(), commandId: deriveId("chair", "added") },
    {},
  );
  const stored = () => commands.log.filter(({ stream }) => stream === "stock-chair");
  return { stock: createStockService(commands), stored };
};

const context = (word: string) => ({ ...commandContext(), commandId: deriveId("stock", word) });

it("stores receipts and counts once per command", async () => {
  const { stock, stored } = await opened();
  const goods = { quantity: 4, reason: "First batch" };
  const first = await stock.receive("chair", goods, context("a"));
  expect(first).toEqual({ accepted: true, position: expect.any(String) as string });
  expect(await stock.receive("chair", goods, context("a"))).toEqual(first);
  await stock.count("chair", { onHand: 3, seen: 4, reason: "Cracked" }, context("b"));
  await stock.setLimit("chair", 8, context("c"));
  expect(stored().map(({ type, data }) => [type, data])).toEqual([
    ["StockReceived", goods],
    ["StockAdjusted", { onHand: 3, previousOnHand: 4, reason: "Cracked" }],
    ["LowStockLimitChanged", { lowFrom: 8, previousLowFrom: null }],
  ]);
});

it("refuses a command id reused for other input", async () => {
  const { stock } = await opened();
  await stock.receive("chair", { quantity: 4, reason: "First batch" }, context("a"));
  expect(
    await stock.receive("chair", { quantity: 5, reason: "First batch" }, context("a")),
  ).toMatchObject({ accepted: false, refusal: { code: "COMMAND_REUSED" } });
});

it("refuses an unknown product", async () => {
  const { stock, stored } = await opened();
  const refused = { accepted: false, refusal: { code: "NOT_FOUND" } };
  expect(await stock.setLimit("ghost", 1, context("a"))).toMatchObject(refused);
  expect(stored()).toEqual([]);
});
