import { describe, expect, it } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory, eventsOf } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { detailsOf } from "../../testing/shop.ts";
import { limits } from "../constants.ts";
import { stockDecider } from "../stock/decider.ts";
import { productDecider } from "./decider.ts";
import { createProductService, type NewProduct, type ProductAnswer } from "./service.ts";

const chair = (changes: Partial<NewProduct> = {}): NewProduct => ({
  details: detailsOf(),
  priceCents: 100_000,
  countInStock: 5,
  ...changes,
});

const opened = () => {
  const commands = commandsInMemory();
  const products = createProductService({ commands, deriveId });
  const onHand = async (id: string) => (await commands.load(stockDecider, id)).state.onHand;
  const typesOf = () => commands.log.map(({ stream, type }) => `${stream} ${type}`);
  return { commands, products, onHand, typesOf };
};

/** The id of a product that was added. */
const idOf = (answer: ProductAnswer): string => {
  if (!answer.accepted) throw new Error(answer.refusal.message);
  return answer.productId;
};

describe("adding a product", () => {
  it("adds it with its first stock, under an id made from the command's", async () => {
    const { products, typesOf, onHand, commands } = opened();
    const context = commandContext();
    const answer = await products.add(chair(), context);
    const id = deriveId(context.commandId, "product");
    expect(answer).toEqual({
      accepted: true,
      productId: id,
      position: commands.log.at(-1)?.position,
    });
    expect(typesOf()).toEqual([`product-${id} ProductAdded`, `stock-${id} StockAdjusted`]);
    expect(await onHand(id)).toBe(5);
  });

  it("takes an id that is given, and writes no stock where there is none", async () => {
    const { products, typesOf } = opened();
    await products.add(chair({ countInStock: 0 }), commandContext(), "chair");
    expect(typesOf()).toEqual(["product-chair ProductAdded"]);
  });

  it("happens once for a command", async () => {
    const { products, commands, onHand } = opened();
    const context = commandContext();
    const first = await products.add(chair(), context);
    expect(await products.add(chair(), context)).toEqual(first);
    expect(commands.log).toHaveLength(2);
    expect(await products.add(chair({ priceCents: 1 }), context)).toMatchObject({
      refusal: { code: "COMMAND_REUSED" },
    });
    expect(await onHand(idOf(first))).toBe(5);
  });

  it("is finished by the same command where the process died before the stock", async () => {
    const { products, commands } = opened();
    const context = commandContext();
    const add = { type: "AddProduct", details: detailsOf(), priceCents: 100_000 } as const;
    const id = deriveId(context.commandId, "product");
    await commands.handle(productDecider, id, add, context, { addProduct: chair() });
    expect(await products.add(chair(), context)).toMatchObject({ accepted: true });
    expect((await commands.load(stockDecider, id)).state.onHand).toBe(5);
  });

  it.each([
    ["a count below zero", { countInStock: -1 }, "countInStock"],
    ["half a piece", { countInStock: 1.5 }, "countInStock"],
    ["more than a stock holds", { countInStock: limits.stock + 1 }, "countInStock"],
    ["a price below zero", { priceCents: -1 }, "price"],
    ["no name", { details: detailsOf({ name: " " }) }, "name"],
  ])("refuses %s, and stores nothing", async (_what, changes, field) => {
    const { products, commands } = opened();
    expect(await products.add(chair(changes), commandContext())).toMatchObject({
      accepted: false,
      refusal: { code: "INVALID_INPUT", fields: [{ field }] },
    });
    expect(commands.log).toEqual([]);
  });
});

describe("changing a product", () => {
  const withChair = async () => {
    const shop = opened();
    return { ...shop, id: idOf(await shop.products.add(chair(), commandContext())) };
  };

  it("changes details, price and stock with one command", async () => {
    const { products, id, commands, onHand } = await withChair();
    const before = commands.log.length;
    const changes = { details: { name: "Oak chair" }, priceCents: 90_000, countInStock: 7 };
    const context = commandContext();
    const first = await products.change(id, changes, context);
    expect(await products.change(id, changes, context)).toEqual(first);
    expect(commands.log.slice(before).map(({ type }) => type)).toEqual([
      "ProductDetailsChanged",
      "ProductPriceChanged",
      "StockAdjusted",
    ]);
    expect(await onHand(id)).toBe(7);
  });

  it("of the count alone keeps the command's id for the stock", async () => {
    const { products, id, commands } = await withChair();
    const context = commandContext();
    await products.change(id, { countInStock: 9 }, context);
    expect(commands.log.at(-1)?.metadata.commandId).toBe(context.commandId);
    expect(await products.change(id, { countInStock: 8 }, context)).toMatchObject({
      refusal: { code: "COMMAND_REUSED" },
    });
  });

  it("sets what can be sold, whatever is reserved", async () => {
    const { products, id, commands, onHand } = await withChair();
    const reserve = {
      type: "ReserveStock",
      orderId: "o1",
      quantity: 2,
      productId: id,
      productName: "Teak chair",
    } as const;
    await commands.handle(stockDecider, id, reserve, commandContext(), null);
    await products.change(id, { countInStock: 4 }, commandContext());
    expect(await onHand(id)).toBe(6);
  });

  it("with a wrong count changes nothing of the rest", async () => {
    const { products, id, commands } = await withChair();
    const before = commands.log.length;
    const changes = { priceCents: 1, countInStock: -1 };
    expect(await products.change(id, changes, commandContext())).toMatchObject({
      refusal: { code: "INVALID_INPUT" },
    });
    expect(commands.log).toHaveLength(before);
  });

  it("that is not there is refused, its stock with it", async () => {
    const { products, commands } = opened();
    expect(await products.change("boat", { countInStock: 3 }, commandContext())).toMatchObject({
      refusal: { code: "NOT_FOUND" },
    });
    expect(eventsOf(commands.log, "stock-boat")).toEqual([]);
  });
});

describe("removing a product", () => {
  it("is done once, and for good", async () => {
    const { products } = opened();
    const id = idOf(await products.add(chair(), commandContext()));
    const context = commandContext();
    const first = await products.remove(id, context);
    expect(first).toMatchObject({ accepted: true, productId: id });
    expect(await products.remove(id, context)).toEqual(first);
    const gone = { refusal: { code: "NOT_FOUND", message: "Product not found." } };
    expect(await products.remove(id, commandContext())).toMatchObject(gone);
    expect(await products.change(id, { priceCents: 1 }, commandContext())).toMatchObject(gone);
    expect(await products.remove("boat", commandContext())).toMatchObject(gone);
  });
});
