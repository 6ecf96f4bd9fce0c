import { describe, expect, it } from "vitest";
import { addressOf } from "../../testing/shop.ts";
import { limits, provinces } from "../constants.ts";
import { messages } from "../messages.ts";
import { driverFields } from "./events.ts";
import { summedLines, type OrderedQuantity } from "../ordered-quantity.ts";
import { completeAddress, orderInputProblem, type PlaceOrderInput } from "./order-input.ts";

const chair = (quantity: number): OrderedQuantity => ({ productId: "chair", quantity });

const input = (changes: Partial<PlaceOrderInput> = {}): PlaceOrderInput => ({
  items: [chair(2)],
  shippingAddress: addressOf(),
  totalPrice: 2500,
  ...changes,
});

const fieldsOf = (given: PlaceOrderInput): readonly string[] =>
  orderInputProblem(given)?.fields.map(({ field }) => field) ?? [];

const products = (count: number): readonly OrderedQuantity[] =>
  Array.from({ length: count }, (_, index) => ({ productId: `p${index}`, quantity: 1 }));

describe("the order's items", () => {
  it("are accepted", () => {
    expect(orderInputProblem(input())).toBeNull();
  });

  it("are required", () => {
    expect(orderInputProblem(input({ items: [] }))).toEqual({
      code: "CART_EMPTY",
      message: "Your cart is empty.",
      fields: [],
    });
  });

  it.each([
    ["1 piece", [chair(1)]],
    ["99 pieces", [chair(99)]],
    ["99 pieces in two items", [chair(98), chair(1)]],
    ["50 products", products(limits.cartLines)],
    ["60 items of one product", Array.from({ length: 60 }, () => chair(1))],
  ])("may be %s", (_what, items) => {
    expect(orderInputProblem(input({ items }))).toBeNull();
  });

  it.each([
    ["no piece", [chair(0)], "items.quantity"],
    ["a negative number", [chair(-1)], "items.quantity"],
    ["part of a piece", [chair(1.5)], "items.quantity"],
    ["no number", [chair(NaN)], "items.quantity"],
    ["endlessly many", [chair(1e400)], "items.quantity"],
    ["100 pieces", [chair(100)], "items.quantity"],
    ["100 pieces in two items", [chair(99), chair(1)], "items.quantity"],
    ["a negative number that the sum would hide", [chair(-1), chair(3)], "items.quantity"],
    ["two halves", [chair(0.5), chair(0.5)], "items.quantity"],
    ["51 products", products(limits.cartLines + 1), "items"],
  ])("may not be %s", (_what, items, field) => {
    expect(fieldsOf(input({ items }))).toEqual([field]);
  });
});

describe("the delivery address", () => {
  const required = [
    "firstName",
    "lastName",
    "email",
    "address",
    "city",
    "province",
    "zipCode",
    "phone",
  ] as const;

  it.each(required)("requires %s", (field) => {
    for (const nothing of ["", "  "]) {
      const shippingAddress = addressOf({ [field]: nothing });
      expect(fieldsOf(input({ shippingAddress }))).toEqual([`shippingAddress.${field}`]);
    }
  });

  it.each(["firstName", "address", "city", "country"] as const)("limits %s", (field) => {
    const fits = "x".repeat(limits.addressField);
    expect(fieldsOf(input({ shippingAddress: addressOf({ [field]: fits }) }))).toEqual([]);
    expect(fieldsOf(input({ shippingAddress: addressOf({ [field]: `${fits}x` }) }))).toEqual([
      `shippingAddress.${field}`,
    ]);
  });

  it.each(["ann", "ann@", "@example.com", "ann@example", "a b@example.com", "a@b@example.com"])(
    "refuses %s as an email",
    (email) => {
      expect(orderInputProblem(input({ shippingAddress: addressOf({ email }) }))?.message).toBe(
        "Email not valid",
      );
    },
  );

  it("refuses a very long email without parsing it", () => {
    const email = `a@${".".repeat(100_000)}@`;
    expect(fieldsOf(input({ shippingAddress: addressOf({ email }) }))).toEqual([
      "shippingAddress.email",
    ]);
  });

  it.each([
    ["phone", "077123456", messages.order.phoneInvalid],
    ["phone", "07712345678", messages.order.phoneInvalid],
    ["phone", "7712345670", messages.order.phoneInvalid],
    ["phone", "+9477123456", messages.order.phoneInvalid],
    ["phone", "+4477123456789", messages.order.phoneInvalid],
    ["phone", "077+1234567", messages.order.phoneInvalid],
    ["zipCode", "ABC", messages.order.zipCodeInvalid],
    ["zipCode", "0030", messages.order.zipCodeInvalid],
    ["zipCode", "003000", messages.order.zipCodeInvalid],
  ])("writes %s in the Sri Lankan form, instead of %s", (field, typed, message) => {
    const shippingAddress = addressOf({ [field]: typed });
    expect(orderInputProblem(input({ shippingAddress }))?.fields).toEqual([
      { field: `shippingAddress.${field}`, message },
    ]);
  });

  it.each(["0771234567", "+94771234567"])("accepts the phone number %s", (phone) => {
    expect(orderInputProblem(input({ shippingAddress: addressOf({ phone }) }))).toBeNull();
  });

  it.each(["077 123", "077-123", "none", "٠٧٧"])("refuses the phone number %s", (phone) => {
    expect(orderInputProblem(input({ shippingAddress: addressOf({ phone }) }))?.message).toBe(
      "Please enter a valid number",
    );
  });

  it.each(Object.entries(provinces))("knows the districts of %s", (province, districts) => {
    for (const district of ["", ...districts]) {
      const shippingAddress = addressOf({ province, district });
      expect(orderInputProblem(input({ shippingAddress }))).toBeNull();
    }
  });

  it.each([
    ["Atlantis", "", "province"],
    ["central", "", "province"],
    ["toString", "", "province"],
    ["constructor", "Kandy", "province"],
    ["Central", "Galle", "district"],
  ])("refuses province %s with district '%s'", (province, district, field) => {
    expect(fieldsOf(input({ shippingAddress: addressOf({ province, district }) }))).toEqual([
      `shippingAddress.${field}`,
    ]);
  });

  it("reports every invalid field at once, the first as the message", () => {
    const problem = orderInputProblem(
      input({ items: [chair(0)], shippingAddress: addressOf({ city: "", phone: "?" }) }),
    );
    expect(problem?.message).toBe("Please enter a whole number from 1 to 99");
    expect(problem?.fields.map(({ field }) => field)).toEqual([
      "items.quantity",
      "shippingAddress.city",
      "shippingAddress.phone",
    ]);
  });

  it("fills in what the mobile app omits", () => {
    const { district: _district, country: _country, ...given } = addressOf({ city: " Kandy " });
    expect(completeAddress(given)).toMatchObject({
      city: "Kandy",
      district: "",
      country: "Sri Lanka",
    });
    expect(completeAddress({ ...given, district: null, country: " " }).country).toBe("Sri Lanka");
  });
});

describe("the fields that help the driver", () => {
  const given = {
    landmark: " Opposite the\u200b temple ",
    floor: "2nd floor, no lift",
    secondPhone: "+94 11 234-5678",
    driverNote: " The gate is on the lane side.\r\n\n Please ring twice.\u2028",
  };
  const stored = {
    landmark: "Opposite the temple",
    floor: "2nd floor, no lift",
    secondPhone: "+94112345678",
    driverNote: "The gate is on the lane side. Please ring twice.",
  };

  it("are stored in their normal form", () => {
    const shippingAddress = addressOf(given);
    expect(completeAddress(shippingAddress)).toEqual({ ...addressOf(), ...stored });
    expect(orderInputProblem(input({ shippingAddress }))).toBeNull();
  });

  it.each(driverFields)("may lack %s, and then store nothing", (field) => {
    for (const nothing of [undefined, null, "", " \n\u200b"]) {
      const shippingAddress = { ...addressOf(), [field]: nothing };
      expect(orderInputProblem(input({ shippingAddress }))).toBeNull();
      expect(completeAddress(shippingAddress)).toEqual(addressOf());
    }
  });

  it.each([
    ["landmark", 200],
    ["floor", 40],
    ["driverNote", 200],
  ] as const)("limit %s to %i characters", (field, longest) => {
    const fits = "x".repeat(longest);
    expect(fieldsOf(input({ shippingAddress: addressOf({ [field]: fits }) }))).toEqual([]);
    expect(
      orderInputProblem(input({ shippingAddress: addressOf({ [field]: `${fits}x` }) }))?.fields,
    ).toEqual([{ field: `shippingAddress.${field}`, message: `At most ${longest} characters` }]);
  });

  it.each(["landmark", "floor"] as const)("refuse a control character in %s", (field) => {
    for (const sign of ["\n", "\u0000", "\u2028"]) {
      const shippingAddress = addressOf({ [field]: `1${sign}2` });
      expect(fieldsOf(input({ shippingAddress }))).toEqual([`shippingAddress.${field}`]);
    }
  });

  it("store no control character in the note", () => {
    expect(completeAddress(addressOf({ driverNote: "1\u00002\t3\u00854" })).driverNote).toBe(
      "12 34",
    );
  });

  it.each([
    ["077123", messages.order.phoneInvalid],
    ["+4477123456789", messages.order.phoneInvalid],
    ["my neighbour", "Please enter a valid number"],
    ["0".repeat(201), `At most ${limits.addressField} characters`],
  ])("refuse the second phone number %s", (secondPhone, message) => {
    expect(
      orderInputProblem(input({ shippingAddress: addressOf({ secondPhone }) }))?.fields,
    ).toEqual([{ field: "shippingAddress.secondPhone", message }]);
  });
});

describe("the lines of an order", () => {
  it("hold one line a product, sorted by product", () => {
    const lamp = { productId: "lamp", quantity: 1 };
    expect(summedLines([lamp, chair(2), lamp, chair(3)])).toEqual([
      chair(5),
      { productId: "lamp", quantity: 2 },
    ]);
  });

  it("do not depend on the order of the input", () => {
    const items = products(20);
    expect(summedLines(items.toReversed())).toEqual(summedLines(items));
  });
});

it("an address is stored without invisible characters, and requires visible text", () => {
  expect(completeAddress(addressOf({ firstName: "Ann\u202e", city: "Kan\u200bdy" }))).toMatchObject(
    {
      firstName: "Ann",
      city: "Kandy",
    },
  );
  expect(fieldsOf(input({ shippingAddress: addressOf({ lastName: "\u200b\u3164" }) }))).toEqual([
    "shippingAddress.lastName",
  ]);
});

describe("addresses in various spellings", () => {
  it.each(["077 123 4567", "077-1234567", "+94 (77) 123-4567", "0094771234567", "94771234567"])(
    "accept the phone number %s",
    (phone) => {
      const shippingAddress = addressOf({ phone });
      expect(orderInputProblem(input({ shippingAddress }))).toBeNull();
      expect(completeAddress(shippingAddress).phone).toMatch(/^(0|\+94)771234567$/);
    },
  );

  it.each(["firstName", "lastName", "address", "city"] as const)(
    "refuse a control character in %s",
    (field) => {
      for (const sign of ["\n", "\u0000", "\u2028"]) {
        const shippingAddress = addressOf({ [field]: `1${sign}2` });
        expect(orderInputProblem(input({ shippingAddress }))).toMatchObject({
          code: "INVALID_INPUT",
          fields: [{ field: `shippingAddress.${field}` }],
        });
      }
    },
  );

  it("store names in one Unicode form, emoji included", () => {
    const given = addressOf({ firstName: "Jose\u0301", lastName: "👩\u200d🍳 ❤\ufe0f" });
    expect(completeAddress(given)).toMatchObject({
      firstName: "Jos\u00e9",
      lastName: "👩\u200d🍳 ❤\ufe0f",
    });
  });
});
