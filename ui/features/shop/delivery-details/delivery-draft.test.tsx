import { beforeEach, describe, expect, it, vi } from "vitest";
import { saveDraft, startingDetails, type Shopper } from "./delivery-draft.ts";
import type { DeliveryDetails } from "../../shared/delivery/delivery-schema.ts";

const home = {
  addressLine1: "12 Galle Road",
  addressLine2: "Flat 3",
  district: "Colombo",
  province: "Western",
  zipCode: "00300",
};

const profile = {
  firstName: "Ishara",
  lastName: "Perera",
  contactNumber1: "0771234567",
  contactNumber2: "0112345678",
  shippingAddress: home,
};

const shopper: Shopper = { id: "account-1", name: "ishi", email: "ishara@example.com", profile };

const withProfile = (change: Partial<typeof profile>): Shopper => ({
  ...shopper,
  profile: { ...profile, ...change },
});

const typed = (change: Partial<DeliveryDetails>): DeliveryDetails => ({
  ...startingDetails(shopper),
  ...change,
});

beforeEach(() => sessionStorage.clear());

describe("the account's data", () => {
  it("is filled in", () => {
    expect(startingDetails(shopper)).toEqual({
      firstName: "Ishara",
      lastName: "Perera",
      email: "ishara@example.com",
      phone: "0771234567",
      address: "12 Galle Road, Flat 3",
      province: "Western",
      district: "Colombo",
      city: "",
      zipCode: "00300",
      country: "Sri Lanka",
      landmark: "",
      floor: "",
      secondPhone: "",
      driverNote: "",
    });
  });

  it("provides the second number if there is no first", () => {
    expect(startingDetails(withProfile({ contactNumber1: "" })).phone).toBe("0112345678");
  });

  it("has no comma in an address of one line", () => {
    const shippingAddress = { ...home, addressLine2: "" };
    expect(startingDetails(withProfile({ shippingAddress })).address).toBe("12 Galle Road");
  });

  it.each([
    ["Ishara", "Ishara", ""],
    [" Ishara  de Silva ", "Ishara", "de Silva"],
    ["", "", ""],
  ])("splits the display name %j if no names are known", (name, firstName, lastName) => {
    const unnamed = { ...withProfile({ firstName: "", lastName: "" }), name };
    expect(startingDetails(unnamed)).toMatchObject({ firstName, lastName });
  });

  it("may be no more than name and email", () => {
    expect(startingDetails({ ...shopper, profile: null })).toMatchObject({
      firstName: "ishi",
      email: "ishara@example.com",
      phone: "",
      address: "",
      province: "",
    });
  });

  it.each([
    [{ province: "Atlantis" }, { province: "", district: "" }],
    [{ province: "Uva" }, { province: "Uva", district: "" }],
  ])("omits an unknown place: %j", (change, shown) => {
    const shippingAddress = { ...home, ...change };
    expect(startingDetails(withProfile({ shippingAddress }))).toMatchObject(shown);
  });
});

describe("earlier input", () => {
  it("takes precedence over the account's data", () => {
    saveDraft(shopper, typed({ city: "Colombo 03", phone: "" }));
    expect(startingDetails(shopper)).toMatchObject({ city: "Colombo 03", phone: "" });
  });

  it("holds the fields for the driver", () => {
    const forDriver = { landmark: "Temple", floor: "2", secondPhone: "0", driverNote: "Ring" };
    saveDraft(shopper, typed(forDriver));
    expect(startingDetails(shopper)).toMatchObject(forDriver);
  });

  it("is visible only to its own user", () => {
    saveDraft(shopper, typed({ city: "Colombo 03" }));
    expect(startingDetails({ ...shopper, id: "account-2" }).city).toBe("");
  });

  it("never leads out of the country", () => {
    saveDraft(shopper, { ...typed({}), country: "India" as never });
    expect(startingDetails(shopper).country).toBe("Sri Lanka");
  });

  it.each(["{", "[]", '{"city":7}'])("may be lost: %s", (stored) => {
    saveDraft(shopper, typed({ city: "Colombo 03" }));
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, stored);
    expect(startingDetails(shopper).city).toBe("");
  });

  it("is not needed to order", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    saveDraft(shopper, typed({ city: "Colombo 03" }));
    expect(startingDetails(shopper).city).toBe("");
  });
});
