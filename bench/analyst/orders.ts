import {
  deliveryFeeCents,
  orderStatuses,
  paymentMethod,
  type OrderStatus,
} from "#domain/constants.ts";
import type { DemoShopper } from "#server/seed/demo-accounts.ts";
import type { Random } from "#server/seed/random.ts";
import type { Calendar, AddEvent } from "./calendar.ts";
import type { GeneratedProducts } from "./products.ts";

const hourMs = 3_600_000;

const staff = { id: "generated-staff", role: "admin" } as const;

/** Quantities by product. */
export type Basket = ReadonlyMap<string, number>;

/** Submits an order: it is placed and delivered over the following days, or refused. */
export type SubmitOrder = (
  addEvent: AddEvent,
  buyer: DemoShopper,
  basket: Basket,
  at: number,
) => void;

export const createOrders = (
  random: Random,
  calendar: Calendar,
  products: GeneratedProducts,
): SubmitOrder => {
  let orders = 0;
  const reviewed = new Set<string>();

  const review = ({ id, address }: DemoShopper, slug: string, at: number): void => {
    if (reviewed.has(`${id} ${slug}`)) return;
    reviewed.add(`${id} ${slug}`);
    calendar.plan({
      at,
      actor: { id, role: "shopper" },
      run(addEvent) {
        const rating = random.pick([5, 5, 5, 4, 4, 4, 3, 2]);
        const name = `${address.firstName} ${address.lastName}`;
        const comment =
          random.next() < 0.5 ? "" : "Well made, and the driver called before coming.";
        const data = { userId: id, rating, comment, name };
        addEvent(`review-${slug}`, { type: "ReviewSubmitted", data });
      },
    });
  };

  const cancel = (order: string, buyer: DemoShopper, basket: Basket, at: number): void =>
    calendar.plan({
      at,
      actor: { id: buyer.id, role: "shopper" },
      run(addEvent) {
        const userId = buyer.id;
        addEvent(`order-${order}`, {
          type: "OrderCancelled",
          data: { userId, reason: "I changed my mind" },
        });
        for (const [slug, quantity] of basket) {
          products.product(slug).available += quantity;
          addEvent(`stock-${slug}`, { type: "StockReturned", data: { orderId: order, quantity } });
        }
        addEvent(`order-${order}`, { type: "OrderStockReturned", data: { userId } });
      },
    });

  /** The status changes of an order until delivery; one in twenty is moved back once. */
  const deliver = (order: string, buyer: DemoShopper, basket: Basket, at: number): void => {
    let when = at;
    let previousStatus: OrderStatus = "Item Preparing";
    for (const step of random.next() < 0.05 ? [1, 2, 1, 2, 3] : [1, 2, 3]) {
      when += random.between(2, 22) * hourMs + random.between(0, hourMs);
      const status = orderStatuses[step] ?? "Delivered";
      const data = { status, previousStatus };
      previousStatus = status;
      const run = (addEvent: AddEvent) =>
        addEvent(`order-${order}`, { type: "OrderStatusChanged", data });
      calendar.plan({ at: when, actor: staff, run });
    }
    const [first] = basket.keys();
    if (first && random.next() < 0.3) review(buyer, first, when + random.between(4, 90) * hourMs);
  };

  return (addEvent, buyer, basket, at) => {
    orders += 1;
    const order = `generated-${orders}`;
    const lines = [...basket].map(([productId, quantity]) => {
      const { name, image, priceCents } = products.product(productId);
      return { productId, name, priceCents, quantity, image };
    });
    const subtotalCents = lines.reduce((sum, each) => sum + each.priceCents * each.quantity, 0);
    const totalCents = subtotalCents + deliveryFeeCents;
    addEvent(`order-${order}`, {
      type: "OrderSubmitted",
      data: {
        userId: buyer.id,
        lines,
        shippingAddress: buyer.address,
        paymentMethod,
        ...{ subtotalCents, deliveryFeeCents, totalCents },
      },
    });
    const short = lines.flatMap(({ productId, name, quantity: requested }) => {
      const { available } = products.product(productId);
      return available < requested ? [{ productId, name, requested, available }] : [];
    });
    if (short.length > 0) {
      const reason = `There is not enough of ${short.map(({ name }) => name).join(", ")}.`;
      addEvent(`order-${order}`, { type: "OrderRejected", data: { reason, short } });
      return;
    }
    for (const [slug, quantity] of basket) {
      const product = products.product(slug);
      product.available -= quantity;
      product.soldSinceDelivery += quantity;
      addEvent(`stock-${slug}`, { type: "StockReserved", data: { orderId: order, quantity } });
    }
    addEvent(`order-${order}`, { type: "OrderPlaced", data: { status: "Item Preparing" } });
    for (const [slug, quantity] of basket) {
      const data = { orderId: order, quantity };
      addEvent(`stock-${slug}`, { type: "StockReservationConfirmed", data });
    }
    const submitted = [...basket].map(([productId, quantity]) => ({ productId, quantity }));
    addEvent(`cart-${buyer.id}`, {
      type: "CartCheckedOut",
      data: { orderId: order, lines: submitted },
    });
    if (random.next() < 0.04) cancel(order, buyer, basket, at + random.between(1, 4) * hourMs);
    else deliver(order, buyer, basket, at + hourMs);
  };
};
