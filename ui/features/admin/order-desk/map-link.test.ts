import { expect, it } from "vitest";
import { twoKettles } from "../../../testing/submissions.ts";
import { mapLink } from "./map-link.ts";

const address = { ...twoKettles.input.shippingAddress, __typename: "ShippingAddress" as const };
const placeIn = (link: string) => new URL(link).searchParams.get("query");

it("contains only the place: no name, number or email leaves the shop", () => {
  const link = decodeURIComponent(mapLink(address).replaceAll("+", " "));
  expect(placeIn(mapLink(address))).toBe("12 Galle Road, Colombo 03 00300, Sri Lanka");
  for (const own of [address.firstName, address.lastName, address.email, address.phone]) {
    expect(link).not.toContain(own);
  }
});

it("omits missing parts without gaps, and escapes parameter characters", () => {
  expect(placeIn(mapLink({ ...address, zipCode: "", country: "" }))).toBe(
    "12 Galle Road, Colombo 03",
  );
  expect(placeIn(mapLink({ ...address, address: "Lake & Sons #4?api=2" }))).toBe(
    "Lake & Sons #4?api=2, Colombo 03 00300, Sri Lanka",
  );
});
