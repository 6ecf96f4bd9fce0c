import type { DeskOrder, TimelineEntry } from "../features/admin/order-desk/use-desk-order.ts";
import { boardOrderOf } from "./board-orders.ts";

/** An entry of an order's history; by default its placing, with an email sent at once. */
export function timelineEntryOf(
  number: number,
  change: Partial<TimelineEntry> = {},
): TimelineEntry {
  return {
    __typename: "OrderTimelineEntry",
    number,
    kind: "PLACED",
    at: "2026-11-20T08:00:00.000Z",
    by: null,
    byStaff: false,
    mine: false,
    status: "ITEM_PREPARING",
    previousStatus: null,
    movedBack: false,
    reason: null,
    staffReason: null,
    outcome: null,
    callAgainAt: null,
    items: [],
    total: null,
    previousTotal: null,
    refund: null,
    itemReturnReason: null,
    restocked: false,
    note: null,
    day: null,
    previousDay: null,
    runId: null,
    returnReason: null,
    comment: null,
    shared: false,
    mailed: true,
    mailedAt: "2026-11-20T08:00:00.000Z",
    ...change,
  };
}

/** The call of an order; by default it needs none. */
export function callOf(change: Partial<DeskOrder["call"]> = {}): DeskOrder["call"] {
  return {
    __typename: "OrderCall",
    state: "NONE",
    score: 0,
    noAnswers: 0,
    againAt: null,
    reasons: [],
    calls: [],
    ...change,
  };
}

/** An order of one kettle, with all details for the staff. */
export function deskOrderOf(number: number, change: Partial<DeskOrder> = {}): DeskOrder {
  return {
    ...boardOrderOf(number),
    call: callOf(),
    timeline: [timelineEntryOf(1)],
    details: {
      __typename: "Order",
      id: `order-${number}`,
      items: [
        {
          __typename: "OrderItem",
          productId: "uva-kettle",
          name: "Uva Kettle",
          options: [],
          price: 9850,
          quantity: 1,
          lineTotal: 9850,
          discount: 0,
          image: "/pictures/uva-kettle.svg",
        },
      ],
      shippingAddress: {
        __typename: "ShippingAddress",
        firstName: "Ishara",
        lastName: "Perera",
        email: "ishara@example.lk",
        address: "14/2 Temple Road",
        city: "Colombo 03",
        district: "Colombo",
        province: "Western",
        zipCode: "00300",
        country: "Sri Lanka",
        phone: "0771234567",
        landmark: null,
        floor: null,
        secondPhone: null,
        driverNote: null,
      },
      deliveryDay: null,
      paymentMethod: "Cash on Delivery",
      subtotal: 9850,
      deliveryFee: 500,
      discount: null,
      totalPrice: 10_350,
      collected: null,
      stillOwed: 0,
      refunded: 0,
      acceptedTerms: null,
      refundable: 0,
      returnedItems: [],
    },
    ...change,
  };
}
