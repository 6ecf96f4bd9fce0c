import fc from "fast-check";
import { expect, it } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory } from "../../../testing/commands-in-memory.ts";
import { addressOf, detailsOf } from "../../../testing/shop.ts";
import { provinces } from "../../constants.ts";
import { defaultZones, zoneOf } from "../../delivery/zones.ts";
import type { CommandContext } from "../../ports.ts";
import { productDecider } from "../../product/decider.ts";
import type { PromotionBenefit } from "../../promotion/events.ts";
import { unlimitedGuesses } from "../../promotion/quote.ts";
import { createPromotionService } from "../../promotion/service.ts";
import { settingsDecider } from "../../settings/decider.ts";
import { stockDecider } from "../../stock/decider.ts";
import { feeOf, feeRuleOf, type DeliveryFees } from "../../values/delivery-fee.ts";
import { createCheckout } from "../checkout.ts";
import { createOrderService } from "../service.ts";
import { noLimits } from "./admission.ts";

const by = (commandId: string, id = "ann"): CommandContext => ({
  commandId,
  correlationId: commandId,
  actor: { id, role: "admin" },
  now: "2026-11-25T04:00:00.000Z",
});

/** Kandy has the flat fee; Jaffna has its own. Chairs cost Rs. 1,000. */
const fees: DeliveryFees = {
  flatCents: 30_000,
  freeFromCents: 500_000,
  zones: [{ zoneId: "northern", feeCents: 95_000, freeFromCents: null }],
};
const jaffna = { district: "Jaffna", province: "Northern" };

/** A shop whose fees are in its log, and as a process remembers them. */
const shopWith = async (
  remembered: DeliveryFees,
  logged = remembered,
  benefit: PromotionBenefit = { kind: "freeDelivery" },
) => {
  const commands = commandsInMemory();
  const add = { type: "AddProduct", details: detailsOf(), priceCents: 100_000 } as const;
  await commands.handle(productDecider, "chair", add, by("add"), null);
  const receive = { type: "ReceiveStock", quantity: 500 } as const;
  await commands.handle(stockDecider, "chair", receive, by("receive"), null);
  const change = { type: "ChangeSettings", changes: { deliveryFee: logged } } as const;
  await commands.handle(settingsDecider, "shop", change, by("settings"), null);
  await createPromotionService({ commands, guesses: unlimitedGuesses }).create(
    "OURCODE",
    {
      ...{ benefit, minSumCents: 0, categories: [], productIds: [], uses: null },
      ...{ startsAt: "2026-11-01T00:00:00.000Z", endsAt: null, usesPerCustomer: null },
    },
    by("promotion"),
  );
  const orders = createOrderService({
    ...{ commands, deriveId, limits: noLimits },
    checkout: createCheckout({ commands, deriveId }),
    deliveryFees: async () => remembered,
    onPending: (_id, error) => {
      throw error;
    },
  });
  const place = (
    quantity: number,
    totalPrice: number,
    region: Partial<ReturnType<typeof addressOf>> = {},
    promoCode?: string,
  ) =>
    orders.place(
      {
        items: [{ productId: "chair", quantity }],
        shippingAddress: addressOf(region),
        totalPrice,
        ...(promoCode ? { promoCode } : {}),
      },
      by("order"),
    );
  const submitted = () => commands.log.find(({ type }) => type === "OrderSubmitted")?.data;
  return { commands, orders, place, submitted };
};

it.each([
  ["the flat fee of a zone without its own", 1, 1_300, {}, 30_000],
  ["nothing from the sum on", 5, 5_000, {}, 0],
  ["the zone's own fee, whatever the sum", 5, 5_950, jaffna, 95_000],
] as const)("an order costs %s", async (_, quantity, total, region, deliveryFeeCents) => {
  const { place, submitted } = await shopWith(fees);
  expect(await place(quantity, total, region)).toMatchObject({ outcome: "placed" });
  expect(submitted()).toMatchObject({ deliveryFeeCents, totalCents: total * 100 });
});

it("given a fee that changed after the buyer saw the total, then nothing is ordered and the new sum is shown", async () => {
  const { commands, place } = await shopWith({ ...fees, flatCents: 40_000 });
  expect(await place(1, 1_300)).toMatchObject({
    outcome: "refused",
    refusal: {
      code: "PRICE_CHANGED",
      message: "The total is now Rs. 1,400.00.",
      quote: { deliveryFeeCents: 40_000, totalCents: 140_000 },
    },
  });
  expect(commands.log.some(({ type }) => type.startsWith("Order"))).toBe(false);
});

it("given a process that hasn't heard of a new fee, then a total with the new fee is no refusal", async () => {
  const { place, submitted } = await shopWith(fees, { ...fees, flatCents: 40_000 });
  expect(await place(1, 1_400)).toMatchObject({ outcome: "placed" });
  expect(submitted()).toMatchObject({ deliveryFeeCents: 40_000 });
});

it("free from a sum means the sum after the discount", async () => {
  const tenth = { kind: "percent", percent: 10, mostCents: null } as const;
  const { place, submitted } = await shopWith(fees, fees, tenth);
  expect(await place(5, 4_800, {}, "OURCODE")).toMatchObject({ outcome: "placed" });
  expect(submitted()).toMatchObject({ deliveryFeeCents: 30_000, totalCents: 480_000 });
});

it("a placed order keeps its fee when its items and its address change", async () => {
  const { orders, place } = await shopWith(fees, fees, { kind: "freeDelivery" });
  await place(1, 1_000, {}, "OURCODE");
  const id = deriveId("order", "order");
  const six = [{ productId: "chair", quantity: 6 }];
  const changed = await orders.changeItems(id, six, 1, by("items", "dilani"));
  expect(changed).toMatchObject({
    state: {
      content: {
        deliveryFeeCents: 30_000,
        discount: { discountCents: 30_000 },
        totalCents: 600_000,
      },
    },
  });
  const moved = await orders.changeAddress(id, addressOf(jaffna), by("address"));
  expect(moved).toMatchObject({ state: { content: { deliveryFeeCents: 30_000 } } });
});

const districts = Object.entries(provinces).flatMap(([province, names]) =>
  names.map((district) => ({ district, province })),
);

it("is one figure in the total, the order and its discount, for any fees, district, sum and code", async () => {
  const amount = fc.nat(10_000_000);
  const rule = { feeCents: amount, freeFromCents: fc.option(fc.nat(12_000_000)) };
  const zones = fc.uniqueArray(
    fc.record({ zoneId: fc.constantFrom(...defaultZones.map(({ id }) => id)), ...rule }),
    { selector: ({ zoneId }) => zoneId },
  );
  const anyFees = fc.record({ flatCents: amount, freeFromCents: rule.freeFromCents, zones });
  const benefits = fc.constantFrom<PromotionBenefit | null>(
    null,
    { kind: "freeDelivery" },
    { kind: "percent", percent: 15, mostCents: null },
    { kind: "amount", amountCents: 130_000 },
  );
  await fc.assert(
    fc.asyncProperty(
      anyFees,
      fc.constantFrom(...districts),
      fc.integer({ min: 1, max: 99 }),
      benefits,
      async (given, region, quantity, benefit) => {
        const { place, submitted } = await shopWith(given, given, benefit ?? undefined);
        const goods = quantity * 100_000;
        const off =
          benefit?.kind === "percent"
            ? goods * 0.15
            : Math.min(goods, benefit?.kind === "amount" ? benefit.amountCents : 0);
        const zone = zoneOf(defaultZones, region);
        const fee = feeOf(feeRuleOf(given, zone?.id ?? null), goods - off);
        const total = goods - off + (benefit?.kind === "freeDelivery" ? 0 : fee);
        const code = benefit ? "OURCODE" : undefined;
        const placed = await place(quantity, total / 100, region, code);
        expect(placed).toMatchObject({ outcome: "placed" });
        expect(submitted()).toMatchObject({ deliveryFeeCents: fee, totalCents: total });
      },
    ),
    { numRuns: 60 },
  );
});
