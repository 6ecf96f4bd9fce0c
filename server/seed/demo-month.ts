import { sampleProducts, type SampleProduct } from "#catalogue/products.ts";
import { versionsOf } from "#catalogue/versions.ts";
import { deliveryFeeCents, orderStatuses } from "#domain/constants.ts";
import { rupees } from "#domain/money.ts";
import { defaultZones, deliveryDates, zoneOf } from "#domain/delivery/zones.ts";
import type { Actor, CommandContext } from "#domain/ports.ts";
import { dayInColombo, startOfDay } from "#domain/values/colombo.ts";
import { variantIdOf } from "#domain/values/variant-id.ts";
import { deriveId } from "#event-store/uuid.ts";
import type { Shop } from "#server/process/shop.ts";
import { demoShoppers, type DemoShopper } from "./demo-accounts.ts";
import type { ScheduledAction, CartLine } from "./scheduled-action.ts";
import { createDemoEvents, type DemoBuyer, type PromisedDay } from "./demo-events.ts";
import { createRandom, type Random } from "./random.ts";
import { sampleVariants } from "./sample-products.ts";
import { shopCommand } from "./shop-command.ts";

const days = 30;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minuteMs = 60_000;

const staff: Actor = { id: "demostaff", role: "admin" };

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
  const month = createMonth(shop, random, now.getTime());
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
  actions.push(...month.otherActions(begin, shoppers, onlookers));
  actions.sort((a, b) => a.at - b.at);
  for (const { run } of actions) await run();
  return orders;
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

/** Why a delivery didn't happen on its day, as the staff note it. */
const causes = [
  "The customer was not at home at the agreed time. New day agreed by phone.",
  "The van broke down near Kegalle. The customer knows and takes a later day.",
  "The road was closed after the rain. New day agreed by phone.",
  "The customer asked the driver to come on another day.",
];

const createMonth = (shop: Shop, random: Random, end: number) => {
  const inStock = sampleProducts.filter(({ stock }) => stock > 5);

  // A separate generator, so that the chosen products don't depend on their versions.
  const choices = createRandom(13);
  const pickVersion = (product: SampleProduct): string => {
    const numbers = versionsOf(product).flatMap(({ stock }, index) =>
      stock > 5 ? [index + 1] : [],
    );
    return numbers.length > 0 ? variantIdOf(product.slug, choices.pick(numbers)) : product.slug;
  };

  const pickLines = (): readonly CartLine[] => {
    const lines = new Map<string, number>();
    for (let count = random.between(1, 3); count > 0; count -= 1) {
      const product = random.pick(inStock);
      const quantity = product.priceRupees > 40_000 ? 1 : random.between(1, 2);
      lines.set(pickVersion(product), quantity);
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
  const totalOf = (lines: readonly CartLine[]): number =>
    rupees(deliveryFeeCents) +
    lines.reduce(
      (sum, { productId, quantity }) => sum + (prices.get(productId) ?? 0) * quantity,
      0,
    );

  const order = (
    name: string,
    buyer: DemoShopper,
    lines: readonly CartLine[],
    at: number,
    deliveryDay: PromisedDay | null = null,
  ) =>
    shop.ordersWithoutLimits.place(
      { items: lines, shippingAddress: buyer.address, totalPrice: totalOf(lines), deliveryDay },
      shopCommand(name, new Date(at), { id: buyer.id, role: "shopper" }),
    );

  /** The time at which each shopper first adds to a cart. */
  const firstSeen = new Map<string, number>();
  // A separate generator, so that purchases don't depend on the other events.
  const others = createRandom(11);
  const demoEvents = createDemoEvents(shop, others, prices, order);

  // A separate generator, so that the other choices don't depend on the days.
  const calendar = createRandom(17);

  /** A delivery day among the next of the buyer's zone, usually the earliest. */
  const pickDay = ({ address }: DemoShopper, at: number): PromisedDay | null => {
    const zone = zoneOf(defaultZones, address);
    const dates = zone ? deliveryDates(zone, dayInColombo(new Date(at).toISOString())) : [];
    const date = dates[calendar.pick([0, 0, 0, 0, 0, 0, 0, 1, 1, 2])];
    return date === undefined ? null : { date, half: calendar.pick(["morning", "afternoon"]) };
  };

  /** Packs an order, and delivers it on its day, or now and then on a later one. */
  const moves = ({ name, buyer, promised }: DemoBuyer, at: number): ScheduledAction[] => {
    if (!promised) return [];
    const actor: Actor = { id: buyer.id, role: "shopper" };
    const orderId = deriveId(shopCommand(name, new Date(at), actor).commandId, "order");
    const actions: ScheduledAction[] = [];
    const onDay = ({ date }: PromisedDay, hours: number) =>
      Date.parse(startOfDay(date)) + hours * hourMs;
    const act = (
      when: number,
      word: string,
      run: (context: CommandContext) => Promise<unknown>,
    ) => {
      if (when > end) return;
      const context = shopCommand(`${name} ${word}`, new Date(when), staff);
      actions.push({ at: when, run: async () => void (await run(context)) });
    };
    const move = (when: number, step: number, turn = 1) => {
      const status = orderStatuses[step];
      if (!status) return;
      act(when, `${status} ${turn}`, (context) =>
        shop.orders.setStatus(orderId, status, null, context),
      );
    };
    const deliver = (day: PromisedDay, turn: number, arrives: boolean) => {
      const [leaves, from, to] = day.half === "morning" ? [7.5, 9, 12] : [12.5, 14, 18];
      move(onDay(day, leaves + calendar.between(0, 40) / 60), 2, turn);
      const then = onDay(day, calendar.between(from * 60, to * 60) / 60);
      if (arrives) move(then, 3, turn);
      return then;
    };

    move(Math.min(at + calendar.between(2, 18) * hourMs, onDay(promised, 7)), 1);
    const isLate = calendar.next() < 0.08;
    const tried = deliver(promised, 1, !isLate);
    if (!isLate) return actions;
    const zone = zoneOf(defaultZones, buyer.address);
    const [date] = zone ? deliveryDates(zone, promised.date) : [];
    if (date === undefined) return actions;
    const again: PromisedDay = { date, half: calendar.pick(["morning", "afternoon"]) };
    const cause = calendar.pick(causes);
    act(tried, "cause", (context) => shop.orders.comment(orderId, cause, false, context));
    act(tried + 5 * minuteMs, "new day", (context) =>
      shop.orders.changeDay(
        orderId,
        again,
        { person: "staff", region: buyer.address, expectedRevision: null },
        context,
      ),
    );
    move(tried + 6 * minuteMs, 1, 2);
    deliver(again, 2, true);
    return actions;
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
    /** Orders wait for their day, so only an unusual wait is late. */
    deadlines: (at: number): ScheduledAction => ({
      at,
      run: async () => {
        const changes = {
          preparingWarmHours: 24,
          preparingLateHours: 48,
          packingWarmHours: 120,
          packingLateHours: 240,
        };
        await shop.settings.change(changes, shopCommand("deadlines", new Date(at), staff));
      },
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
        const delivered = buyers.flatMap((each) => moves(each, at));
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
      const delivered = moved.at(-1)?.at ?? end;
      const first = lines[0];
      const writes = first && delivered + 2 * dayMs < end && random.next() < 0.45;
      return [
        ...fill,
        place,
        ...moved,
        ...(writes ? [review(buyer, first, name, delivered + random.between(4, 47) * hourMs)] : []),
      ];
    },
  };
};
