import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits, messages } from "../../../generated/shop.ts";
import { deliverySchema, type DeliveryDetails } from "./delivery-schema.ts";

const required = {
  firstName: "Ishara",
  lastName: "Perera",
  email: "ishara@example.com",
  phone: "0771234567",
  address: "12 Galle Road",
  province: "Western",
  district: "Colombo",
  city: "Colombo 03",
  zipCode: "00300",
  country: "Sri Lanka",
} as const;
const filledIn: DeliveryDetails = {
  ...required,
  landmark: "",
  floor: "",
  secondPhone: "",
  driverNote: "",
};

const problems = (change: Partial<Record<keyof DeliveryDetails, string>>) => {
  const { error } = deliverySchema.safeParse({ ...filledIn, ...change });
  return error?.issues.map(({ path }) => path.join()) ?? [];
};

describe("a delivery address", () => {
  it.each(Object.keys(required))("requires %s", (field) => {
    expect(problems({ [field]: "" })).toContain(field);
  });

  it("reports missing values in the words of the form", () => {
    const { error } = deliverySchema.safeParse({ ...filledIn, firstName: " ", district: "" });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "Please enter your first name",
      "Please choose your district",
    ]);
  });

  it("is within Sri Lanka", () => {
    expect(problems({ country: "India" })).toEqual(["country"]);
  });

  it("accepts a phone number with its digits in any groups", () => {
    const digits = fc.array(fc.constantFrom("0", "1", "7", "9"), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom("0", "+94"),
        fc.constantFrom(" ", "  ", "\t"),
        (nine, prefix, blank) => {
          const phone = [prefix, ...nine].join(blank);
          expect(deliverySchema.parse({ ...filledIn, phone }).phone).toBe(
            [prefix, ...nine].join(""),
          );
        },
      ),
    );
  });

  it.each([
    [{ phone: "12" }, messages.order.phoneInvalid],
    [{ phone: "+94 77 123 456" }, messages.order.phoneInvalid],
    [{ zipCode: "ABC" }, messages.order.zipCodeInvalid],
    [{ zipCode: "0030" }, messages.order.zipCodeInvalid],
  ])("names the local format for %j", (change, words) => {
    const { error } = deliverySchema.safeParse({ ...filledIn, ...change });
    expect(error?.issues.map(({ message }) => message)).toEqual([words]);
  });

  it.each(["077-123456", "seven", "   "])("refuses the phone number %j", (phone) => {
    expect(problems({ phone })).toContain("phone");
  });

  it("may have fields for the driver, in the form that the shop stores", () => {
    const given = {
      landmark: " Opposite the temple ",
      floor: "2nd floor",
      secondPhone: "011 234 5678",
      driverNote: "The gate is on the lane side.\n\nPlease ring twice. ",
    };
    expect(deliverySchema.parse({ ...filledIn, ...given })).toMatchObject({
      landmark: "Opposite the temple",
      floor: "2nd floor",
      secondPhone: "0112345678",
      driverNote: "The gate is on the lane side. Please ring twice.",
    });
  });

  it.each([
    [{ landmark: "x".repeat(201) }, "At most 200 characters"],
    [{ floor: "x".repeat(41) }, "At most 40 characters"],
    [{ driverNote: "x".repeat(201) }, "At most 200 characters"],
    [{ secondPhone: "12" }, messages.order.phoneInvalid],
    [{ secondPhone: "my neighbour" }, "Please enter a valid number"],
  ])("refuses %j", (change, words) => {
    const { error } = deliverySchema.safeParse({ ...filledIn, ...change });
    expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
      [Object.keys(change)[0], words],
    ]);
  });

  it("trims its values, and limits them to the shop's maximum length", () => {
    const longest = "x".repeat(limits.addressField);
    expect(deliverySchema.parse({ ...filledIn, address: ` ${longest} ` }).address).toBe(longest);
    expect(problems({ address: `${longest}x` })).toEqual(["address"]);
  });
});
