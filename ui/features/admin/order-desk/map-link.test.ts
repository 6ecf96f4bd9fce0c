import { expect, it } from "vitest";
import { deskOrderOf } from "../../../testing/desk-orders.ts";
import { mapLink } from "./map-link.ts";

const address = {
  ...deskOrderOf(1).details.shippingAddress,
  address: "12 Galle Road",
  landmark: "Opposite the temple",
  floor: "2nd floor",
  secondPhone: "0112345678",
  driverNote: "Ring twice",
};
const placeIn = (link: string) => new URL(link).searchParams.get("query");

it("contains only the place: no name, number or email leaves the shop", () => {
  const link = decodeURIComponent(mapLink(address).replaceAll("+", " "));
  expect(placeIn(mapLink(address))).toBe("12 Galle Road, Colombo 03 00300, Sri Lanka");
  const { firstName, lastName, email, phone, landmark, floor, secondPhone, driverNote } = address;
  for (const own of [firstName, lastName, email, phone]) expect(link).not.toContain(own);
  for (const own of [landmark, floor, secondPhone, driverNote]) expect(link).not.toContain(own);
});

it("omits missing parts without gaps, and escapes parameter characters", () => {
  expect(placeIn(mapLink({ ...address, zipCode: "", country: "" }))).toBe(
    "12 Galle Road, Colombo 03",
  );
  expect(placeIn(mapLink({ ...address, address: "Lake & Sons #4?api=2" }))).toBe(
    "Lake & Sons #4?api=2, Colombo 03 00300, Sri Lanka",
  );
});
