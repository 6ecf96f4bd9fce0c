import { expect, it } from "vitest";
import type { WishListEvent } from "#domain/wishlist/events.ts";
import {
  documentsOf,
  expectReplayable,
  recorded,
  timeOf,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { wishListsProjection } from "./projection.ts";

const ann = (event: WishListEvent): GivenEvent => ["wishlist-ann", event];
const listOf = (...events: readonly WishListEvent[]) =>
  documentsOf(wishListsProjection, recorded(...events.map(ann))).get("ann");

const added = (productId: string, priceCents = 100): WishListEvent => ({
  type: "WishAdded",
  data: { productId, priceCents },
});
const noDrops = { deferred: [], dropsDueAt: null, dropSentAt: null };
const removed = (productId: string): WishListEvent => ({
  type: "WishRemoved",
  data: { productId },
});
const shared: WishListEvent = {
  type: "WishListShared",
  data: { userId: "ann", link: "secret", digest: "digest" },
};

it("lists saved variants with price and time, oldest first", () => {
  expect(
    listOf(added("lamp", 500), added("sofa.2", 900), removed("lamp"), added("lamp", 400)),
  ).toEqual({
    id: "ann",
    lines: [
      { productId: "sofa.2", priceCents: 900, alert: false, since: timeOf(1) },
      { productId: "lamp", priceCents: 400, alert: false, since: timeOf(3) },
    ],
    ...noDrops,
    link: "",
    shareDigest: null,
  });
});

it("puts a restored line back at its place, with its price and its alert", () => {
  const restored: WishListEvent = {
    type: "WishRestored",
    data: { productId: "lamp", priceCents: 500, alert: true, place: 0 },
  };
  const list = listOf(added("lamp", 500), added("sofa"), removed("lamp"), restored);
  expect(
    list?.lines.map(({ productId, priceCents, alert }) => [productId, priceCents, alert]),
  ).toEqual([
    ["lamp", 500, true],
    ["sofa", 100, false],
  ]);
});

it("follows the price alert of a line", () => {
  const alert: WishListEvent = { type: "WishAlertChanged", data: { productId: "lamp", on: true } };
  expect(listOf(added("lamp"), added("sofa"), alert)?.lines.map((line) => line.alert)).toEqual([
    true,
    false,
  ]);
});

it("holds the link and its digest while the list is shared", () => {
  expect(listOf(added("lamp"), shared)).toMatchObject({ link: "secret", shareDigest: "digest" });
  expect(listOf(shared, { type: "WishListUnshared", data: {} })).toMatchObject({
    link: "",
    shareDigest: null,
  });
});

it("is empty and not shared after its person's erasure", () => {
  const erased: WishListEvent = { type: "WishListErased", data: { userId: "ann" } };
  expect(listOf(added("lamp"), shared, erased)).toEqual({
    id: "ann",
    lines: [],
    ...noDrops,
    link: "",
    shareDigest: null,
  });
});

it("belongs to one person each, and tolerates repeated events", () => {
  const events = recorded(
    ann(added("lamp")),
    ["wishlist-ben", added("sofa")],
    ann(removed("lamp")),
  );
  expect(documentsOf(wishListsProjection, events).get("ben")?.lines).toHaveLength(1);
  expectReplayable(wishListsProjection, events);
});
