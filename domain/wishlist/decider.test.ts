import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { limits } from "../constants.ts";
import type { WishListCommand } from "./commands.ts";
import { wishListDecider } from "./decider.ts";
import type { WishListEvent } from "./events.ts";

const { given } = scenarioOf(wishListDecider);

const add = (productId: string, priceCents = 100): WishListCommand => ({
  type: "AddWish",
  productId,
  offer: { priceCents },
});
const added = (productId: string, priceCents = 100): WishListEvent => ({
  type: "WishAdded",
  data: { productId, priceCents },
});
const remove = (productId: string, strict = false): WishListCommand => ({
  type: "RemoveWish",
  productId,
  strict,
});
const removed = (productId: string): WishListEvent => ({
  type: "WishRemoved",
  data: { productId },
});
const alertOf = (productId: string): WishListEvent => ({
  type: "WishAlertChanged",
  data: { productId, on: true },
});
const restore = (productId: string): WishListCommand => ({ type: "RestoreWish", productId });
const shared = (link: string): WishListEvent => ({
  type: "WishListShared",
  data: { userId: "ann", link, digest: `digest of ${link}` },
});
const share = (link: string): WishListCommand => ({
  type: "ShareWishList",
  userId: "ann",
  ...{ link, digest: `digest of ${link}` },
});
const erased: WishListEvent = { type: "WishListErased", data: { userId: "ann" } };
const erase: WishListCommand = { type: "EraseWishList", userId: "ann" };
const full = Array.from({ length: limits.wishes }, (_, at) => added(`p${at}`));
const tooMany = { code: "INVALID_INPUT", message: "A wish list holds at most 100 items" } as const;

describe("saving a variant", () => {
  it("stores its price, once for each variant", () => {
    given(added("sofa")).when(add("sofa.2", 900)).then(added("sofa.2", 900));
    given().when(add("sofa")).thenOnceOnly();
    given(added("sofa", 500)).when(add("sofa", 400)).then();
  });

  it("refuses one that the shop does not sell, and one more than the list holds", () => {
    given()
      .when({ type: "AddWish", productId: "boat", offer: null })
      .thenRefused({ code: "NOT_FOUND", message: "Product not found." });
    given(...full)
      .when(add("sofa"))
      .thenRefused(tooMany);
    given(...full)
      .when(add("p7"))
      .then();
  });
});

describe("removing a variant", () => {
  it("changes nothing if it is not on the list, and is refused if that matters", () => {
    given(added("sofa")).when(remove("sofa")).then(removed("sofa"));
    given().when(remove("sofa")).then();
    given()
      .when(remove("sofa", true))
      .thenRefused({ code: "NOT_FOUND", message: "This item is no longer on your wish list." });
  });

  it("changes nothing if nothing else is requested", () => {
    given().when({ type: "RemoveWish", productId: "sofa" }).then();
  });

  it("records that its alert was on", () => {
    given(added("a"), alertOf("a"))
      .when(remove("a"))
      .then({ type: "WishRemoved", data: { productId: "a", alert: true } });
  });

  it("can be undone for the latest twenty", () => {
    const pieces = Array.from({ length: 21 }, (_, at) => `p${at}`);
    const { when } = given(...pieces.map((each) => added(each)), ...pieces.map(removed));
    when(restore("p0")).thenRefused({
      code: "NOT_FOUND",
      message: "This item can no longer be restored. Please save it again.",
    });
    when(restore("p1")).then({
      type: "WishRestored",
      data: { productId: "p1", priceCents: 100, alert: false, place: 0 },
    });
  });

  it("can be undone: price, alert and place are as before", () => {
    const alert = alertOf("b");
    const { state } = given(added("a"), added("b", 700), added("c"), alert, removed("b"))
      .when(restore("b"))
      .then({
        type: "WishRestored",
        data: { productId: "b", priceCents: 700, alert: true, place: 1 },
      });
    expect(state.lines.map(({ productId }) => productId)).toEqual(["a", "b", "c"]);
    expect(state.removed).toEqual([]);
  });

  it("can no longer be undone after it was saved again, or if it never was on the list", () => {
    given(added("a", 1), removed("a"), added("a", 2)).when(restore("a")).then();
    given(added("a"), removed("a"), added("a"), removed("a")).when(restore("a")).thenOnceOnly();
    given().when(restore("a")).thenRefused({ code: "NOT_FOUND" });
    given(added("a"), removed("a"), ...full)
      .when(restore("a"))
      .thenRefused(tooMany);
  });
});

describe("the price alert of a variant", () => {
  const turn = (on: boolean): WishListCommand => ({ type: "ChangeWishAlert", productId: "a", on });

  it("is turned on and off", () => {
    given(added("a"))
      .when(turn(true))
      .then({ type: "WishAlertChanged", data: { productId: "a", on: true } });
    given(added("a")).when(turn(true)).thenOnceOnly();
    given(added("a")).when(turn(false)).then();
    given().when(turn(true)).thenRefused({ code: "NOT_FOUND" });
  });
});

describe("merging a visitor's list", () => {
  const merge = (...ids: readonly string[]): WishListCommand => ({
    type: "MergeGuestWishes",
    mergeId: "m1",
    wishes: ids.map((productId) => ({
      productId,
      offer: productId === "boat" ? null : { priceCents: 100 },
    })),
  });
  const joined = (productId: string): WishListEvent => ({
    type: "WishAdded",
    data: { productId, priceCents: 100, mergeId: "m1" },
  });

  it("adds what is sold and not yet on the list, and remembers it", () => {
    const { state } = given(added("a"))
      .when(merge("a", "boat", "b", "c"))
      .then(joined("b"), joined("c"));
    expect(state.merges).toEqual([{ mergeId: "m1", productIds: ["b", "c"] }]);
  });

  it("happens once, also if a merged variant was removed since", () => {
    given().when(merge("a")).thenOnceOnly();
    given(joined("a"), joined("b"), removed("a")).when(merge("a", "b")).then();
  });

  it("remembers each list, and nothing about other additions", () => {
    const joinedBy = (mergeId: string, productId: string): WishListEvent => ({
      type: "WishAdded",
      data: { productId, priceCents: 100, mergeId },
    });
    const { state } = given(
      added("a"),
      joinedBy("m1", "b"),
      joinedBy("m2", "c"),
      joinedBy("m1", "d"),
    );
    expect(state.merges).toEqual([
      { mergeId: "m1", productIds: ["b", "d"] },
      { mergeId: "m2", productIds: ["c"] },
    ]);
    given(joinedBy("m2", "c")).when(merge("a")).then(joined("a"));
    const many = Array.from({ length: 9 }, (_, at) => joinedBy(`m${at}`, `p${at}`));
    expect(given(...many).state.merges.map(({ mergeId }) => mergeId)).toEqual(
      Array.from({ length: 8 }, (_, at) => `m${at + 1}`),
    );
  });

  it("adds no more than the list holds", () => {
    given(...full.slice(1))
      .when(merge("a", "b"))
      .then(joined("a"));
  });

  it("refuses an empty list, a too long one, and a repeated variant", () => {
    given()
      .when(merge())
      .thenRefused({
        code: "INVALID_INPUT",
        fields: [{ field: "productIds", message: "A wish list holds at most 100 items" }],
      });
    const ids = Array.from({ length: limits.wishes }, (_, at) => `g${at}`);
    given()
      .when(merge(...ids))
      .then(...ids.map(joined));
    given()
      .when(merge(...Array.from({ length: limits.wishes + 1 }, (_, at) => `g${at}`)))
      .thenRefused(tooMany);
    given()
      .when(merge("a", "a"))
      .thenRefused({
        code: "INVALID_INPUT",
        fields: [{ field: "productIds", message: "Each item can only be in the list once" }],
      });
  });
});

describe("sharing", () => {
  const unshared: WishListEvent = { type: "WishListUnshared", data: {} };

  it("keeps the present link, and has another one after it was stopped", () => {
    given().when(share("one")).then(shared("one"));
    given(shared("one")).when(share("two")).then();
    given(shared("one"), unshared).when(share("two")).then(shared("two"));
  });

  it("is stopped once", () => {
    given(shared("one")).when({ type: "StopSharing" }).then(unshared);
    given(shared("one")).when({ type: "StopSharing" }).thenOnceOnly();
    given().when({ type: "StopSharing" }).then();
  });

  it("keeps the link out of memory", () => {
    const { state } = given().when(share("a secret")).then(shared("a secret"));
    expect(JSON.stringify({ ...state, shareDigest: "" })).not.toContain("a secret");
    expect(state.shareDigest).toBe("digest of a secret");
  });
});

describe("the erasure of its owner", () => {
  it("removes every line, and ends the sharing", () => {
    const { state } = given(added("a"), added("b"), shared("one"))
      .when(erase)
      .then(removed("a"), removed("b"), erased);
    expect(state).toMatchObject({ lines: [], removed: [], shareDigest: null });
  });

  it("happens once, and stores nothing for an unused list", () => {
    given(added("a")).when(erase).then(removed("a"), erased);
    given(shared("one")).when(erase).then(erased);
    given(added("a"), removed("a")).when(erase).then(erased);
    given(added("a")).when(erase).thenOnceOnly();
    given().when(erase).then();
  });

  it("lets nothing be added any more", () => {
    given(added("a"), erased).when(add("b")).thenRefused({ code: "NOT_FOUND" });
    given(added("a"), erased).when(share("one")).thenRefused({ code: "NOT_FOUND" });
  });
});
