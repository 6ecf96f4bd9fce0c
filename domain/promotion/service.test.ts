import { expect, it } from "vitest";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { detailsOf } from "../../testing/shop.ts";
import { productDecider } from "../product/decider.ts";
import { stockDecider } from "../stock/decider.ts";
import type { PromotionBenefit } from "./events.ts";
import { unlimitedGuesses } from "./quote.ts";
import { createPromotionService } from "./service.ts";

const user = { userId: "ann", triedBy: "ann", now: "2026-11-25T04:00:00.000Z" };

/** A shop with one lamp, two stools, no chair and a promotion. */
const opened = async (benefit: PromotionBenefit, minSumCents = 0) => {
  const commands = commandsInMemory();
  for (const [id, priceCents, quantity] of [
    ["lamp", 100_000, 1],
    ["stool", 50_000, 2],
    ["chair", 70_000, 0],
  ] as const) {
    const add = { type: "AddProduct", details: detailsOf(), priceCents } as const;
    await commands.handle(productDecider, id, add, commandContext(), null);
    const receive = { type: "ReceiveStock", quantity } as const;
    if (quantity > 0) await commands.handle(stockDecider, id, receive, commandContext(), null);
  }
  const service = createPromotionService({ commands, guesses: unlimitedGuesses });
  const terms = {
    ...{ benefit, minSumCents, categories: [], productIds: [] },
    ...{ startsAt: "2026-11-01T00:00:00.000Z", endsAt: null, uses: null, usesPerCustomer: null },
  };
  await service.create("TENOFF", terms, { ...commandContext(), now: user.now });
  return (items: Readonly<Record<string, number>>) =>
    service.quote(
      "TENOFF",
      Object.entries(items).map(([productId, quantity]) => ({ productId, quantity })),
      user,
    );
};

const benefits: readonly PromotionBenefit[] = [
  { kind: "percent", percent: 10, mostCents: null },
  { kind: "amount", amountCents: 500_000 },
  { kind: "freeDelivery" },
];

it.each(benefits)("counts only units that can be ordered now, for %o", async (benefit) => {
  const quote = await opened(benefit);
  expect(await quote({ lamp: 3, stool: 2, chair: 4 })).toEqual(await quote({ lamp: 1, stool: 2 }));
});

it("gives a percentage of the units in stock", async () => {
  const quote = await opened({ kind: "percent", percent: 10, mostCents: null });
  expect(await quote({ lamp: 3, stool: 2 })).toMatchObject({ discount: { discountCents: 20_000 } });
});

it.each(benefits)("gives nothing for what is out of stock, for %o", async (benefit) => {
  const quote = await opened(benefit);
  expect(await quote({ chair: 5 })).toMatchObject({ refusal: { reason: "OTHER_ITEMS" } });
});

it("reaches its minimum by the units in stock", async () => {
  const quote = await opened({ kind: "freeDelivery" }, 200_000);
  expect(await quote({ lamp: 9 })).toMatchObject({
    refusal: { reason: "SUM_TOO_SMALL", missingCents: 100_000 },
  });
});
