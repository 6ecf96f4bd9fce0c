import { sampleProducts } from "#catalogue/products.ts";
import {
  deliveryFeeCents,
  orderStatuses,
  paymentMethod,
  type OrderStatus,
} from "#domain/constants.ts";
import type { ShopEvent } from "#domain/events.ts";
import type { Actor } from "#domain/ports.ts";
import { demoShoppers, type DemoShopper } from "#server/seed/demo-accounts.ts";
import { createRandom, type Random } from "#server/seed/random.ts";
import type { GeneratedEvent } from "./fill.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const days = 365;
/** Average number of events per visit that fills a cart, with or without an order. */
const eventsOfVisit = 10.8;
/** Visits per account and year. */
const visitsOfPerson = 5;

/** Relative load by hour of the day. */
const busyHours = [
  7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 18, 19, 19, 20, 20, 20, 21, 21, 22,
];

const staff: Actor = { id: "generated-staff", role: "admin" };

/** Records an event at the current time, in log order. */
type AddEvent = (stream: string, event: ShopEvent) => void;

interface PlannedAction {
  readonly at: number;
  readonly actor: Actor;
  readonly run: (addEvent: AddEvent) => void;
}

/** Plans an action. One in a past or current hour is never executed. */
type Plan = (at: number, actor: Actor, run: PlannedAction["run"]) => void;

/** The products of a generated shop and their stock. */
const createProducts = (random: Random, plan: Plan, unitsAtFirst: number) => {
  const products = sampleProducts.map(({ slug, name, image, priceRupees }) => ({
    ...{ slug, name, image, priceCents: priceRupees * 100 },
    ...{ available: 0, soldSinceDelivery: 0 },
  }));
  type Product = (typeof products)[number];
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const productOf = (slug: string): Product => {
    const product = bySlug.get(slug);
    if (!product) throw new Error(`The product ${slug} is missing`);
    return product;
  };

  const receive = (addEvent: AddEvent, product: Product, quantity: number): void => {
    product.available += quantity;
    addEvent(`stock-${product.slug}`, { type: "StockReceived", data: { quantity } });
  };

  const changePrice = (addEvent: AddEvent): void => {
    const product = random.pick(products);
    const previousPriceCents = product.priceCents;
    const percent = random.pick([-15, -10, -5, 5, 10, 15]);
    const priceCents = Math.round((previousPriceCents * (100 + percent)) / 500_000) * 5000;
    if (priceCents < 50_000 || priceCents === previousPriceCents) return;
    product.priceCents = priceCents;
    const data = { priceCents, previousPriceCents };
    addEvent(`product-${product.slug}`, { type: "ProductPriceChanged", data });
  };

  return {
    productOf,
    /** A random product, weighted by popularity. */
    pick: () => products[Math.floor(random.next() ** 2 * products.length)] ?? productOf(""),
    /** The first day: adds every product of the sample shop. */
    planOpening(begin: number): void {
      sampleProducts.forEach((product, index) =>
        plan(begin + index * 1000, staff, (addEvent) => {
          const { slug, name, description, category, image, size, placement } = product;
          const details = { name, description, category, image, size, placement };
          const { priceCents } = productOf(slug);
          const data = { ...details, modelUrl: `/models/${slug}.glb`, priceCents };
          addEvent(`product-${slug}`, { type: "ProductAdded", data });
          receive(addEvent, productOf(slug), unitsAtFirst);
        }),
      );
    },
    /** Price changes, and a weekly delivery of about the quantities sold. */
    planDay(day: number, begin: number): void {
      const at = (from: number, to: number) =>
        begin + day * dayMs + random.between(from * hourMs, to * hourMs - 1);
      if (day % 3 === 2) plan(at(8, 10), staff, changePrice);
      if (day % 7 !== 6) return;
      for (const product of products) {
        plan(at(5, 8), staff, (addEvent) => {
          // An occasional small delivery, so that something sells out.
          const share = random.next() < 0.05 ? 0.4 : random.between(95, 115) / 100;
          const quantity = Math.ceil(product.soldSinceDelivery * share);
          product.soldSinceDelivery = 0;
          if (quantity > 0) receive(addEvent, product, quantity);
        });
      }
    },
  };
};

/** Quantities by product. */
type Basket = ReadonlyMap<string, number>;

/** Submits orders: each is placed and delivered over the following days, or refused. */
const createOrders = (random: Random, plan: Plan, products: ReturnType<typeof createProducts>) => {
  let orders = 0;
  const reviewed = new Set<string>();

  const review = ({ id, address }: DemoShopper, slug: string, at: number): void => {
    if (reviewed.has(`${id} ${slug}`)) return;
    reviewed.add(`${id} ${slug}`);
    plan(at, { id, role: "shopper" }, (addEvent) => {
      const rating = random.pick([5, 5, 5, 4, 4, 4, 3, 2]);
      const name = `${address.firstName} ${address.lastName}`;
      const comment = random.next() < 0.5 ? "" : "Well made, and the driver called before coming.";
      const data = { userId: id, rating, comment, name };
      addEvent(`review-${slug}`, { type: "ReviewSubmitted", data });
    });
  };

  const cancel = (orderId: string, userId: string, basket: Basket, at: number): void =>
    plan(at, { id: userId, role: "shopper" }, (addEvent) => {
      const data = { userId, reason: "I changed my mind" } as const;
      addEvent(`order-${orderId}`, { type: "OrderCancelled", data });
      for (const [slug, quantity] of basket) {
        products.productOf(slug).available += quantity;
        addEvent(`stock-${slug}`, { type: "StockReturned", data: { orderId, quantity } });
      }
      addEvent(`order-${orderId}`, { type: "OrderStockReturned", data: { userId } });
    });

  /** The status changes of an order until delivery; one in twenty is moved back once. */
  const deliver = (orderId: string, buyer: DemoShopper, basket: Basket, at: number): void => {
    let when = at;
    let previousStatus: OrderStatus = "Item Preparing";
    for (const step of random.next() < 0.05 ? [1, 2, 1, 2, 3] : [1, 2, 3]) {
      when += random.between(2, 22) * hourMs + random.between(0, hourMs);
      const status = orderStatuses[step] ?? "Delivered";
      const data = { status, previousStatus };
      previousStatus = status;
      plan(when, staff, (addEvent) =>
        addEvent(`order-${orderId}`, { type: "OrderStatusChanged", data }),
      );
    }
    const [first] = basket.keys();
    if (first && random.next() < 0.3) review(buyer, first, when + random.between(4, 90) * hourMs);
  };

  return (addEvent: AddEvent, buyer: DemoShopper, basket: Basket, at: number): void => {
    orders += 1;
    const orderId = `generated-${orders}`;
    const stream = `order-${orderId}`;
    const lines = [...basket].map(([productId, quantity]) => {
      const { name, image, priceCents } = products.productOf(productId);
      return { productId, name, priceCents, quantity, image };
    });
    const subtotalCents = lines.reduce((sum, each) => sum + each.priceCents * each.quantity, 0);
    const totalCents = subtotalCents + deliveryFeeCents;
    const content = { userId: buyer.id, lines, shippingAddress: buyer.address, paymentMethod };
    const totals = { subtotalCents, deliveryFeeCents, totalCents };
    addEvent(stream, { type: "OrderSubmitted", data: { ...content, ...totals } });
    const short = lines.flatMap(({ productId, name, quantity: requested }) => {
      const { available } = products.productOf(productId);
      return available < requested ? [{ productId, name, requested, available }] : [];
    });
    if (short.length > 0) {
      const reason = `There is not enough of ${short.map(({ name }) => name).join(", ")}.`;
      addEvent(stream, { type: "OrderRejected", data: { reason, short } });
      return;
    }
    for (const [slug, quantity] of basket) {
      const product = products.productOf(slug);
      product.available -= quantity;
      product.soldSinceDelivery += quantity;
      addEvent(`stock-${slug}`, { type: "StockReserved", data: { orderId, quantity } });
    }
    addEvent(stream, { type: "OrderPlaced", data: { status: "Item Preparing" } });
    for (const [slug, quantity] of basket) {
      addEvent(`stock-${slug}`, { type: "StockReservationConfirmed", data: { orderId, quantity } });
    }
    const bought = [...basket].map(([productId, quantity]) => ({ productId, quantity }));
    addEvent(`cart-${buyer.id}`, { type: "CartCheckedOut", data: { orderId, lines: bought } });
    if (random.next() < 0.04) {
      cancel(orderId, buyer.id, basket, at + random.between(1, 4) * hourMs);
    } else deliver(orderId, buyer, basket, at + hourMs);
  };
};

/**
 * Generates a plausible year of a shop before `now` in order of time. Shoppers sign up, fill carts
 * and leave or order; orders are refused, cancelled, moved, delivered and reviewed; prices change
 * and deliveries arrive. Load grows by month and peaks at weekends. Deterministic. Ends after the
 * requested number of events, a few days before `now`.
 */
export function* generateYear(events: number, now: number): Generator<GeneratedEvent, void> {
  const random = createRandom(17);
  const begin = Math.floor((now - days * dayMs) / dayMs) * dayMs;
  const visits = events / eventsOfVisit;
  const people = demoShoppers(Math.ceil(visits / visitsOfPerson));
  /** Future actions by hour. */
  const hours = new Map<number, PlannedAction[]>();
  const plan: Plan = (at, actor, run) => {
    const hour = Math.floor(at / hourMs);
    const planned = hours.get(hour);
    if (planned) planned.push({ at, actor, run });
    else hours.set(hour, [{ at, actor, run }]);
  };
  const products = createProducts(random, plan, Math.ceil(visits / 1200));
  const submitOrder = createOrders(random, plan, products);
  let known = 0;
  let commands = 0;
  let made = 0;

  const signUp = ({ id }: DemoShopper, at: number): void =>
    plan(at, { id, role: "shopper" }, (addEvent) => {
      known += 1;
      addEvent(`account-${id}`, { type: "AccountRegistered", data: { role: "shopper" } });
    });

  /** A shopper signs in and fills a cart; four of five order it. */
  const visit = (person: DemoShopper, at: number): void => {
    const actor = { id: person.id, role: "shopper" } as const;
    const basket = new Map<string, number>();
    for (let units = random.between(1, 3); units > 0; units -= 1) {
      basket.set(products.pick().slug, random.next() < 0.8 ? 1 : 2);
    }
    let when = at;
    plan(when, actor, (addEvent) =>
      addEvent(`account-${person.id}`, { type: "SignedIn", data: {} }),
    );
    for (const [productId, quantity] of basket) {
      when += random.between(1, 12) * minuteMs;
      plan(when, actor, (addEvent) => {
        const { priceCents } = products.productOf(productId);
        const data = { productId, quantity, priceCents };
        addEvent(`cart-${person.id}`, { type: "CartItemAdded", data });
      });
    }
    if (random.next() < 0.2) return;
    const submittedAt = when + random.between(1, 9) * minuteMs;
    plan(submittedAt, actor, (addEvent) => submitOrder(addEvent, person, basket, submittedAt));
  };

  products.planOpening(begin);
  for (let day = 0; begin + day * dayMs < now; day += 1) {
    products.planDay(day, begin);
    const moment = () =>
      begin + day * dayMs + random.pick(busyHours) * hourMs + random.between(0, hourMs);
    const share = ((0.6 + (0.8 * day) / days) * (day % 7 >= 5 ? 1.4 : 0.84)) / days;
    const newcomers = people.slice(known, known + Math.ceil(share * people.length));
    for (const person of newcomers) signUp(person, moment());
    const returning = people.slice(0, known);
    for (let visitor = 0; visitor < share * visits && returning.length > 0; visitor += 1) {
      visit(random.pick(returning), moment());
    }
    for (let passed = 0; passed < 24; passed += 1) {
      const hour = Math.floor((begin + day * dayMs) / hourMs) + passed;
      const actions = hours.get(hour) ?? [];
      hours.delete(hour);
      for (const { at, actor, run } of actions.sort((a, b) => a.at - b.at)) {
        if (at >= now || made >= events) return;
        commands += 1;
        const generated: GeneratedEvent[] = [];
        run((stream, event) =>
          generated.push({ stream, event, at: at + generated.length, actor, command: commands }),
        );
        made += generated.length;
        yield* generated;
      }
    }
  }
}
