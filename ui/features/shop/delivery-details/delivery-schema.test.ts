import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits, messages } from "../../../generated/shop.ts";
import { deliverySchema, type DeliveryDetails } from "./delivery-schema.ts";

const filledIn: DeliveryDetails = {
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
};

const problems = (change: Partial<Record<keyof DeliveryDetails, string>>) => {
  const { error } = deliverySchema.safeParse({ ...filledIn, ...change });
  return error?.issues.map(({ path }) => path.join()) ?? [];
};

describe("a delivery address", () => {
  it.each(Object.keys(filledIn))("requires %s", (field) => {
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

  it("trims its values, and limits them to the shop's maximum length", () => {
    const longest = "x".repeat(limits.addressField);
    expect(deliverySchema.parse({ ...filledIn, address: ` ${longest} ` }).address).toBe(longest);
    expect(problems({ address: `${longest}x` })).toEqual(["address"]);
  });
});
