import type { OrderView_OrderFragment } from "../generated/operations.ts";

/** An order of one kettle as its shopper sees it. */
export function orderViewOf(id: string, change: Partial<OrderView_OrderFragment> = {}) {
  const placedAt = "2026-11-20T08:00:00.000Z";
  return {
    __typename: "Order" as const,
    id,
    number: `NV-${id}`,
    phase: "PLACED" as const,
    refusal: null,
    status: "ITEM_PREPARING" as const,
    items: [
      {
        __typename: "OrderItem" as const,
        productId: "uva-kettle",
        name: "Uva Kettle",
        options: [] as string[],
        price: 9_850,
        quantity: 1,
        lineTotal: 9_850,
        image: "/kettle.png",
      },
    ],
    shippingAddress: {
      __typename: "ShippingAddress" as const,
      firstName: "Ishara",
      lastName: "Perera",
      address: "12 Galle Road",
      city: "Colombo 03",
      district: "Colombo",
      province: "Western",
      zipCode: "00300",
      phone: "0771234567",
      landmark: null,
      floor: null,
      secondPhone: null,
      driverNote: null,
    },
    paymentMethod: "Cash on Delivery",
    subtotal: 9_850,
    deliveryFee: 500,
    discount: null,
    totalPrice: 10_350,
    createdAt: placedAt,
    updatedAt: placedAt,
    cancelledAt: null,
    deliveryDay: null,
    history: [],
    revision: 1,
    ...change,
  };
}
