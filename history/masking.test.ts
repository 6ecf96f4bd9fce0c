import { describe, expect, it } from "vitest";
import { erasedAddress } from "#domain/order/erased-address.ts";
import { someAddress } from "../testing/api-client.ts";
import { maskedText, visibleData } from "./masking.ts";

const placed = {
  userId: "ann",
  lines: [{ productId: "p", name: "Chair", priceCents: 1, quantity: 1, image: "/a.svg" }],
  shippingAddress: someAddress,
  totalCents: 1,
};

describe("an event shown to an analyst", () => {
  it("keeps non-personal values and the delivery region", () => {
    const { data, masked } = visibleData("OrderSubmitted", placed, false);
    const { province, district } = someAddress;
    expect(data).toMatchObject({ lines: placed.lines, shippingAddress: { province, district } });
    expect(JSON.stringify(data)).not.toContain(someAddress.phone);
    expect(masked).toEqual(["shippingAddress"]);
  });

  it("masks the fields of an address that help the driver", () => {
    const forDriver = {
      landmark: "Quxon Temple",
      floor: "Quxond floor",
      secondPhone: "+94700000099",
      driverNote: "Quxon the gate",
    };
    const shippingAddress = { ...someAddress, ...forDriver };
    for (const type of ["OrderSubmitted", "DeliveryAddressChanged"]) {
      const { data } = visibleData(type, { userId: "ann", shippingAddress }, false);
      for (const value of Object.values(forDriver)) {
        expect(JSON.stringify(data)).not.toContain(value);
      }
    }
  });

  it("masks undeclared fields at any depth", () => {
    const event = {
      ...placed,
      giftFor: "Annie",
      gift: { to: "Annie" },
      lines: [{ ...placed.lines[0], engraving: "Annie" }],
      userId: { nickname: "Annie" },
    };
    const { data, masked } = visibleData("OrderSubmitted", event, false);
    expect(JSON.stringify(data)).not.toContain("Annie");
    expect(data).toMatchObject({ giftFor: maskedText, lines: [{ name: "Chair" }] });
    expect(masked.toSorted()).toEqual(["gift", "giftFor", "lines", "shippingAddress", "userId"]);
    expect(visibleData("OrderSubmitted", event, true)).toMatchObject({ data: event, masked: [] });
  });

  it("masks all fields of an event type that only a later version knows", () => {
    const { data, masked } = visibleData("HoroscopeRead", { sign: "Leo", of: null }, false);
    expect(data).toEqual({ sign: maskedText, of: null });
    expect(masked).toEqual(["sign"]);
  });

  it("shows the erased value for an erased person, and still masks undeclared fields", () => {
    const event = { ...placed, shippingAddress: erasedAddress, giftFor: "Annie" };
    const { data, erased } = visibleData("OrderSubmitted", event, false);
    expect(erased).toBe(true);
    expect(data).toMatchObject({ shippingAddress: erasedAddress, giftFor: maskedText });
  });
});
