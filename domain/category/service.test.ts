import { expect, it } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { detailsOf } from "../../testing/shop.ts";
import { externalFiles } from "../../testing/external-files.ts";
import { productDecider } from "../product/decider.ts";
import { createProductService } from "../product/service.ts";
import { shownCategory } from "./categories.ts";
import { categoriesId, createCategoryService, currentCategories } from "./service.ts";
import { categoryDecider } from "./decider.ts";

const opened = async (count = 3) => {
  const commands = commandsInMemory();
  const products = createProductService({ commands, deriveId, files: externalFiles });
  const ids = Array.from({ length: count }, (_, index) => `lamp-${index}`);
  for (const id of ids) {
    const product = {
      details: detailsOf({ category: "Bathwares" }),
      priceCents: 1,
      countInStock: 0,
    };
    await products.add(product, commandContext(), id);
  }
  const stateOf = async (id: string) => {
    const { state } = await commands.load(productDecider, id);
    return state.status === "absent" ? null : state;
  };
  const itemsIn = async (category: string) => {
    const states = await Promise.all(ids.map(async (id) => ({ id, state: await stateOf(id) })));
    return states.flatMap(({ id, state }) =>
      state?.status === "sold" && state.details.category === category ? [id] : [],
    );
  };
  const categories = createCategoryService({ commands, deriveId, itemsIn });
  return { commands, products, categories, itemsIn, ids, stateOf };
};

it("archives a category together with the move of its items", async () => {
  const { categories, commands, itemsIn, ids } = await opened(250);
  const done = await categories.archive("Bathwares", "Furnitures", commandContext());
  expect(done).toMatchObject({ accepted: true, movedItems: ids });
  expect(await itemsIn("Furnitures")).toEqual(ids);
  expect(shownCategory(await currentCategories(commands), "Bathwares")).toBe("Furnitures");
});

it("moves what an interrupted archiving left when it is repeated, or before it is undone", async () => {
  for (const repeat of ["archive", "restore"] as const) {
    const { categories, commands, itemsIn, ids } = await opened();
    const command = {
      type: "ArchiveCategory",
      categoryId: "Bathwares",
      itemsMovedTo: "Furnitures",
    } as const;
    const context = commandContext();
    const intent = { archiveCategory: { categoryId: "Bathwares", itemsMovedTo: "Furnitures" } };
    await commands.handle(categoryDecider, categoriesId, command, context, intent);
    expect(await itemsIn("Bathwares")).toEqual(ids);
    const done = await (repeat === "archive"
      ? categories.archive("Bathwares", "Furnitures", context)
      : categories.restore("Bathwares", [], commandContext()));
    expect(done.accepted).toBe(true);
    expect(await itemsIn("Furnitures")).toEqual(ids);
  }
});

it("restores a category with the named items that are still where it put them", async () => {
  const { categories, products, itemsIn, ids } = await opened();
  await categories.archive("Bathwares", "Furnitures", commandContext());
  await products.change("lamp-1", { details: { category: "Electronics" } }, commandContext());
  await categories.restore("Bathwares", ids, commandContext());
  expect(await itemsIn("Bathwares")).toEqual(["lamp-0", "lamp-2"]);
  expect(await itemsIn("Electronics")).toEqual(["lamp-1"]);
});

it("leaves no item in a category that is not shown", async () => {
  const { categories, products, stateOf } = await opened();
  await products.remove("lamp-0", commandContext());
  await categories.archive("Bathwares", "Furnitures", commandContext());
  await products.restore("lamp-0", commandContext());
  expect((await stateOf("lamp-0"))?.details.category).toBe("Furnitures");
  const details = detailsOf({ category: "Bathwares" });
  const added = await products.add({ details, priceCents: 1, countInStock: 0 }, commandContext());
  expect(added).toMatchObject({ accepted: false, refusal: { fields: [{ field: "category" }] } });
  const changed = await products.change(
    "lamp-1",
    { details: { category: "Bathwares" } },
    commandContext(),
  );
  expect(changed).toMatchObject({ accepted: false, refusal: { fields: [{ field: "category" }] } });
});

it("changes nothing if the category is unknown or the last one", async () => {
  const { categories } = await opened(0);
  expect(await categories.archive("Cellar", "Furnitures", commandContext())).toMatchObject({
    accepted: false,
    refusal: { code: "NOT_FOUND" },
  });
  expect(await categories.move("Cellar", 1, commandContext())).toMatchObject({ accepted: false });
});

it("adds a category once, under an id derived from the command's", async () => {
  const { categories, products } = await opened(0);
  const garden = {
    names: { en: "Garden", si: "", ta: "" },
    slug: "garden",
    wall: "bath",
  } as const;
  const context = commandContext();
  const { categoryId } = await categories.add(garden, context);
  expect((await categories.add(garden, context)).accepted).toBe(true);
  const details = detailsOf({ category: categoryId });
  const added = await products.add({ details, priceCents: 1, countInStock: 0 }, commandContext());
  expect(added.accepted).toBe(true);
});
