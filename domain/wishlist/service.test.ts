import { describe, expect, it } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { detailsOf } from "../../testing/shop.ts";
import { cartDecider } from "../cart/decider.ts";
import { createCartService } from "../cart/service.ts";
import { productDecider } from "../product/decider.ts";
import { stockDecider } from "../stock/decider.ts";
import { wishListDecider } from "./decider.ts";
import { createWishListService } from "./service.ts";

/** A shop that sells chairs for Rs. 1,000 and has one of them; Ann has saved it. */
const opened = async () => {
  const commands = commandsInMemory();
  const product = { type: "AddProduct", details: detailsOf(), priceCents: 100_000 } as const;
  await commands.handle(productDecider, "chair", product, commandContext(), null);
  const receive = { type: "ReceiveStock", quantity: 1 } as const;
  await commands.handle(stockDecider, "chair", receive, commandContext(), null);
  const carts = createCartService(commands);
  let tokens = 0;
  const wishLists = createWishListService({
    ...{ commands, carts, deriveId },
    tokens: { create: () => `link ${(tokens += 1)}`, digest: (link) => `digest of ${link}` },
  });
  await wishLists.add("chair", commandContext());
  const held = async () => ({
    cart: (await commands.load(cartDecider, "ann")).state.lines.map(({ quantity }) => quantity),
    wishes: (await commands.load(wishListDecider, "ann")).state.lines.length,
  });
  return { commands, carts, wishLists, held };
};

describe("moving to the cart", () => {
  it("adds one unit, and removes the item from the list, once for each command", async () => {
    const { wishLists, held } = await opened();
    const context = commandContext();
    const moved = await wishLists.moveToCart("chair", context);
    expect(await held()).toEqual({ cart: [1], wishes: 0 });
    expect(await wishLists.moveToCart("chair", context)).toMatchObject({
      accepted: true,
      position: moved.accepted && moved.position,
    });
    expect(await held()).toEqual({ cart: [1], wishes: 0 });
  });

  it("finishes what a crash left: the item was added, but not removed", async () => {
    const { carts, wishLists, held } = await opened();
    const context = commandContext();
    await carts.add("chair", 1, context);
    await wishLists.moveToCart("chair", context);
    expect(await held()).toEqual({ cart: [1], wishes: 0 });
  });

  it("adds nothing if the item is no longer on the list", async () => {
    const { wishLists, held } = await opened();
    await wishLists.remove("chair", commandContext());
    expect(await wishLists.moveToCart("chair", commandContext())).toMatchObject({
      refusal: { code: "NOT_FOUND" },
    });
    expect(await held()).toEqual({ cart: [], wishes: 0 });
  });

  it("removes nothing if the cart refuses the item", async () => {
    const { carts, wishLists, held } = await opened();
    await carts.add("chair", 1, commandContext());
    expect(await wishLists.moveToCart("chair", commandContext())).toMatchObject({
      refusal: { code: "STOCK_SHORTAGE" },
    });
    expect(await held()).toEqual({ cart: [1], wishes: 1 });
  });
});

describe("sharing", () => {
  it("stores a new link with its digest, and repeats neither", async () => {
    const { commands, wishLists } = await opened();
    const context = commandContext();
    await wishLists.share(context);
    expect(await wishLists.share(context)).toMatchObject({ repeated: true });
    await wishLists.stopSharing(commandContext());
    await wishLists.share(commandContext());
    const shared = commands.log.filter(({ type }) => type === "WishListShared");
    const [one, other] = shared.map(({ data }) => data as { readonly link: string });
    expect(shared.map(({ data }) => data)).toEqual(
      [one, other].map((each) => ({
        userId: "ann",
        link: each?.link,
        digest: `digest of ${each?.link}`,
      })),
    );
    expect(one?.link).not.toBe(other?.link);
  });
});
