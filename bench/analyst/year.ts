import { demoShoppers, type DemoShopper } from "#server/seed/demo-accounts.ts";
import { createRandom } from "#server/seed/random.ts";
import { createCalendar, type GeneratedEvent } from "./calendar.ts";
import { createOrders } from "./orders.ts";
import { createGeneratedProducts } from "./products.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const minuteMs = 60_000;
const days = 365;
/** Average number of events per visit that fills a cart, with or without an order. */
const eventsOfVisit = 10.8;
/** Visits per account and year. */
const visitsOfPerson = 5;

/** Relative load by hour of the day. */
const busyHours = [
  7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 18, 19, 19, 20, 20, 20, 21, 21, 22,
];

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
  const calendar = createCalendar();
  const products = createGeneratedProducts(random, Math.ceil(visits / 1200));
  const submitOrder = createOrders(random, calendar, products);
  let known = 0;
  let commands = 0;
  let made = 0;

  const signUp = (person: DemoShopper, at: number): void =>
    calendar.plan({
      at,
      actor: { id: person.id, role: "shopper" },
      run(addEvent) {
        known += 1;
        addEvent(`account-${person.id}`, { type: "AccountRegistered", data: { role: "shopper" } });
      },
    });

  /** A shopper signs in and fills a cart; four of five order it. */
  const visit = (person: DemoShopper, at: number): void => {
    const actor = { id: person.id, role: "shopper" } as const;
    const basket = new Map<string, number>();
    for (let pieces = random.between(1, 3); pieces > 0; pieces -= 1) {
      basket.set(products.pick().slug, random.next() < 0.8 ? 1 : 2);
    }
    let when = at;
    calendar.plan({
      at: when,
      actor,
      run: (addEvent) => addEvent(`account-${person.id}`, { type: "SignedIn", data: {} }),
    });
    for (const [productId, quantity] of basket) {
      when += random.between(1, 12) * minuteMs;
      calendar.plan({
        at: when,
        actor,
        run(addEvent) {
          const { priceCents } = products.product(productId);
          const data = { productId, quantity, priceCents };
          addEvent(`cart-${person.id}`, { type: "CartItemAdded", data });
        },
      });
    }
    if (random.next() < 0.2) return;
    const submittedAt = when + random.between(1, 9) * minuteMs;
    calendar.plan({
      at: submittedAt,
      actor,
      run: (addEvent) => submitOrder(addEvent, person, basket, submittedAt),
    });
  };

  for (const action of products.opening(begin)) calendar.plan(action);
  for (let day = 0; begin + day * dayMs < now; day += 1) {
    for (const action of products.staffActions(day, begin)) calendar.plan(action);
    const moment = () =>
      begin + day * dayMs + random.pick(busyHours) * hourMs + random.between(0, hourMs);
    const share = ((0.6 + (0.8 * day) / days) * (day % 7 >= 5 ? 1.4 : 0.84)) / days;
    const newcomers = people.slice(known, known + Math.ceil(share * people.length));
    for (const person of newcomers) signUp(person, moment());
    const returning = people.slice(0, known);
    for (let visitor = 0; visitor < share * visits && returning.length > 0; visitor += 1) {
      visit(random.pick(returning), moment());
    }
    for (let hour = 0; hour < 24; hour += 1) {
      for (const { at, actor, run } of calendar.take(begin + day * dayMs + hour * hourMs)) {
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
