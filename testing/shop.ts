import { defaultSettings } from "#domain/settings/defaults.ts";
import { feeRuleOf } from "#domain/values/delivery-fee.ts";
import type { CartEvent } from "#domain/cart/events.ts";
import type { OrderContent, ShippingAddress } from "#domain/order/events.ts";
import { quoteOf } from "#domain/order/placing/quote.ts";
import type { ProductDetails } from "#domain/product/events.ts";
import type { IssueReportContent } from "#domain/issue-report/events.ts";

/** Complete, valid values of the shop; a test passes only the fields that matter to it. */

export const detailsOf = (changes: Partial<ProductDetails> = {}): ProductDetails => ({
  name: "Teak chair",
  description: "A chair of reclaimed teak.",
  category: "Furnitures",
  image: "/pictures/teak-chair.svg",
  modelUrl: null,
  size: { widthCm: 45, depthCm: 50, heightCm: 90 },
  placement: "floor",
  ...changes,
});

export const addressOf = (changes: Partial<ShippingAddress> = {}): ShippingAddress => ({
  firstName: "Ann",
  lastName: "Perera",
  email: "ann@example.com",
  address: "1 Lake Road",
  city: "Kandy",
  district: "Kandy",
  province: "Central",
  zipCode: "20000",
  country: "Sri Lanka",
  phone: "+94771234567",
  ...changes,
});

export const orderOf = (
  lines: Readonly<Record<string, number>> = { chair: 2 },
  changes: Partial<OrderContent> = {},
): OrderContent => {
  const ordered = Object.entries(lines).map(([productId, quantity]) => ({
    productId,
    name: `The ${productId}`,
    priceCents: 100_000,
    quantity,
    image: `/pictures/${productId}.svg`,
  }));
  const { subtotalCents, deliveryFeeCents, totalCents } = quoteOf(
    ordered.map((line) => ({
      ...line,
      category: "Furnitures" as const,
      options: [],
      available: line.quantity,
    })),
    feeRuleOf(defaultSettings.deliveryFee, null),
  );
  return {
    userId: "ann",
    lines: ordered,
    shippingAddress: addressOf(),
    paymentMethod: "Cash on Delivery",
    subtotalCents,
    deliveryFeeCents,
    totalCents,
    ...changes,
  };
};

export const added = (productId: string, quantity: number, priceCents = 100_000): CartEvent => ({
  type: "CartItemAdded",
  data: { productId, quantity, priceCents },
});

export const reportOf = (changes: Partial<IssueReportContent> = {}): IssueReportContent => ({
  userId: "ann",
  issueType: "Product Defect",
  subject: "A leg is loose",
  description: "The left one.",
  email: "ann@example.com",
  orderNumber: "NV-7K3M9Q",
  orderId: "o1",
  attachments: [{ name: "leg.jpg", mediaType: "image/jpeg", bytes: 1234 }],
  ...changes,
});
