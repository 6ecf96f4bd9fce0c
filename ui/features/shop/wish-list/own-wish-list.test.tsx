import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { cartChanged, cartOf, productOf } from "../../../testing/carts.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { OwnWishList } from "./own-wish-list.tsx";

interface Wish {
  id: string;
  savedPrice?: number;
  countInStock?: number;
  alert?: boolean;
}

const itemOf = ({ id, savedPrice = 1_000, countInStock = 9, alert = false }: Wish) => ({
  __typename: "WishListItem",
  id: `ann:${id}`,
  productId: id,
  ...{ savedPrice, alert },
  variant: { __typename: "Variant", id, values: id === "sofa" ? ["Moss", "Teak"] : [] },
  product: {
    ...productOf(id, countInStock),
    ...{ variantId: id, rating: 0, numReviews: 0, modelUrl: null },
  },
});

const listOf = (wishes: readonly Wish[], link: string | null = null) => ({
  __typename: "WishList",
  id: "ann",
  position: "1",
  link,
  items: wishes.map(itemOf),
});

const changed = (wishes: readonly Wish[], link: string | null = null) => ({
  __typename: "WishListChanged",
  message: "Done",
  wishList: listOf(wishes, link),
});

/** The page of a list; the shop answers by the script. */
const openList = async (
  wishes: readonly Wish[],
  script: Parameters<typeof scriptedShop>[0] = {},
  link: string | null = null,
) => {
  const shop = scriptedShop({
    MyWishList: () => ({ myWishList: listOf(wishes, link) }),
    ...script,
  });
  render(
    <MemoryRouter>
      <OwnWishList />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  await screen.findByRole("heading", { name: "Wish list", level: 1 });
  return shop;
};

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const names = () => screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);

it("shows each variant with its options, the sum, and a price that dropped", async () => {
  await openList([{ id: "sofa", savedPrice: 1_250 }, { id: "lamp" }]);
  expect(await screen.findByText("2 items, Rs. 2,000.00")).toBeDefined();
  expect(screen.getByText("Moss, Teak")).toBeDefined();
  expect(screen.getByText("Rs. 250 less")).toBeDefined();
  expect(screen.getByText("Rs. 1,250.00").tagName).toBe("S");
});

it("removes an item, moves the focus to its neighbour, and restores it", async () => {
  const both = [{ id: "sofa" }, { id: "lamp" }];
  const { variablesOf } = await openList(both, {
    RemoveWish: () => ({ removeFromWishList: changed([{ id: "lamp" }]) }),
    RestoreWish: () => ({ restoreWish: changed(both) }),
  });
  press("Remove SOFA (Moss, Teak)");
  expect(await screen.findByText("SOFA (Moss, Teak) removed")).toBeDefined();
  expect(document.activeElement?.textContent).toBe("LAMP");
  press("Undo removing SOFA (Moss, Teak)");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("SOFA"));
  expect(variablesOf("RestoreWish")).toMatchObject([{ productId: "sofa" }]);
  expect(screen.queryByText("SOFA (Moss, Teak) removed")).toBeNull();
});

it("moves an item to the cart, and takes one unit back", async () => {
  const { variablesOf } = await openList([{ id: "lamp" }], {
    MoveToCart: () => ({
      moveToCart: {
        __typename: "MovedToCart",
        message: "Done",
        cart: cartOf({ lamp: 3 }),
        wishList: listOf([]),
      },
    }),
    RestoreWish: () => ({ restoreWish: changed([{ id: "lamp" }]) }),
    ChangeCartLine: () => ({ changeCartQuantity: cartChanged({ lamp: 2 }) }),
  });
  press("Move to Cart: LAMP");
  expect(await screen.findByText("LAMP is in your cart")).toBeDefined();
  expect(screen.getByText("Your wish list is empty")).toBeDefined();
  press("Undo moving LAMP");
  await screen.findByRole("link", { name: "LAMP" });
  expect(variablesOf("ChangeCartLine")).toMatchObject([{ productId: "lamp", quantity: 2 }]);
});

it("says why an item was not moved, and keeps it", async () => {
  await openList([{ id: "lamp" }], {
    MoveToCart: () => ({
      moveToCart: { __typename: "StockShortage", code: "STOCK_SHORTAGE", message: "Only 1 left" },
    }),
  });
  press("Move to Cart: LAMP");
  expect(await screen.findByText("Only 1 left")).toBeDefined();
  expect(screen.getByRole("link", { name: "LAMP" })).toBeDefined();
});

it("moves all that is in stock, and names what stays", async () => {
  const gone = { id: "sofa", countInStock: 0 };
  const { variablesOf } = await openList([{ id: "lamp" }, gone], {
    MoveToCart: () => ({
      moveToCart: {
        __typename: "MovedToCart",
        message: "Done",
        cart: cartOf({ lamp: 1 }),
        wishList: listOf([gone]),
      },
    }),
  });
  const move = screen.getByRole("button", { name: "Move to Cart: SOFA (Moss, Teak)" });
  expect(move.hasAttribute("disabled")).toBe(true);
  press("Move all to Cart");
  expect(
    await screen.findByText(
      /1 of 2 items are in your cart. SOFA \(Moss, Teak\) is sold out, so it stays here./,
    ),
  ).toBeDefined();
  expect(variablesOf("MoveToCart")).toHaveLength(1);
  expect(names()).toContain("SOFA");
});

it("turns the price alert on, and back if that fails", async () => {
  let answers = 0;
  await openList([{ id: "lamp" }], {
    ChangeWishAlert: () => {
      answers += 1;
      if (answers > 1) throw new TypeError("the connection broke");
      return { changeWishAlert: changed([{ id: "lamp", alert: true }]) };
    },
  });
  const alert = () =>
    screen.getByRole<HTMLInputElement>("switch", { name: "Email me if the price drops: LAMP" });
  fireEvent.click(alert());
  await waitFor(() => expect(alert().checked).toBe(true));
  await waitFor(() => expect(answers).toBe(1));
  fireEvent.click(alert());
  expect(await screen.findByText(messages.wishList.failed)).toBeDefined();
  expect(alert().checked).toBe(true);
});

it("keeps the latest choice of the price alert while an earlier one is answered", async () => {
  const answers = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const late = [...answers];
  await openList([{ id: "lamp" }], {
    ChangeWishAlert: async ({ on }) => {
      await late.shift()?.promise;
      return { changeWishAlert: changed([{ id: "lamp", alert: on === true }]) };
    },
  });
  const alert = () => screen.getByRole<HTMLInputElement>("switch");
  fireEvent.click(alert());
  fireEvent.click(alert());
  await act(async () => answers[0]?.resolve(null));
  expect(alert().checked).toBe(false);
  await act(async () => answers[1]?.resolve(null));
  expect(alert().checked).toBe(false);
});

it("creates a link, and asks before it stops sharing", async () => {
  await openList([{ id: "lamp" }], {
    ShareWishList: () => ({ shareWishList: changed([{ id: "lamp" }], "secret") }),
    StopSharingWishList: () => ({ stopSharingWishList: changed([{ id: "lamp" }]) }),
  });
  press("Get a link");
  const field = await screen.findByLabelText<HTMLInputElement>("Link to your wish list");
  expect(field.value).toBe(`${location.origin}/wishlist/shared/secret`);
  expect(document.activeElement).toBe(field);
  press("Stop sharing");
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/The link stops working at once/)).toBeDefined();
  fireEvent.click(within(dialog).getByRole("button", { name: "Stop sharing" }));
  expect(await screen.findByRole("button", { name: "Get a link" })).toBeDefined();
});

it("offers no sharing of an empty list", async () => {
  await openList([]);
  expect(screen.getByText("Your wish list is empty")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Get a link" })).toBeNull();
});
