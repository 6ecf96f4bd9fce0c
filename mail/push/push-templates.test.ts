import { describe, expect, it } from "vitest";
import { languages, orderStatuses } from "#domain/constants.ts";
import {
  composePush,
  pushTemplate,
  pushTemplates,
  type PushData,
  type PushTemplateName,
} from "#mail/push/push-templates.ts";

const order = { orderId: "8c1d", number: "NV-20436" };
const day = { date: "2026-11-27", half: "morning" } as const;

const sofa = {
  variantId: "kandalama-sofa.2",
  productId: "kandalama-sofa",
  name: "Kandalama Sofa",
  options: ["Charcoal", "Teak", "3 seats"],
};
const lamp = { ...sofa, name: "Sigiri Table Lamp", options: ["Moss"] };

const samples: { readonly [Name in PushTemplateName]: PushData<Name> } = {
  "order-placed": { ...order, day },
  "order-status": {
    ...order,
    status: "Out for Delivery",
    day,
    today: "morning",
    totalCents: 24_340_000,
  },
  "delivery-day": { ...order, day: null },
  "order-cancelled": order,
  "items-returned": order,
  "new-order": { ...order, items: 3, totalCents: 24_340_050, day },
  "back-in-stock": { item: sofa, available: 4 },
  "price-drop": { drops: [{ ...lamp, priceCents: 1_690_000, belowCents: 1_875_000 }] },
  test: {},
};

const composed = <Name extends PushTemplateName>(
  name: Name,
  changes: Partial<PushData<Name>> = {},
  language: (typeof languages)[number]["code"] = "en",
) => composePush(pushTemplates[name], { ...samples[name], ...changes }, language);

describe.each(Object.keys(samples) as PushTemplateName[])("the message %s", (name) => {
  it("fits on a screen and in one encrypted record, in every language", () => {
    const texts = languages.map(({ code }) => composed(name, {}, code));
    for (const each of texts) {
      expect(each?.title).not.toBe("");
      expect(each?.title.length).toBeLessThanOrEqual(60);
      expect(each?.text.length).toBeLessThanOrEqual(120);
      expect(each?.text).not.toContain("\n");
      expect(Buffer.byteLength(JSON.stringify(each))).toBeLessThan(1000);
      expect(each?.path).toMatch(/^\/[A-Za-z]/);
    }
    expect(new Set(texts.map((each) => each?.title)).size).toBe(languages.length);
  });
});

it("has the news as its title, and one line about it", () => {
  expect(composed("order-status")).toEqual({
    title: "Your order is on the road",
    text: "NV-20436 is due this morning. Please have Rs. 243,400 ready.",
    about: "order-8c1d",
    path: "/my-orders/NV-20436",
  });
  expect(composed("order-status", { today: null })?.text).toBe(
    "NV-20436 is on its way. Please have Rs. 243,400 ready.",
  );
  expect(composed("new-order")).toMatchObject({
    title: "New order NV-20436",
    text: "3 items, Rs. 243,400.50.",
    path: "/admin/orders/NV-20436",
  });
});

it.each(orderStatuses.filter((status) => status !== "Out for Delivery"))(
  "names no sum before the order is on the road: %s",
  (status) => {
    expect(composed("order-status", { status })?.text).not.toContain("Rs.");
  },
);

it("names the agreed day, or the order if there is none", () => {
  expect(composed("order-placed")?.text).toBe(
    "NV-20436 arrives on the morning of Friday 27 November.",
  );
  expect(composed("order-placed", { day: null })?.text).toBe("Order NV-20436.");
});

it("about an alert names the item, and opens its page, or the wish list for several", () => {
  expect(composed("back-in-stock")).toEqual({
    title: "Back in stock",
    text: "Kandalama Sofa (Charcoal, Teak, 3 seats). 4 in stock.",
    about: "stock-kandalama-sofa.2",
    path: "/Item-Page/kandalama-sofa?variant=kandalama-sofa.2",
  });
  expect(composed("price-drop")).toMatchObject({
    title: "Rs. 1,850 less",
    text: "Sigiri Table Lamp (Moss) is now Rs. 16,900.",
    path: "/Item-Page/kandalama-sofa?variant=kandalama-sofa.2",
  });
  const { drops } = samples["price-drop"];
  expect(composed("price-drop", { drops: [...drops, ...drops, ...drops] })).toMatchObject({
    title: "Lower prices on your wish list",
    text: "Sigiri Table Lamp (Moss) and 2 more.",
    path: "/wishlist",
  });
});

it("is null for unknown kinds and data", () => {
  expect(pushTemplate("constructor")).toBeNull();
  expect(composePush(pushTemplates["order-status"] as never, { number: 5 }, "en")).toBeNull();
});
