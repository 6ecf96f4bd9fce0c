import { render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CartPageQuery } from "../../../../generated/operations.ts";
import { cartOf, productOf } from "../../../../testing/carts.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { forgetPromoCode, usePromo } from "./use-promo.ts";

type Cart = CartPageQuery["cart"];

const accepted = {
  promoQuote: {
    __typename: "PromoAccepted",
    discount: { __typename: "Discount", code: "TENOFF", kind: "PERCENT", percent: 10, amount: 50 },
  },
};

/** A cart of three lamps, of which the shop has `inStock`. */
const cartWith = (inStock: number): Cart => {
  const cart = cartOf({ lamp: 3 });
  const items = cart.items.map((item) => ({ ...item, product: productOf("lamp", inStock) }));
  return { ...cart, items } as unknown as Cart;
};

function Shown({ cart }: { cart: Cart }) {
  const { discount, apply } = usePromo(cart);
  return <button onClick={() => apply("TENOFF")}>{discount?.amount ?? "no discount"}</button>;
}

it("asks for the units that can be ordered, and gives nothing once there are none", async () => {
  const shop = scriptedShop({ PromoQuote: () => accepted });
  const shown = render(<Shown cart={cartWith(2)} />, { wrapper: shop.wrapper });
  screen.getByText("no discount").click();
  await screen.findByText("50");
  expect(shop.requests).toMatchObject([
    { variables: { code: "TENOFF", items: [{ productId: "lamp", quantity: 2 }] } },
  ]);
  shown.rerender(<Shown cart={cartWith(1)} />);
  await waitFor(() => expect(shop.requests).toHaveLength(2));
  // The total of a cart would be below zero with a discount for what can't be ordered.
  shown.rerender(<Shown cart={cartWith(0)} />);
  await screen.findByText("no discount");
  expect(shop.requests).toHaveLength(2);
  forgetPromoCode();
});
