import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "../../generated/shop.ts";
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

describe("where an order goes", () => {
  it.each(Object.keys(filledIn))("needs %s", (field) => {
    expect(problems({ [field]: "" })).toContain(field);
  });

  it("says what is missing in the words of the form", () => {
    const { error } = deliverySchema.safeParse({ ...filledIn, firstName: " ", district: "" });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "Please enter your first name",
      "Please choose your district",
    ]);
  });

  it("is within the country", () => {
    expect(problems({ country: "India" })).toEqual(["country"]);
  });

  it("takes a phone number however its digits are grouped", () => {
    const number = fc.array(fc.constantFrom("0", "1", "7", "9"), { minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(number, fc.constantFrom(" ", "  ", "\t"), (digits, blank) => {
        const phone = `+${digits.join(blank)}`;
        expect(deliverySchema.parse({ ...filledIn, phone }).phone).toBe(`+${digits.join("")}`);
      }),
    );
  });

  it.each(["077-1234567", "seven", "   "])("refuses the phone number %j", (phone) => {
    expect(problems({ phone })).toContain("phone");
  });

  it("keeps what is typed without the blanks around it, as long as the shop's longest", () => {
    const longest = "x".repeat(limits.addressField);
    expect(deliverySchema.parse({ ...filledIn, address: ` ${longest} ` }).address).toBe(longest);
    expect(problems({ address: `${longest}x` })).toEqual(["address"]);
  });
});
