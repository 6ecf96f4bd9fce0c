import { describe, expect, it } from "vitest";
import { erasedAddress } from "#domain/personal.ts";
import { shopProjections } from "#projections/read-models.ts";
import { someAddress } from "../../testing/api-client.ts";
import { differencesBetween, fieldsOf, nameOf } from "./fields.ts";
import { visibleDifference } from "./masking.ts";
import type { DocumentDifference } from "./verification.ts";

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

/** Documents with everything that a read model keeps of somebody. */
const personal = {
  orders: { shippingAddress: someAddress },
  "order-board": {
    customerName: "Ann Perera",
    phone: someAddress.phone,
    address: someAddress.address,
    city: someAddress.city,
    searchText: "ann perera",
    happenings: [{ text: "Ann called." }],
  },
  reports: {
    ...{ subject: "Ann's lamp", description: "Broken", email: someAddress.email },
    ...{ orderNumber: "NV-1", attachments: [{ name: "ann.png" }], answers: [{ text: "Dear Ann" }] },
  },
  "product-pages": { reviews: [{ name: "Ann Perera" }] },
  "address-books": { addresses: [{ address: someAddress }] },
};

describe("differences as an analyst sees them", () => {
  it.each(Object.entries(personal))("tell nothing of the person in %s", (model, document) => {
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

  it("show what is of no person, and everything to an admin", () => {
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

  it("show nobody what is left of somebody who is erased", () => {
    const difference = differenceOf(
      { shippingAddress: someAddress },
      { shippingAddress: erasedAddress },
    );
    const shown = JSON.stringify(visibleDifference("orders", difference, true));
    expect(shown).not.toContain(someAddress.phone);
  });

  it("know every read model, and hide all of one that is new", () => {
    for (const { name } of shopProjections) {
      const { fields } = visibleDifference(name, differenceOf({ createdAt: "now" }, {}), false);
      expect(fields).toMatchObject([{ stored: '"now"' }]);
    }
    const { fields } = visibleDifference("horoscopes", differenceOf({ sign: "Leo" }, {}), false);
    expect(JSON.stringify(fields)).not.toContain("Leo");
  });
});

describe("fields of a document", () => {
  it("are named from its top down, with empty lists and without what is undefined", () => {
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
