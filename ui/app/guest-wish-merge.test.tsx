import { act, render, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import {
  readGuestWishes,
  removeGuestWishes,
  saveGuestWish,
} from "../features/shop/wish-list/guest-wishes.ts";
import { WishIdsDocument } from "../generated/operations.ts";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import { GuestWishMerge } from "./guest-wish-merge.tsx";

afterEach(() => {
  act(() => removeGuestWishes(readGuestWishes().map(({ productId }) => productId)));
  localStorage.clear();
});

const listOf = (...ids: readonly string[]) => ({
  __typename: "WishList",
  id: "ann",
  items: ids.map((id) => ({ __typename: "WishListItem", id: `ann:${id}`, productId: id })),
});

/** A visitor has saved a sofa, and is now signed in with this role. */
const signIn = (role: string | null, answer: () => Record<string, unknown>) => {
  saveGuestWish({ productId: "sofa", savedPrice: 900 });
  const shop = scriptedShop({
    Viewer: () => ({
      me: role && { __typename: "Me", id: "ann", name: "Ann", email: "ann@example.lk", role },
    }),
    WishIds: () => ({ myWishList: listOf() }),
    MergeWishList: answer,
  });
  render(<GuestWishMerge />, { wrapper: shop.wrapper });
  return shop;
};

const merged = () => ({
  mergeWishList: {
    __typename: "WishListMerged",
    ...{ message: "Done", joined: 1, present: 0, left: 0 },
    wishList: listOf("sofa"),
  },
});

it("merges a visitor's list after signing in, and clears the browser's", async () => {
  const { variablesOf, client } = signIn("SHOPPER", merged);
  await waitFor(() => expect(readGuestWishes()).toEqual([]));
  expect(variablesOf("MergeWishList")).toMatchObject([{ productIds: ["sofa"] }]);
  const list = client.readQuery({ query: WishIdsDocument });
  expect(list?.myWishList.items.map(({ productId }) => productId)).toEqual(["sofa"]);
});

it("loses nothing if the merge fails", async () => {
  const { variablesOf } = signIn("SHOPPER", () => {
    throw new TypeError("the connection broke");
  });
  await waitFor(() => expect(variablesOf("MergeWishList")).toHaveLength(1));
  expect(readGuestWishes()).toHaveLength(1);
});

it.each(["ANALYST", null])("keeps the list of a viewer who is %s in the browser", async (role) => {
  const { requests } = signIn(role, merged);
  await waitFor(() => expect(requests.map(({ operation }) => operation)).toEqual(["Viewer"]));
  expect(readGuestWishes()).toHaveLength(1);
});
