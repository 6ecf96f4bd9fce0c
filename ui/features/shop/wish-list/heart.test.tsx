import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { limits } from "../../../generated/shop.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { readGuestWishes, removeGuestWishes, saveGuestWish } from "./guest-wishes.ts";
import { Heart } from "./heart.tsx";
import { mergedText } from "./merge-guest-wishes.ts";

afterEach(() => {
  act(() => removeGuestWishes(readGuestWishes().map(({ productId }) => productId)));
  localStorage.clear();
});

const listOf = (...ids: readonly string[]) => ({
  __typename: "WishList",
  id: "ann",
  items: ids.map((id) => ({ __typename: "WishListItem", id: `ann:${id}`, productId: id })),
});
const changed = (...ids: readonly string[]) => ({
  __typename: "WishListChanged",
  message: "Done",
  wishList: listOf(...ids),
});
const viewerOf = (role: string | null) => ({
  me: role && { __typename: "Me", id: "ann", name: "Ann", email: "ann@example.lk", role },
});

/** Two hearts in the page of a viewer with this role; null for a visitor. */
const openPage = (
  role: string | null,
  script: Parameters<typeof scriptedShop>[0] = {},
  saved: readonly string[] = [],
) => {
  const shop = scriptedShop({
    Viewer: () => viewerOf(role),
    WishIds: () => ({ myWishList: listOf(...saved) }),
    ...script,
  });
  render(
    <>
      <Heart id="sofa" price={900} name="Sofa (Moss)" />
      <Heart id="lamp" price={50} name="Lamp" />
    </>,
    { wrapper: shop.wrapper },
  );
  return shop;
};
const heart = (name: string) => screen.getByRole("button", { name: `${name} in the wish list` });
const expectPressed = (name: string, pressed: boolean) =>
  waitFor(() => expect(heart(name).getAttribute("aria-pressed")).toBe(String(pressed)));

it("saves a visitor's variant in the browser, with its price, and removes it", async () => {
  const { requests } = openPage(null);
  await waitFor(() => expect(requests).toHaveLength(1));
  fireEvent.click(heart("Sofa (Moss)"));
  await expectPressed("Sofa (Moss)", true);
  await expectPressed("Lamp", false);
  expect(readGuestWishes()).toEqual([{ productId: "sofa", savedPrice: 900 }]);
  fireEvent.click(heart("Sofa (Moss)"));
  await expectPressed("Sofa (Moss)", false);
  expect(readGuestWishes()).toEqual([]);
});

it("handles a press before the visitor is known", async () => {
  openPage(null);
  fireEvent.click(heart("Lamp"));
  await expectPressed("Lamp", true);
});

it("refuses one more item than the list holds", async () => {
  for (let at = 0; at < limits.wishes; at += 1)
    saveGuestWish({ productId: `p${at}`, savedPrice: 1 });
  openPage(null);
  fireEvent.click(heart("Lamp"));
  await waitFor(() => expect(saveGuestWish({ productId: "x", savedPrice: 1 })).toBe(false));
  await expectPressed("Lamp", false);
});

it("saves an account's variant by a command, and shows it at once", async () => {
  let answer: (value: Record<string, unknown>) => void = () => undefined;
  const { variablesOf } = openPage(
    "SHOPPER",
    { SaveWish: () => new Promise((resolve) => (answer = resolve)) },
    ["lamp"],
  );
  await expectPressed("Lamp", true);
  fireEvent.click(heart("Sofa (Moss)"));
  await expectPressed("Sofa (Moss)", true);
  await waitFor(() => expect(variablesOf("SaveWish")).toMatchObject([{ productId: "sofa" }]));
  answer({ addToWishList: changed("sofa", "lamp") });
  await expectPressed("Sofa (Moss)", true);
});

it("belongs to its variant while the command for another one is pending", async () => {
  const answer = Promise.withResolvers<Record<string, unknown>>();
  const { wrapper, variablesOf } = scriptedShop({
    Viewer: () => viewerOf("SHOPPER"),
    WishIds: () => ({ myWishList: listOf() }),
    SaveWish: ({ productId }) =>
      productId === "sofa" ? answer.promise : { addToWishList: changed("sofa.2") },
  });
  const { rerender } = render(<Heart id="sofa" price={900} name="Sofa" />, { wrapper });
  await expectPressed("Sofa", false);
  fireEvent.click(heart("Sofa"));
  await expectPressed("Sofa", true);
  rerender(<Heart id="sofa.2" price={900} name="Sofa" />);
  await expectPressed("Sofa", false);
  fireEvent.click(heart("Sofa"));
  await waitFor(() => expect(variablesOf("SaveWish")).toHaveLength(2));
  await expectPressed("Sofa", true);
  await act(async () => answer.resolve({ addToWishList: changed("sofa", "sofa.2") }));
  await expectPressed("Sofa", true);
});

it("returns if the command fails", async () => {
  openPage(
    "SHOPPER",
    {
      RemoveWish: () => {
        throw new ApiError("INTERNAL");
      },
    },
    ["lamp"],
  );
  await expectPressed("Lamp", true);
  fireEvent.click(heart("Lamp"));
  await expectPressed("Lamp", true);
});

it("is missing for staff who can't shop", async () => {
  openPage("ANALYST");
  await waitFor(() => expect(screen.queryAllByRole("button")).toEqual([]));
});

it("says how many items joined, were there, and were left out", () => {
  expect(mergedText({ joined: 2, present: 1, left: 0 })).toBe(
    "2 items from this device were added to your wish list. 1 was already there.",
  );
  expect(mergedText({ joined: 1, present: 0, left: 2 })).toBe(
    "1 item from this device was added to your wish list. 2 couldn’t be added.",
  );
});
