import { documentsOf } from "../../testing/recorded.ts";
import { describe, expect, it } from "vitest";
import { erasedAddress } from "#domain/order/erased-address.ts";
import { shopProjections } from "#projections/read-models.ts";
import { someAddress } from "../../testing/api-client.ts";
import { goldenEvents } from "../../testing/golden-events.ts";
import { differencesBetween, fieldsOf, nameOf } from "./fields.ts";
import { visibleDifference } from "./masking.ts";
import type { DocumentDifference } from "./verification.ts";

/** All masked fields of the shop's own read models. */
const personalPaths =
  /^(review-authors (name|(now|before) comment|photos.*|answer text)|orders shippingAddress .*|orders (cancellation note|comments text)|order-board (customerName|customerKey|phone|address|city|zipCode|searchText|timeline text|timeline note)|reports (subject|description|email|orderNumber|attachments.*|answers text)|address-books addresses address .*|wish-lists link|stock-alerts email|delivery-days closed)$/;

const differenceOf = (stored: object | null, replayed: object | null): DocumentDifference => ({
  id: "1",
  name: null,
  kind: "different",
  fields: differencesBetween(stored, replayed),
  moreFields: 0,
  storedAt: null,
  replayedAt: null,
  agreedAt: null,
  events: [],
  moreEvents: 0,
});

/** Documents with all personal data that a read model stores. */
const personal = {
  orders: { shippingAddress: someAddress },
  "order-board": {
    customerName: "Ann Perera",
    phone: someAddress.phone,
    address: someAddress.address,
    city: someAddress.city,
    searchText: "ann perera",
    timeline: [{ text: "Ann called." }],
  },
  reports: {
    ...{ subject: "Ann's lamp", description: "Broken", email: someAddress.email },
    ...{ orderNumber: "NV-1", attachments: [{ name: "ann.png" }], answers: [{ text: "Dear Ann" }] },
  },
  "review-authors": { name: "Ann Perera" },
  "address-books": { addresses: [{ address: someAddress }] },
  "wish-lists": { link: "a-secret-link" },
  "stock-alerts": { email: someAddress.email },
};

describe("differences shown to an analyst", () => {
  it.each(Object.entries(personal))("hide all personal data in %s", (model, document) => {
    const shown = JSON.stringify(
      visibleDifference(model, differenceOf(document, {}), false).fields,
    );
    const { province, district } = someAddress;
    for (const value of fieldsOf(document).values()) {
      const text = JSON.parse(value) as unknown;
      if ([province, district].some((open) => open === text)) continue;
      expect(shown).not.toContain(value);
    }
    expect(shown).toContain("Masked for your role");
  });

  it("show non-personal values, and show everything to an admin", () => {
    const difference = differenceOf(
      { status: "Delivered", shippingAddress: someAddress },
      { status: "Item Packed" },
    );
    expect(visibleDifference("orders", difference, false).fields[0]).toEqual({
      field: "status",
      stored: '"Delivered"',
      replayed: '"Item Packed"',
    });
    expect(visibleDifference("orders", difference, true)).toEqual({ ...difference, masked: false });
  });

  it("hide the remaining data of an erased person from every reader", () => {
    const difference = differenceOf(
      { shippingAddress: someAddress },
      { shippingAddress: erasedAddress },
    );
    const shown = JSON.stringify(visibleDifference("orders", difference, true));
    expect(shown).not.toContain(someAddress.phone);
  });

  it("hide every field of an undeclared read model", () => {
    const { fields } = visibleDifference("horoscopes", differenceOf({ sign: "Leo" }, {}), false);
    expect(JSON.stringify(fields)).not.toContain("Leo");
  });

  it.each(shopProjections.map(({ name }) => name))(
    "hide an undeclared field of %s at any depth",
    (name) => {
      const stored = {
        nickname: "Annie",
        status: { nickname: "Annie" },
        items: [{ nickname: "Annie" }, "Annie"],
        lines: [{ productId: "p", nickname: "Annie" }],
        addresses: [{ orderId: "o", nickname: "Annie" }],
        shippingAddress: { province: { nickname: "Annie" } },
      };
      const shown = visibleDifference(name, differenceOf(stored, null), false);
      expect(JSON.stringify(shown)).not.toContain("Annie");
      expect(shown.masked).toBe(true);
    },
  );

  it("show every non-personal field of every read model", () => {
    const declared = new Set<string>();
    for (const projection of shopProjections) {
      for (const document of documentsOf(projection, goldenEvents).values()) {
        const { fields } = visibleDifference(projection.name, differenceOf(document, null), false);
        for (const { field, stored } of fields) {
          const path = `${projection.name} ${field}`.replaceAll(/ \d+/g, "");
          if (stored?.includes("Masked for your role")) declared.add(path);
        }
      }
    }
    expect([...declared].map((path) => path.split(" ").slice(0, 3).join(" "))).toEqual(
      expect.arrayContaining(["order-board customerKey", "order-board phone"]),
    );
    expect([...declared].filter((path) => !personalPaths.test(path))).toEqual([]);
  });
});

describe("the fields of a document", () => {
  it("are named by their path from the root, with empty lists and without undefined values", () => {
    const document = { a: 1, b: [{ c: "x" }, []], d: null, e: undefined, f: {} };
    expect(Object.fromEntries(fieldsOf(document))).toEqual({
      a: "1",
      "b 1 c": '"x"',
      "b 2": "[]",
      d: "null",
      f: "{}",
    });
    expect(nameOf({ details: { name: "Chair" } })).toBe("Chair");
    expect(nameOf({ number: "NV-1", name: "Ann" })).toBe("NV-1");
    expect(nameOf(null)).toBeNull();
  });
});
