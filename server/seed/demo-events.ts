import { sampleProducts } from "#catalogue/products.ts";
import { accountDecider } from "#domain/account/decider.ts";
import type { Actor } from "#domain/ports.ts";
import { available, stockDecider } from "#domain/stock/decider.ts";
import type { DayHalf } from "#domain/values/delivery-day.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import type { Shop } from "#server/process/shop.ts";
import type { DemoShopper } from "./demo-accounts.ts";
import type { ScheduledAction, CartLine } from "./scheduled-action.ts";
import { createRandom, type Random } from "./random.ts";
import { sampleOptions, sampleVariants } from "./sample-products.ts";
import { shopCommand } from "./shop-command.ts";

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** Why buyers refuse an order on the phone. */
const refusals = ["Changed mind", "Ordered by mistake", "Found it cheaper", "Too late"] as const;

/** What buyers want changed, as the staff note it. */
const wishes = [
  "Asks for the afternoon instead. Will choose the day in the shop.",
  "The parcel goes to the neighbour. Will add a landmark.",
  "Wants to add a second lamp. Will order it separately.",
];

const staff: Actor = { id: "demostaff", role: "admin" };

/** A slot that an order is promised for. */
export interface PromisedDay {
  readonly date: string;
  readonly half: DayHalf;
}

/** A shopper with the name and the delivery day of an order. */
export interface DemoBuyer {
  readonly name: string;
  readonly buyer: DemoShopper;
  readonly promised: PromisedDay | null;
}

export interface DemoEvents {
  /** A sign-up event before the shopper's first cart. There is no account to sign in to. */
  signUp(person: DemoShopper, at: number): ScheduledAction;
  /** A few price changes during the month. */
  priceChanges(begin: number): readonly ScheduledAction[];
  /** A cart that is filled and never ordered. */
  abandonedCart(index: number, person: DemoShopper, at: number): ScheduledAction;
  /** Staff call the orders that wait, and most of the buyers answer. */
  callRound(at: number): ScheduledAction;
  /**
   * Two shoppers order the last units of a product at the same moment. One of them gets the units.
   */
  lastUnits(buyers: readonly DemoBuyer[], at: number): ScheduledAction;
}

/**
 * Creates further events of the demo month. `prices` are the current prices in rupees; price
 * changes update it.
 */
export const createDemoEvents = (
  shop: Shop,
  random: Random,
  prices: Map<string, number>,
  order: (
    name: string,
    buyer: DemoShopper,
    lines: readonly CartLine[],
    at: number,
    promised: PromisedDay | null,
  ) => Promise<unknown>,
): DemoEvents => {
  const commands = createCommandHandler({ store: shop.store });
  // A separate generator, so that the other events don't depend on the calls.
  const calling = createRandom(23);
  const cheap = sampleProducts.filter(
    ({ stock, priceRupees }) => stock > 5 && priceRupees < 20_000,
  );

  const fill = (name: string, { id }: DemoShopper, { productId, quantity }: CartLine, at: number) =>
    shop.carts.add(
      productId,
      quantity,
      shopCommand(`${name} ${productId}`, new Date(at), { id, role: "shopper" }),
    );

  return {
    signUp: ({ id }, at) => ({
      at,
      async run() {
        const context = shopCommand(`${id} signs up`, new Date(at), { id, role: "shopper" });
        await commands.handle(
          accountDecider,
          id,
          { type: "RegisterAccount", role: "shopper" },
          context,
          "RegisterAccount",
        );
        // Every third shopper has not opened the email yet.
        if (Number(id.slice("demo".length)) % 3 === 0) return;
        await commands.handle(
          accountDecider,
          id,
          { type: "RecordEmailVerified" },
          shopCommand(`${id} verifies`, new Date(at + minuteMs), { id, role: "shopper" }),
          "RecordEmailVerified",
        );
      },
    }),
    priceChanges: (begin) =>
      Array.from({ length: 8 }, (_, index) => {
        const at = begin + (3 + index * 3) * dayMs + random.between(3, 9) * hourMs;
        const product = random.pick(cheap);
        const { slug, options } = product;
        const percent = random.pick([-15, -10, -5, 5, 10]);
        const newPrice = (id: string) =>
          Math.round(((prices.get(id) ?? 0) * (100 + percent)) / 5000) * 50;
        return {
          at,
          async run() {
            const context = shopCommand(`price ${slug} ${index}`, new Date(at), staff);
            const variants = sampleVariants(product).map((variant) => ({
              ...variant,
              priceCents: newPrice(variant.id) * 100,
            }));
            await (options
              ? shop.products.changeVariants(
                  slug,
                  { options: sampleOptions(options), variants },
                  context,
                )
              : shop.products.change(slug, { priceCents: newPrice(slug) * 100 }, context));
            for (const id of new Set([slug, ...variants.map((variant) => variant.id)])) {
              prices.set(id, newPrice(id));
            }
          },
        };
      }),
    abandonedCart(index, person, at) {
      const { slug } = random.pick(cheap);
      const line = { productId: slug, quantity: random.between(1, 2) };
      return {
        at,
        async run() {
          await fill(`left cart ${index}`, person, line, at);
        },
      };
    },
    callRound: (at) => ({
      at,
      async run() {
        await shop.freshness.reach(await shop.store.head());
        const now = new Date(at).toISOString();
        const { entries } = await shop.readModels.calls.queue(now);
        let minutes = 0;
        for (const { order, call } of entries) {
          if (call.state === "later") continue;
          minutes += calling.between(2, 6);
          const chance = calling.next();
          const outcome =
            call.state !== "decide" && chance < 0.16
              ? "no-answer"
              : chance < 0.2
                ? "refused"
                : chance < 0.27
                  ? "wants-change"
                  : "confirmed";
          const context = shopCommand(
            `call ${order.id} ${at}`,
            new Date(at + minutes * minuteMs),
            staff,
          );
          await shop.orders.recordCall(
            order.id,
            {
              outcome,
              reason: outcome === "refused" ? calling.pick(refusals) : null,
              note: outcome === "wants-change" ? calling.pick(wishes) : "",
              expectedRevision: order.revision,
            },
            context,
          );
        }
      },
    }),
    lastUnits(buyers, at) {
      const { slug } = random.pick(cheap);
      return {
        at,
        async run() {
          const { state } = await commands.load(stockDecider, slug);
          const left = Math.min(available(state), 99);
          if (left < 1) return;
          const wanted = buyers.map((each, which) => ({
            ...each,
            line: { productId: slug, quantity: which === 0 ? left : Math.min(left, 2) },
          }));
          for (const { buyer, name, line } of wanted) {
            await fill(name, buyer, line, at - 5 * minuteMs);
          }
          // Both see enough stock. The first reservation wins.
          await Promise.all(
            wanted.map(({ buyer, name, line, promised }) =>
              order(name, buyer, [line], at, promised),
            ),
          );
        },
      };
    },
  };
};
