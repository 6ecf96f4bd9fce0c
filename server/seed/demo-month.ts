import { randomUUID } from "node:crypto";
import { sampleProducts, type SampleProduct } from "#catalogue/products.ts";
import { variantsOf } from "#catalogue/variants.ts";
import type { CallOutcome } from "#domain/constants.ts";
import { rupees } from "#domain/money.ts";
import { feeOf, feeRuleOf, type DeliveryFees } from "#domain/values/delivery-fee.ts";
import { defaultZones, deliveryDates, zoneOf } from "#domain/delivery/zones.ts";
import type { Actor } from "#domain/ports.ts";
import { dayInColombo, startOfDay } from "#domain/values/colombo.ts";
import { variantIdOf } from "#domain/values/variant-id.ts";
import { deriveId } from "#event-store/uuid.ts";
import type { Shop } from "#server/process/shop.ts";
import { demoShoppers, type DemoShopper } from "./demo-accounts.ts";
import type { ScheduledAction, CartLine } from "./scheduled-action.ts";
import { createDemoRuns } from "./demo-runs.ts";
import { createDemoEvents, type DemoBuyer, type PromisedDay } from "./demo-events.ts";
import { createRandom, type Random } from "./random.ts";
import { sampleVariants } from "./sample-products.ts";
import { shopCommand } from "./shop-command.ts";

const days = 30;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minuteMs = 60_000;

const staff: Actor = { id: "demostaff", role: "admin" };

/** Score from which the demo's orders wait for a call. */
const demoCallFrom = 30;
/** Outcomes of calls about the orders of the last hours, by their place. */
const callsOfUncalled = new Map<number, CallOutcome>([
  [3, "no-answer"],
  [6, "wants-change"],
  [7, "confirmed"],
]);
/** The least prices of the items in orders that wait for their call. */
const uncalledRupees = [60_000, 25_000, 5_000];
/** Hours before the end of the month in which no buyer is called. */
const uncalledHours = 14;

/**
 * Creates a realistic month before `now` through the same commands as real customers: sign-ups,
 * carts that are ordered or abandoned, orders, refusals, deliveries on the promised day, a few late
 * ones with their cause, reviews, price changes, and restocking. The month is the same every time.
 * Returns the number of attempted orders; zero if the shop has orders already.
 */
export const placeDemoOrders = async (shop: Shop, now: Date): Promise<number> => {
  if ((await shop.readModels.orders.all({ limit: 1 })).totalCount > 0) return 0;
  const random = createRandom(7);
  const people = demoShoppers(76);
  const [shoppers, onlookers] = [people.slice(0, 60), people.slice(60)];
  const begin = now.getTime() - days * dayMs;
  const drivers = await driversOf(shop, new Date(begin));
  const { deliveryFee } = (await shop.readModels.settings.current()).values;
  const month = createMonth(shop, { random, end: now.getTime(), drivers, fees: deliveryFee });
  const actions: ScheduledAction[] = [month.deadlines(begin), ...month.restocks(begin)];
  let orders = 0;
  for (let day = 0; day < days; day += 1) {
    const today = random.between(6, 12) + (day % 7 >= 5 ? 4 : 0);
    for (let each = 0; each < today; each += 1) {
      const at =
        begin + day * dayMs + random.between(7, 21) * hourMs + random.between(0, 3599) * 1000;
      if (at > now.getTime() - 10 * minuteMs) continue;
      orders += 1;
      actions.push(...month.purchase(orders, random.pick(shoppers), at));
    }
  }
  actions.push(...month.otherActions(begin, shoppers, onlookers), ...month.calls(begin));
  actions.push(...month.uncalledOrders(onlookers.slice(8)), ...month.runs());
  actions.sort((a, b) => a.at - b.at);
  for (const { run } of actions) await run();
  return orders;
};

const demoDrivers = [
  { name: "Nuwan Bandara", email: "nuwan.bandara@nivasa.lk" },
  { name: "Sampath Dias", email: "sampath.dias@nivasa.lk" },
] as const;

/** Two drivers, as far as possible with the accounts of a demonstration. */
const driversOf = async ({ accounts }: Shop, now: Date): Promise<readonly string[]> => {
  const query = { text: "", staff: true, afterEmail: "", limit: 100 };
  const { accounts: found } = await accounts.search(query);
  const drivers = found.filter(({ role }) => role === "driver").map(({ id }) => id);
  for (const person of demoDrivers.slice(drivers.length)) {
    // This account is not for signing in.
    const account = { ...person, password: randomUUID() };
    const added = await accounts.ensureAccount(account, "driver", now.toISOString());
    if (added) drivers.push(added.id);
  }
  return drivers.slice(0, demoDrivers.length);
};

const comments = [
  "Exactly the size it said. It stood in its place within a minute.",
  "Well made, and the driver called before coming.",
  "The colour is warmer than on my screen, which I like.",
  "Took two days longer than I hoped, but worth it.",
  "Checked it with the size view first. It fits to the centimetre.",
  "My mother asked where it is from. That says enough.",
  "",
];

/** Why an order was refused at the door, as the driver notes it. */
const refusals = [
  "Found it cheaper in town.",
  "The family has decided on another colour.",
  "No cash in the house today, and doesn’t want it later.",
];

/** Why a delivery didn't happen on its day, as the driver notes it. */
const causes = [
  "The customer was not at home at the agreed time. New day agreed by phone.",
  "The van broke down near Kegalle. The customer knows and takes a later day.",
  "The road was closed after the rain. New day agreed by phone.",
  "The customer asked the driver to come on another day.",
];

const createMonth = (
  shop: Shop,
  {
    random,
    end,
    drivers,
    fees,
  }: {
    readonly random: Random;
    readonly end: number;
    readonly drivers: readonly string[];
    readonly fees: DeliveryFees;
  },
) => {
  const inStock = sampleProducts.filter(({ stock }) => stock > 5);

  // A separate generator, so that the chosen products don't depend on their variants.
  const choices = createRandom(13);
  const pickVariant = (product: SampleProduct): string => {
    const numbers = variantsOf(product).flatMap(({ stock }, index) =>
      stock > 5 ? [index + 1] : [],
    );
    return numbers.length > 0 ? variantIdOf(product.slug, choices.pick(numbers)) : product.slug;
  };

  const pickLines = (): readonly CartLine[] => {
    const lines = new Map<string, number>();
    for (let count = random.between(1, 3); count > 0; count -= 1) {
      const product = random.pick(inStock);
      const quantity = product.priceRupees > 40_000 ? 1 : random.between(1, 2);
      lines.set(pickVariant(product), quantity);
    }
    return [...lines].map(([productId, quantity]) => ({ productId, quantity }));
  };

  /** Current prices, in rupees. */
  const prices = new Map(
    sampleProducts.flatMap((product) => [
      [product.slug, product.priceRupees] as const,
      ...sampleVariants(product).map(({ id, priceCents }) => [id, rupees(priceCents)] as const),
    ]),
  );
  const totalOf = (lines: readonly CartLine[], { address }: DemoShopper): number => {
    const goods = lines.reduce(
      (sum, { productId, quantity }) => sum + (prices.get(productId) ?? 0) * quantity,
      0,
    );
    const zone = zoneOf(defaultZones, address);
    return goods + rupees(feeOf(feeRuleOf(fees, zone?.id ?? null), Math.round(goods * 100)));
  };

  const order = (
    name: string,
    buyer: DemoShopper,
    lines: readonly CartLine[],
    at: number,
    deliveryDay: PromisedDay | null = null,
  ) =>
    shop.ordersWithoutLimits.place(
      {
        items: lines,
        shippingAddress: buyer.address,
        totalPrice: totalOf(lines, buyer),
        deliveryDay,
      },
      shopCommand(name, new Date(at), { id: buyer.id, role: "shopper" }),
    );

  /** The time at which each shopper first adds to a cart. */
  const firstSeen = new Map<string, number>();
  // A separate generator, so that purchases don't depend on the other events.
  const others = createRandom(11);
  const demoEvents = createDemoEvents(shop, others, prices, order);

  // A separate generator, so that the other choices don't depend on the days.
  const calendar = createRandom(17);
  const runs = createDemoRuns({ shop, random: createRandom(19), staff, drivers, end });

  /** A delivery day among the next of the buyer's zone, usually the earliest. */
  const pickDay = ({ address }: DemoShopper, at: number): PromisedDay | null => {
    const zone = zoneOf(defaultZones, address);
    const dates = zone ? deliveryDates(zone, dayInColombo(new Date(at).toISOString())) : [];
    const date = dates[calendar.pick([0, 0, 0, 0, 0, 0, 0, 1, 1, 2])];
    return date === undefined ? null : { date, half: calendar.pick(["morning", "afternoon"]) };
  };

  /**
   * Packs an order, and adds it to a driver's run of its day. Now and then the buyer is out and it
   * comes on a later day, or it is refused at the door. `deliveredAt` is null if it doesn't arrive.
   */
  const moves = (
    { name, buyer, promised }: DemoBuyer,
    at: number,
  ): { readonly actions: readonly ScheduledAction[]; readonly deliveredAt: number | null } => {
    const zone = zoneOf(defaultZones, buyer.address);
    if (!promised || !zone) return { actions: [], deliveredAt: null };
    const actor: Actor = { id: buyer.id, role: "shopper" };
    const orderId = deriveId(shopCommand(name, new Date(at), actor).commandId, "order");
    const timeOf = ({ date, half }: PromisedDay) => {
      const [from, to] = half === "morning" ? [9, 12] : [14, 18];
      const hours = calendar.between(from * 60, to * 60) / 60;
      return Date.parse(startOfDay(date)) + hours * hourMs;
    };
    const packedAt = Math.min(
      at + calendar.between(2, 18) * hourMs,
      Date.parse(startOfDay(promised.date)) + 6 * hourMs,
    );
    const tried = timeOf(promised);
    const chance = calendar.next();
    const [nextDate] = deliveryDates(zone, promised.date);
    const again: PromisedDay | null =
      chance < 0.08 && nextDate !== undefined
        ? { date: nextDate, half: calendar.pick(["morning", "afternoon"]) }
        : null;
    const first = { orderId, at: tried };
    let deliveredAt: number | null = tried;
    if (again) {
      const failed = {
        kind: "failed",
        failure: "not at home",
        note: calendar.pick(causes),
      } as const;
      runs.visit(zone.id, promised.date, { ...first, visit: { ...failed, next: again } });
      const visit = { kind: "delivered" } as const;
      deliveredAt = timeOf(again);
      runs.visit(zone.id, again.date, { orderId, at: deliveredAt, visit });
    } else if (chance > 0.97) {
      deliveredAt = null;
      const failed = { kind: "failed", failure: "refused", next: null } as const;
      const note = calendar.pick(refusals);
      runs.visit(zone.id, promised.date, { ...first, visit: { ...failed, note } });
    } else {
      runs.visit(zone.id, promised.date, { ...first, visit: { kind: "delivered" } });
    }
    const pack: ScheduledAction = {
      at: packedAt,
      async run() {
        const context = shopCommand(`${name} Item Packing`, new Date(packedAt), staff);
        await shop.orders.setStatus(orderId, "Item Packing", null, context);
      },
    };
    return { actions: packedAt > end ? [] : [pack], deliveredAt };
  };

  const review = (
    { id, address }: DemoShopper,
    line: CartLine,
    name: string,
    at: number,
  ): ScheduledAction => ({
    at,
    run: async () => {
      await shop.freshness.reach(await shop.store.head());
      const rating = random.pick([5, 5, 5, 4, 4, 4, 3, 2]);
      await shop.reviews.submit(
        line.productId,
        {
          rating,
          comment: random.pick(comments),
          name: random.next() < 0.15 ? "" : `${address.firstName} ${address.lastName}`,
        },
        shopCommand(`${name} review`, new Date(at), { id, role: "shopper" }),
      );
    },
  });

  return {
    /** Every run whose stops were added before. */
    runs: () => runs.actions(),

    /** Orders wait for their day, so only an unusual wait is late. */
    deadlines: (at: number): ScheduledAction => ({
      at,
      run: async () => {
        const changes = {
          preparingWarmHours: 24,
          preparingLateHours: 48,
          packingWarmHours: 120,
          packingLateHours: 240,
          callFrom: demoCallFrom,
        };
        await shop.settings.change(changes, shopCommand("deadlines", new Date(at), staff));
      },
    }),

    /**
     * Two rounds of calls a day. The last one leaves the latest orders uncalled, so that the queue
     * isn't empty.
     */
    calls: (begin: number): ScheduledAction[] =>
      Array.from({ length: days * 2 }, (_, round) => {
        const day = dayInColombo(new Date(begin + Math.floor(round / 2) * dayMs).toISOString());
        return Date.parse(startOfDay(day)) + (round % 2 === 0 ? 10 : 16.5) * hourMs;
      })
        .filter((at) => at > begin && at < end - uncalledHours * hourMs)
        .map((at) => demoEvents.callRound(at)),

    /**
     * Orders of the last hours that wait for their call, mostly by new shoppers. Some of them were
     * called, and two have another address since.
     */
    uncalledOrders: (people: readonly DemoShopper[]): ScheduledAction[] =>
      people.flatMap((buyer, index): ScheduledAction[] => {
        const at = end - (index * 65 + 25) * minuteMs;
        const name = `uncalled order ${index}`;
        const actor: Actor = { id: buyer.id, role: "shopper" };
        const orderId = deriveId(shopCommand(name, new Date(at), actor).commandId, "order");
        const dear = inStock.filter(
          ({ priceRupees }) => priceRupees > (uncalledRupees[index % 3] ?? 0),
        );
        const lines = [{ productId: pickVariant(choices.pick(dear)), quantity: 1 }];
        const later = (minutes: number) => new Date(at + minutes * minuteMs);
        const place: ScheduledAction = {
          at,
          run: async () => void (await order(name, buyer, lines, at, pickDay(buyer, at))),
        };
        if (index % 4 === 1) {
          const moved = { ...buyer.address, address: `${index}/3 Station Road` };
          const context = shopCommand(`${name} moves`, later(12), actor);
          const run = async () => void (await shop.orders.changeAddress(orderId, moved, context));
          return [place, { at: at + 12 * minuteMs, run }];
        }
        const outcome = callsOfUncalled.get(index);
        if (!outcome) return [place];
        const context = shopCommand(`${name} call`, later(40), staff);
        const call = { outcome, reason: null, note: "", expectedRevision: 1 };
        const run = async () => void (await shop.orders.recordCall(orderId, call, context));
        return [place, { at: at + 40 * minuteMs, run }];
      }),

    /** Sign-ups, price changes, abandoned carts, and races for the last units of a product. */
    otherActions(
      begin: number,
      shoppers: readonly DemoShopper[],
      onlookers: readonly DemoShopper[],
    ): ScheduledAction[] {
      const someTime = () => begin + others.between(1, days * 24 - 30) * hourMs;
      const left = onlookers.slice(0, 12).map((person, index): ScheduledAction => {
        const at = someTime();
        firstSeen.set(person.id, at);
        return demoEvents.abandonedCart(index, person, at);
      });
      // Each before a restock, so that no product is out of stock at the end.
      const wanted = [3, 8, 13, 18, 21].flatMap((day, index) => {
        const at = begin + day * dayMs + others.between(8, 20) * hourMs;
        const buyers = [others.pick(shoppers), others.pick(onlookers.slice(0, 12))].map(
          (buyer, which) => ({
            name: `last pieces ${index} ${which}`,
            buyer,
            promised: pickDay(buyer, at),
          }),
        );
        const delivered = buyers.flatMap((each) => moves(each, at).actions);
        return [demoEvents.lastUnits(buyers, at), ...delivered];
      });
      // The others signed up before the month.
      const fresh = [...shoppers.slice(0, 30), ...onlookers];
      const signedUp = fresh.map((person) => {
        const first = firstSeen.get(person.id) ?? someTime();
        return demoEvents.signUp(person, first - others.between(2, 90) * minuteMs);
      });
      return [...demoEvents.priceChanges(begin), ...left, ...wanted, ...signedUp];
    },

    /** Weekly restocking of every product that sells. */
    restocks(begin: number): ScheduledAction[] {
      return Array.from({ length: 4 }, (_, week) => begin + (week + 0.3) * 7 * dayMs).flatMap(
        (at) =>
          inStock.map(({ slug, stock }) => ({
            at,
            run: async () => {
              const countInStock = Math.max(stock, random.between(4, 30));
              const context = shopCommand(`restock ${slug} ${at}`, new Date(at), staff);
              await shop.products.change(slug, { countInStock }, context);
            },
          })),
      );
    },

    /**
     * A purchase: a filled cart, the order minutes later, the delivery days later, and perhaps a
     * review.
     */
    purchase(index: number, buyer: DemoShopper, at: number): ScheduledAction[] {
      const name = `demo order ${index}`;
      const lines = pickLines();
      const actor: Actor = { id: buyer.id, role: "shopper" };
      const fill = lines.map(({ productId, quantity }, line): ScheduledAction => {
        const when = at - random.between(2, 40) * minuteMs;
        firstSeen.set(buyer.id, Math.min(when, firstSeen.get(buyer.id) ?? when));
        const context = shopCommand(`${name} cart ${line}`, new Date(when), actor);
        return {
          at: when,
          run: async () => {
            await shop.carts.add(productId, quantity, context);
          },
        };
      });
      const promised = pickDay(buyer, at);
      const place: ScheduledAction = {
        at,
        run: async () => {
          await order(name, buyer, lines, at, promised);
        },
      };
      const moved = moves({ name, buyer, promised }, at);
      const delivered = moved.deliveredAt ?? end;
      const first = lines[0];
      const writes = first && delivered + 2 * dayMs < end && random.next() < 0.45;
      return [
        ...fill,
        place,
        ...moved.actions,
        ...(writes ? [review(buyer, first, name, delivered + random.between(4, 47) * hourMs)] : []),
      ];
    },
  };
};
