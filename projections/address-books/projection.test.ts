import { describe, expect, it } from "vitest";
import type { ShopEvent } from "#domain/events.ts";
import type { ShippingAddress } from "#domain/order/events.ts";
import { erasedAddress } from "#domain/order/erased-address.ts";
import {
  documentsOf,
  expectReplayable,
  recorded,
  timeOf,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { addressOf, orderOf } from "../../testing/shop.ts";
import { addressBooksProjection, keptAddresses } from "./projection.ts";

const ordered = (id: string, changes: Partial<ShippingAddress> = {}): GivenEvent => [
  `order-${id}`,
  {
    type: "OrderSubmitted",
    data: { ...orderOf(), userId: "ann", shippingAddress: addressOf(changes) },
  },
];
const moved = (id: string, changes: Partial<ShippingAddress>): GivenEvent => [
  `order-${id}`,
  {
    type: "DeliveryAddressChanged",
    data: { userId: "ann", shippingAddress: addressOf(changes) },
  },
];
const event = (stream: string, happened: ShopEvent): GivenEvent => [stream, happened];
const forgotten = (orderId: string) =>
  event("addressbook-ann", { type: "DeliveryAddressForgotten", data: { orderId } });

const bookOf = (...events: readonly GivenEvent[]) =>
  documentsOf(addressBooksProjection, recorded(...events)).get("ann")?.addresses;
const streets = (...events: readonly GivenEvent[]) =>
  bookOf(...events)?.map(({ orderId, address }) => [orderId, address.address]);

describe("the suggested addresses", () => {
  it("are those of the latest orders, newest first, five at most", () => {
    const orders = Array.from({ length: 7 }, (_, index) =>
      ordered(`o${index}`, { address: `${index} Lake Road` }),
    );
    const book = bookOf(...orders);
    expect(book).toHaveLength(keptAddresses);
    expect(book?.[0]).toEqual({
      orderId: "o6",
      usedAt: timeOf(6),
      address: addressOf({ address: "6 Lake Road" }),
    });
    expect(book?.at(-1)?.orderId).toBe("o2");
  });

  it("appear once each, as last written", () => {
    const book = bookOf(
      ordered("o1"),
      ordered("o2", { address: "2 Hill Street" }),
      ordered("o3", { address: " 1  LAKE road ", phone: "0112345678", email: "new@example.com" }),
    );
    expect(book?.map(({ orderId, address }) => [orderId, address.phone])).toEqual([
      ["o3", "0112345678"],
      ["o2", "+94771234567"],
    ]);
  });

  it("differ if another person lives at the same place", () => {
    expect(streets(ordered("o1"), ordered("o2", { firstName: "Ben" }))).toHaveLength(2);
  });

  it("follow a changed delivery address", () => {
    const events = [ordered("o1"), moved("o1", { address: "14/2 Temple Road" })];
    expect(streets(...events)).toEqual([["o1", "14/2 Temple Road"]]);
  });

  it("belong to one person each", () => {
    expect(
      bookOf(["order-o1", { type: "OrderSubmitted", data: { ...orderOf(), userId: "ben" } }]),
    ).toBe(undefined);
  });

  it("tolerate repeated events", () => {
    expectReplayable(
      addressBooksProjection,
      recorded(ordered("o1"), moved("o1", { address: "2 Hill Street" }), forgotten("o1")),
    );
  });
});

describe("a forgotten address", () => {
  it("is no longer suggested, the others are", () => {
    const events = [ordered("o1"), ordered("o2", { address: "2 Hill Street" }), forgotten("o1")];
    expect(streets(...events)).toEqual([["o2", "2 Hill Street"]]);
  });

  it("is suggested again after an order to it", () => {
    expect(streets(ordered("o1"), forgotten("o1"), ordered("o3"))).toEqual([["o3", "1 Lake Road"]]);
  });

  it("changes nothing if there was no address", () => {
    expect(bookOf(forgotten("o1"))).toBeUndefined();
  });
});

describe("an erased person", () => {
  it("has no addresses", () => {
    const erased = event("order-o1", { type: "OrderBuyerErased", data: { userId: "ann" } });
    expect(bookOf(ordered("o1"), ordered("o2", { address: "2 Hill Street" }), erased)).toEqual([]);
  });

  it("has none after a refold of the log without the addresses", () => {
    expect(bookOf(ordered("o1", erasedAddress), moved("o1", erasedAddress))).toEqual([]);
  });
});
