import { describe, expect, it } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory, eventsOf } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { detailsOf } from "../../testing/shop.ts";
import { limits } from "../constants.ts";
import { stockDecider } from "../stock/decider.ts";
import { productDecider } from "./decider.ts";
import type { NewProduct, ProductAnswer } from "./product-steps.ts";
import type { FilesOfProducts } from "./product-files.ts";
import { createProductService } from "./service.ts";

const chair = (changes: Partial<NewProduct> = {}): NewProduct => ({
  details: detailsOf(),
  priceCents: 100_000,
  countInStock: 5,
  ...changes,
});

/** A store with one file, which records its uses. */
const storeOf = (there: string) => {
  const used = new Set<string>();
  const fetched: string[] = [];
  const files: FilesOfProducts = {
    async use(url) {
      if (!url.startsWith("/uploads/")) return "elsewhere";
      if (url !== there) return "unknown";
      if (used.has(url)) return "used before";
      used.add(url);
      return "newly used";
    },
    async unuse(url) {
      used.delete(url);
    },
    async keepCopy(purpose, url) {
      fetched.push(`${purpose} ${url}`);
      if (url.includes("gone")) return { message: "It could not be fetched." };
      return { url: there };
    },
  };
  return { files, used, fetched };
};

const opened = () => {
  const commands = commandsInMemory();
  const { files, used, fetched } = storeOf("/uploads/images/there.webp");
  const products = createProductService({ commands, deriveId, files });
  const onHand = async (id: string) => (await commands.load(stockDecider, id)).state.onHand;
  const typesOf = () => commands.log.map(({ stream, type }) => `${stream} ${type}`);
  return { commands, products, onHand, typesOf, used, fetched };
};

/** The id of the added product. */
const idOf = (answer: ProductAnswer): string => {
  if (!answer.accepted) throw new Error(answer.refusal.message);
  return answer.productId;
};

describe("adding a product", () => {
  it("adds it with its first stock, under an id derived from the command's", async () => {
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

  it("accepts a given id, and stores no stock event for zero", async () => {
    const { products, typesOf } = opened();
    await products.add(chair({ countInStock: 0 }), commandContext(), "chair");
    expect(typesOf()).toEqual(["product-chair ProductAdded"]);
  });

  it("happens once per command", async () => {
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

  it("is finished by the repeated command if the process died before the stock", async () => {
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

  it("of the stock alone uses the command's id for the stock event", async () => {
    const { products, id, commands } = await withChair();
    const context = commandContext();
    await products.change(id, { countInStock: 9 }, context);
    expect(commands.log.at(-1)?.metadata.commandId).toBe(context.commandId);
    expect(await products.change(id, { countInStock: 8 }, context)).toMatchObject({
      refusal: { code: "COMMAND_REUSED" },
    });
  });

  it("sets the sellable stock, whatever is reserved", async () => {
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

  it("with an invalid stock changes nothing", async () => {
    const { products, id, commands } = await withChair();
    const before = commands.log.length;
    const changes = { priceCents: 1, countInStock: -1 };
    expect(await products.change(id, changes, commandContext())).toMatchObject({
      refusal: { code: "INVALID_INPUT" },
    });
    expect(commands.log).toHaveLength(before);
  });

  it("of an unknown product is refused, including its stock", async () => {
    const { products, commands } = opened();
    expect(await products.change("boat", { countInStock: 3 }, commandContext())).toMatchObject({
      refusal: { code: "NOT_FOUND" },
    });
    expect(eventsOf(commands.log, "stock-boat")).toEqual([]);
  });
});

describe("removing a product", () => {
  it("happens once and permanently", async () => {
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

describe("the files of a product", () => {
  const image = "/uploads/images/there.webp";

  it("are marked as used once it is accepted", async () => {
    const { products, used } = opened();
    await products.add(chair({ details: detailsOf({ image }) }), commandContext());
    expect([...used]).toEqual([image]);
  });

  it("are not marked if it is refused", async () => {
    const { products, used, commands } = opened();
    const answer = await products.add(
      chair({ details: detailsOf({ image, name: "" }) }),
      commandContext(),
    );
    expect(answer.accepted).toBe(false);
    expect(used.size).toBe(0);
    expect(commands.log).toEqual([]);
  });

  it("include further pictures and night pictures", async () => {
    const { products, used } = opened();
    const further = (url: string, night: string | null = null) =>
      detailsOf({ furtherPictures: [{ url, text: "", night }] });
    for (const details of [
      further(image),
      further("/a.webp", image),
      detailsOf({ nightImage: image }),
    ]) {
      used.clear();
      await products.add(chair({ details }), commandContext());
      expect([...used]).toEqual([image]);
    }
    const gone = further("/uploads/images/gone.webp");
    expect(await products.add(chair({ details: gone }), commandContext())).toMatchObject({
      refusal: { fields: [{ field: "furtherPictures.0.url" }] },
    });
  });

  it("must exist in the shop's storage", async () => {
    const { products, used, commands } = opened();
    const details = detailsOf({ image, modelUrl: "/uploads/models/gone.glb" });
    expect(await products.add(chair({ details }), commandContext())).toMatchObject({
      accepted: false,
      refusal: { code: "INVALID_INPUT", fields: [{ field: "modelImageUrl" }] },
    });
    expect(used.size).toBe(0);
    expect(commands.log).toEqual([]);
  });
});

describe("a change based on shown values", () => {
  it("is refused completely if the stock has changed", async () => {
    const { products, onHand, typesOf } = opened();
    const id = idOf(await products.add(chair(), commandContext()));
    const before = typesOf();
    const answer = await products.change(
      id,
      { priceCents: 1, countInStock: 9, seen: { priceCents: 100_000, countInStock: 4 } },
      commandContext(),
    );
    expect(answer).toMatchObject({
      accepted: false,
      refusal: { code: "PRODUCT_CHANGED", changed: ["stock"] },
    });
    expect(typesOf()).toEqual(before);
    expect(await onHand(id)).toBe(5);
  });

  it("happens once, however often it is sent", async () => {
    const { products, onHand } = opened();
    const id = idOf(await products.add(chair(), commandContext()));
    const context = commandContext();
    const changes = { countInStock: 9, seen: { countInStock: 5 } };
    expect(await products.change(id, changes, context)).toMatchObject({ accepted: true });
    expect(await products.change(id, changes, context)).toMatchObject({ accepted: true });
    expect(await onHand(id)).toBe(9);
  });
});

it("restores a removed product", async () => {
  const { products, typesOf } = opened();
  const id = idOf(await products.add(chair(), commandContext()));
  await products.remove(id, commandContext());
  expect(await products.restore(id, commandContext())).toMatchObject({ accepted: true });
  expect(typesOf().at(-1)).toBe(`product-${id} ProductRestored`);
  expect(await products.restore("nothing", commandContext())).toMatchObject({
    accepted: false,
    refusal: { code: "NOT_FOUND" },
  });
});

describe("a batch of steps", () => {
  const steps = [
    { row: 2, type: "add", product: chair() },
    { row: 3, type: "add", product: chair({ priceCents: -1 }) },
    { row: 4, type: "change", productId: "boat", changes: { priceCents: 1 } },
    { row: 5, type: "add", product: chair({ countInStock: 0 }) },
  ] as const;

  it("is one conversation, in which a refused step does not stop the others", async () => {
    const { products, commands } = opened();
    const context = commandContext();
    const answers = await products.doTogether(steps, context);
    expect(answers.map(({ accepted }) => accepted)).toEqual([true, false, false, true]);
    expect(commands.log.map(({ type }) => type).toSorted()).toEqual([
      "ProductAdded",
      "ProductAdded",
      "StockAdjusted",
    ]);
    for (const { metadata } of commands.log) {
      expect(metadata.correlationId).toBe(context.correlationId);
      expect(metadata.commandId).not.toBe(context.commandId);
    }
  });

  it("happens once, resent in any parts", async () => {
    const { products, commands } = opened();
    const context = commandContext();
    const answers = await products.doTogether(steps, context);
    const { length } = commands.log;
    expect(await products.doTogether(steps.slice(2), context)).toEqual(answers.slice(2));
    expect(await products.doTogether(steps, context)).toEqual(answers);
    expect(commands.log).toHaveLength(length);
  });

  it("removes a product only if it and its stock are as shown", async () => {
    const { products } = opened();
    const id = idOf(await products.add(chair(), commandContext()));
    const remove = async (seen: object) =>
      (
        await products.doTogether(
          [{ row: 1, type: "remove", productId: id, seen }],
          commandContext(),
        )
      )[0];
    expect(await remove({ countInStock: 4 })).toMatchObject({
      refusal: { code: "PRODUCT_CHANGED", changed: ["stock"] },
    });
    expect(await remove({ priceCents: 1 })).toMatchObject({ refusal: { changed: ["price"] } });
    expect(await remove({ countInStock: 5, priceCents: 100_000 })).toMatchObject({
      accepted: true,
    });
  });
});

describe("a picture or model on another host", () => {
  const picture = "https://cdn.example/chair.jpg";
  const there = "/uploads/images/there.webp";
  const shown = async ({ commands }: ReturnType<typeof opened>, id: string) => {
    const { state } = await commands.load(productDecider, id);
    return state.status === "absent" ? null : state.details;
  };

  it("is stored as a copy, which the product shows", async () => {
    const shop = opened();
    const id = idOf(
      await shop.products.add(
        chair({ details: detailsOf({ image: picture, modelUrl: "http://cdn.example/a.glb" }) }),
        commandContext(),
      ),
    );
    expect(shop.fetched).toEqual([`picture ${picture}`, "model http://cdn.example/a.glb"]);
    expect(await shown(shop, id)).toMatchObject({ image: there, modelUrl: there });
    await shop.products.change(id, { details: { image: picture } }, commandContext());
    expect(await shown(shop, id)).toMatchObject({ image: there });
    const furtherPictures = [{ url: "https://cdn.example/leg.jpg", text: "Leg", night: picture }];
    await shop.products.change(
      id,
      { details: { image: "/a.webp", nightImage: picture, furtherPictures } },
      commandContext(),
    );
    expect(await shown(shop, id)).toMatchObject({
      image: "/a.webp",
      nightImage: there,
      furtherPictures: [{ url: there, text: "Leg", night: there }],
    });
  });

  it("is refused with the reason if it can't be fetched, and nothing is stored", async () => {
    const { products, commands } = opened();
    const details = detailsOf({ image: "https://cdn.example/gone.jpg" });
    expect(await products.add(chair({ details }), commandContext())).toEqual({
      accepted: false,
      refusal: expect.objectContaining({
        code: "INVALID_INPUT",
        fields: [{ field: "image", message: "It could not be fetched." }],
      }),
    });
    expect(commands.log).toHaveLength(0);
  });

  it("is not fetched for a command that is refused anyway", async () => {
    const { products, fetched } = opened();
    const details = detailsOf({ image: picture, name: "" });
    expect(await products.add(chair({ details }), commandContext())).toMatchObject({
      accepted: false,
    });
    const change = { details: { image: picture } };
    expect(await products.change("nothing", change, commandContext())).toMatchObject({
      accepted: false,
    });
    expect(fetched).toEqual([]);
  });

  it("stays if an older product already shows it", async () => {
    const shop = opened();
    const details = detailsOf({ image: picture });
    const add = { type: "AddProduct", details, priceCents: 100 } as const;
    await shop.commands.handle(productDecider, "old", add, commandContext(), null);
    const change = { details: { image: picture, name: "Oak chair" } };
    expect(await shop.products.change("old", change, commandContext())).toMatchObject({
      accepted: true,
    });
    expect(shop.fetched).toEqual([]);
  });
});

describe("the variants of a product", () => {
  const options = [
    {
      name: "Colour",
      display: "buttons",
      values: ["Clay", "Moss"].map((name) => ({ name, colours: [] })),
    },
  ] as const;
  const files = { sku: null, size: null, image: null, modelUrl: null, material: null };
  const variant = (id: string | null, value: string, changes: object = {}) => ({
    ...{ id, values: [value], ...files, priceCents: 100_000, sold: true },
    ...changes,
  });
  const inTwoColours = async (shop: ReturnType<typeof opened>) => {
    const id = idOf(await shop.products.add(chair(), commandContext()));
    const variants = [variant(id, "Clay"), variant(null, "Moss", { countInStock: 7 })];
    await shop.products.changeVariants(id, { options, variants }, commandContext());
    return id;
  };

  it("have stocks of their own", async () => {
    const shop = opened();
    const id = await inTwoColours(shop);
    expect([await shop.onHand(id), await shop.onHand(`${id}.2`)]).toEqual([5, 7]);
  });

  it("are not changed at all if one count is invalid", async () => {
    const shop = opened();
    const id = await inTwoColours(shop);
    const before = shop.typesOf();
    const variants = [
      variant(id, "Clay", { priceCents: 1, countInStock: 1 }),
      variant(`${id}.2`, "Moss", { countInStock: -1 }),
    ];
    expect(
      await shop.products.changeVariants(id, { options, variants }, commandContext()),
    ).toMatchObject({ refusal: { fields: [{ field: "variants.1.countInStock" }] } });
    expect(shop.typesOf()).toEqual(before);
  });

  it("are changed once, however often the command is sent", async () => {
    const shop = opened();
    const id = await inTwoColours(shop);
    const context = commandContext();
    const variants = [variant(id, "Clay", { priceCents: 1, countInStock: 9 })];
    await shop.products.changeVariants(id, { options, variants }, context);
    const { length } = shop.commands.log;
    expect(await shop.products.changeVariants(id, { options, variants }, context)).toMatchObject({
      accepted: true,
    });
    expect(shop.commands.log).toHaveLength(length);
    const other = [variant(id, "Clay", { priceCents: 2 })];
    expect(
      await shop.products.changeVariants(id, { options, variants: other }, context),
    ).toMatchObject({ refusal: { code: "COMMAND_REUSED" } });
  });

  it("are changed, archived and restored one by one under their ids", async () => {
    const shop = opened();
    const id = await inTwoColours(shop);
    const moss = `${id}.2`;
    await shop.products.change(moss, { priceCents: 1, countInStock: 3 }, commandContext());
    await shop.products.remove(moss, commandContext());
    await shop.products.restore(moss, commandContext());
    expect(shop.typesOf().slice(-4)).toEqual([
      `product-${id} VariantPriceChanged`,
      `stock-${moss} StockAdjusted`,
      `product-${id} VariantRemoved`,
      `product-${id} VariantRestored`,
    ]);
    expect(await shop.onHand(moss)).toBe(3);
    for (const answer of [
      await shop.products.change(`${id}.3`, { priceCents: 1 }, commandContext()),
      await shop.products.remove(`${id}.3`, commandContext()),
    ]) {
      expect(answer).toMatchObject({ refusal: { code: "NOT_FOUND" } });
    }
    expect(
      await shop.products.change(moss, { details: { name: "Stool" } }, commandContext()),
    ).toMatchObject({ refusal: { fields: [{ field: "name" }] } });
  });

  const sample = (value: string, changes: object = {}) => ({
    ...variant(null, value),
    ...{ countInStock: 2, ...changes },
  });
  const newChair = chair({
    variants: { options, variants: [sample("Clay"), sample("Moss", { countInStock: 7 })] },
  });

  it("are added with a new product and their stocks, once", async () => {
    const shop = opened();
    const context = commandContext();
    const id = idOf(await shop.products.add(newChair, context));
    const types = shop.typesOf();
    expect(types).toEqual([
      `product-${id} ProductAdded`,
      `product-${id} ProductOptionsChanged`,
      `product-${id} VariantAdded`,
      `stock-${id} StockAdjusted`,
      `stock-${id}.2 StockAdjusted`,
    ]);
    expect([await shop.onHand(id), await shop.onHand(`${id}.2`)]).toEqual([2, 7]);
    expect(await shop.products.add(newChair, context)).toMatchObject({ accepted: true });
    expect(shop.typesOf()).toEqual(types);
  });

  it.each([
    ["a count below zero", { countInStock: -1 }, "variants.1.countInStock"],
    ["a combination twice", { values: ["Clay"] }, "variants.1.values"],
    ["a missing file", { image: "/uploads/images/gone.webp" }, "variants.1.image"],
  ])("of a new product are refused with %s, and nothing is stored", async (_what, wrong, field) => {
    const shop = opened();
    const variants = { options, variants: [sample("Clay"), sample("Moss", wrong)] };
    expect(await shop.products.add(chair({ variants }), commandContext())).toMatchObject({
      accepted: false,
      refusal: { fields: [{ field }] },
    });
    expect(shop.commands.log).toEqual([]);
  });

  it("are edited with the product's details by one step, once, and all or nothing", async () => {
    const shop = opened();
    const id = idOf(await shop.products.add(newChair, commandContext()));
    const edit = (priceCents: number, seenInStock: number) => ({
      details: { name: "Bench" },
      variants: {
        options: ["Colour"],
        variants: [
          { id, values: ["Clay"], changes: { priceCents }, countInStock: 3, seenInStock: 2 },
          { id: `${id}.2`, values: ["Moss"], changes: {}, countInStock: 8, seenInStock },
        ],
      },
    });
    const before = shop.typesOf();
    expect(await shop.products.change(id, edit(1, 6), commandContext())).toMatchObject({
      refusal: { code: "PRODUCT_CHANGED", changed: ["stock"] },
    });
    expect(await shop.products.change(id, edit(-1, 7), commandContext())).toMatchObject({
      refusal: { fields: [{ field: "variants.0.price" }] },
    });
    expect(shop.typesOf()).toEqual(before);
    const context = commandContext();
    await shop.products.change(id, edit(1, 7), context);
    const after = shop.typesOf();
    expect(after.slice(before.length)).toEqual([
      `product-${id} ProductDetailsChanged`,
      `product-${id} ProductPriceChanged`,
      `stock-${id} StockAdjusted`,
      `stock-${id}.2 StockAdjusted`,
    ]);
    expect(await shop.products.change(id, edit(1, 7), context)).toMatchObject({ accepted: true });
    expect(shop.typesOf()).toEqual(after);
    expect(await shop.products.change(id, edit(2, 7), context)).toMatchObject({
      refusal: { code: "COMMAND_REUSED" },
    });
  });

  it("are not changed at all if an order changes a stock at the same moment", async () => {
    const shop = opened();
    const id = idOf(await shop.products.add(newChair, commandContext()));
    const { commands } = shop;
    const products = createProductService({
      commands: {
        ...commands,
        async handleTogether(steps) {
          const adjust = { type: "AdjustStock", available: 1 } as const;
          await commands.handle(stockDecider, `${id}.2`, adjust, commandContext(), null);
          return commands.handleTogether(steps);
        },
      },
      deriveId,
      files: storeOf("").files,
    });
    const before = shop.typesOf();
    const changes = { priceCents: 1 };
    const moss = { id: `${id}.2`, values: ["Moss"], changes, countInStock: 8, seenInStock: 7 };
    expect(
      await products.change(
        id,
        { details: { name: "Bench" }, variants: { options: ["Colour"], variants: [moss] } },
        commandContext(),
      ),
    ).toMatchObject({ refusal: { code: "PRODUCT_CHANGED", changed: ["stock"] } });
    expect(shop.typesOf()).toEqual([...before, `stock-${id}.2 StockAdjusted`]);
  });

  it("are removed with the product only if their stocks are as shown", async () => {
    const shop = opened();
    const id = idOf(await shop.products.add(newChair, commandContext()));
    const seen = (seenInStock: number) => ({
      variants: [
        { values: ["Clay"], seen: {}, seenInStock: 2 },
        { values: ["Moss"], seen: {}, seenInStock },
      ],
    });
    expect(await shop.products.remove(id, commandContext(), seen(6))).toMatchObject({
      refusal: { code: "PRODUCT_CHANGED" },
    });
    expect(await shop.products.remove(id, commandContext(), seen(7))).toMatchObject({
      accepted: true,
    });
  });

  it("need a count and a price of their own", async () => {
    const shop = opened();
    const id = await inTwoColours(shop);
    const answer = await shop.products.change(id, { countInStock: 1 }, commandContext());
    expect(answer).toMatchObject({ refusal: { fields: [{ field: "countInStock" }] } });
    expect(answer).toMatchObject({
      refusal: { message: expect.stringContaining(`${id}.1, ${id}.2`) as unknown },
    });
  });

  it("show copies of other hosts' pictures, a few at a time", async () => {
    const shop = opened();
    const id = await inTwoColours(shop);
    const picture = "https://cdn.example/moss.jpg";
    const variants = [variant(`${id}.2`, "Moss", { image: picture })];
    await shop.products.changeVariants(id, { options, variants }, commandContext());
    expect(shop.fetched).toEqual([`picture ${picture}`]);
    const { state } = await shop.commands.load(productDecider, id);
    expect(state.status === "sold" && state.variants[1]?.image).toBe("/uploads/images/there.webp");

    const values = Array.from({ length: 9 }, (_, index) => `Colour ${index}`);
    const many = {
      options: [{ ...options[0], values: values.map((name) => ({ name, colours: [] })) }],
      variants: values.map((value, index) =>
        variant([id, `${id}.2`][index] ?? null, value, { image: `https://cdn.example/${index}` }),
      ),
    };
    expect(await shop.products.changeVariants(id, many, commandContext())).toMatchObject({
      refusal: { fields: [{ field: "variants.8.image" }] },
    });
    expect(shop.fetched).toHaveLength(1);
  });
});
