import { describe, expect, it } from "vitest";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { detailsOf } from "../../testing/shop.ts";
import { limits } from "../constants.ts";
import { productDecider } from "../product/decider.ts";
import { stockDecider } from "../stock/decider.ts";
import { cartDecider } from "./decider.ts";
import { createCartService } from "./service.ts";

/** A shop that sells chairs for Rs. 1,000 and has five of them. */
const opened = async () => {
  const commands = commandsInMemory();
  const add = { type: "AddProduct", details: detailsOf(), priceCents: 100_000 } as const;
  await commands.handle(productDecider, "chair", add, commandContext(), null);
  const receive = { type: "ReceiveStock", quantity: 5 } as const;
  await commands.handle(stockDecider, "chair", receive, commandContext(), null);
  const linesOf = async (userId: string) =>
    (await commands.load(cartDecider, userId)).state.lines.map(({ productId, quantity }) => [
      productId,
      quantity,
    ]);
  return { commands, carts: createCartService(commands), linesOf };
};

const ben = { id: "ben", role: "shopper" } as const;

describe("adding to the cart", () => {
  it("takes the price from the shop, and counts what the cart already holds", async () => {
    const { carts } = await opened();
    await carts.add("chair", 1, commandContext());
    expect(await carts.add("chair", 2, commandContext())).toMatchObject({
      accepted: true,
      state: { lines: [{ productId: "chair", quantity: 3, priceCents: 100_000 }] },
    });
  });

  it("changes the caller's own cart and no other", async () => {
    const { carts, linesOf } = await opened();
    await carts.add("chair", 2, commandContext());
    await carts.add("chair", 1, commandContext(undefined, ben));
    expect(await linesOf("ann")).toEqual([["chair", 2]]);
    expect(await linesOf("ben")).toEqual([["chair", 1]]);
  });

  it("happens once per command", async () => {
    const { carts, linesOf } = await opened();
    const context = commandContext();
    await carts.add("chair", 1, context);
    expect(await carts.add("chair", 1, context)).toMatchObject({ accepted: true, repeated: true });
    expect(await carts.add("chair", 2, context)).toMatchObject({
      refusal: { code: "COMMAND_REUSED" },
    });
    expect(await linesOf("ann")).toEqual([["chair", 1]]);
  });

  it.each([
    ["what the shop does not sell", "boat", 1, "NOT_FOUND"],
    ["more than there is", "chair", 6, "STOCK_SHORTAGE"],
    ["nothing", "chair", 0, "INVALID_INPUT"],
    ["more than a line holds", "chair", limits.quantityPerLine + 1, "INVALID_INPUT"],
  ])("refuses %s, and stores nothing", async (_what, productId, quantity, code) => {
    const { carts, commands } = await opened();
    const before = commands.log.length;
    expect(await carts.add(productId, quantity, commandContext())).toMatchObject({
      accepted: false,
      refusal: { code },
    });
    expect(commands.log).toHaveLength(before);
  });

  it("names the product that is short, and how many are left", async () => {
    const { carts } = await opened();
    await carts.add("chair", 3, commandContext());
    expect(await carts.add("chair", 3, commandContext())).toMatchObject({
      refusal: { message: "Only 5 of Teak chair left." },
    });
  });

  it("follows another process's stock changes in both directions", async () => {
    const { carts, commands, linesOf } = await opened();
    await carts.add("chair", 5, commandContext());
    const other = commands.restart();
    const receive = { type: "ReceiveStock", quantity: 1 } as const;
    await other.handle(stockDecider, "chair", receive, commandContext(), null);
    expect(await carts.add("chair", 1, commandContext())).toMatchObject({ accepted: true });
    expect(await linesOf("ann")).toEqual([["chair", 6]]);
    const remove = { type: "RemoveProduct" } as const;
    await commands.handle(productDecider, "chair", remove, commandContext(), null);
    expect(await carts.changeQuantity("chair", 2, commandContext())).toMatchObject({
      refusal: { code: "NOT_FOUND" },
    });
  });
});

describe("changing a quantity", () => {
  it("sets it, and stores nothing if it is the same", async () => {
    const { carts, linesOf } = await opened();
    await carts.add("chair", 1, commandContext());
    await carts.changeQuantity("chair", 4, commandContext());
    expect(await carts.changeQuantity("chair", 4, commandContext())).toMatchObject({
      accepted: true,
      position: null,
    });
    expect(await linesOf("ann")).toEqual([["chair", 4]]);
  });

  it("refuses what is not in the cart", async () => {
    const { carts } = await opened();
    expect(await carts.changeQuantity("chair", 1, commandContext())).toMatchObject({
      refusal: { code: "NOT_FOUND" },
    });
  });
});

describe("removing", () => {
  it("removes the line, also of a product no longer on sale", async () => {
    const { carts, commands, linesOf } = await opened();
    await carts.add("chair", 1, commandContext());
    const remove = { type: "RemoveProduct" } as const;
    await commands.handle(productDecider, "chair", remove, commandContext(), null);
    expect(await carts.remove("chair", commandContext())).toMatchObject({ accepted: true });
    expect(await linesOf("ann")).toEqual([]);
    expect(await carts.remove("chair", commandContext())).toMatchObject({
      refusal: { code: "NOT_FOUND" },
    });
  });
});
