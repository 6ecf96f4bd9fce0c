import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { messages } from "../../../generated/shop.ts";
import { ownOrderOf } from "../../../testing/own-orders.ts";
import { openPage } from "../../../testing/page.tsx";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { OrderActions } from "./order-actions.tsx";
import type { OwnOrder } from "./use-own-order.ts";

type Reply = (variables: Readonly<Record<string, unknown>>) => object | Promise<object>;

const open = (order: OwnOrder, { add, cancel }: { add?: Reply; cancel?: Reply } = {}) => {
  vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const shop = scriptedShop({
    OrderAgain: async (variables) => ({ addToCart: (await add?.(variables)) ?? {} }),
    CancelOrder: async (variables) => ({ cancelOrder: (await cancel?.(variables)) ?? {} }),
  });
  openPage(<OrderActions order={order} />, { shop });
  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByText(name, { selector: "button" }));
    });
  return { ...shop, press };
};

const [kettle] = ownOrderOf().items;
const itemOf = (productId: string, quantity: number) => ({
  ...kettle!,
  ...{ productId, quantity, name: productId.toUpperCase(), lineTotal: quantity * 9_850 },
});
const two = ownOrderOf({ items: [itemOf("lamp", 1), itemOf("mat", 3)] });

const inCart: Reply = ({ productId }) => ({
  __typename: "CartChanged",
  message: "Added",
  position: "0000000000000001",
  cart: {
    ...{ __typename: "Cart", id: "cart", position: "0000000000000001", itemCount: 1 },
    ...{ shortCount: 0, subtotal: 0, deliveryFee: 0, total: 0 },
    items: [
      {
        ...{ __typename: "CartItem", id: `line-${String(productId)}`, productId, quantity: 1 },
        ...{ lineTotal: 9_850, priceWhenAdded: 9_850 },
        product: {
          __typename: "Product",
          id: productId,
          variantId: productId,
          name: productId,
          price: 9_850,
          countInStock: 9,
        },
      },
    ],
  },
});
const shortOf =
  (available: number): Reply =>
  ({ productId }) => ({
    __typename: "StockShortage",
    code: "STOCK_SHORTAGE",
    message: `Only ${available} left`,
    lines: [{ __typename: "StockShortageLine", productId, available }],
  });

describe("ordering again", () => {
  it("adds one item after the other to the cart, confirms it in focus, and links there", async () => {
    const { press, variablesOf } = open(two, { add: inCart });
    await press("Order again");
    expect(variablesOf("OrderAgain")).toMatchObject([
      { productId: "lamp", quantity: 1 },
      { productId: "mat", quantity: 3 },
    ]);
    const box = document.activeElement as HTMLElement;
    expect(box.textContent).toMatch(/^The 4 items are in your cart again\./);
    expect(screen.getByText("Open cart").getAttribute("href")).toBe("/cart");
  });

  it("adds the available units if fewer are left, and shows how many there were", async () => {
    const { press, variablesOf } = open(two, {
      add: (variables) => (variables["quantity"] === 3 ? shortOf(2)(variables) : inCart(variables)),
    });
    await press("Order again");
    expect(variablesOf("OrderAgain").map(({ quantity }) => quantity)).toEqual([1, 3, 2]);
    expect(screen.getByText(/^3 of 4 items are in your cart again\./)).toBeDefined();
    expect(screen.getByText("Only 2 left")).toBeDefined();
  });

  it("reports both if adding fewer units fails as well", async () => {
    const { press } = open(two, {
      add: (variables) => {
        if (variables["quantity"] === 2) throw new ApiError("UNAVAILABLE");
        return variables["quantity"] === 3 ? shortOf(2)(variables) : inCart(variables);
      },
    });
    await press("Order again");
    expect(screen.getByText(/^1 of 4 items/)).toBeDefined();
    expect(screen.getByText("Only 2 left")).toBeDefined();
    expect(screen.getByText(/^MAT: .+ Try again\.$/)).toBeDefined();
  });

  it("does not retry items that are out of stock, and shows a common reason once", async () => {
    const { press, variablesOf } = open(two, { add: shortOf(0) });
    await press("Order again");
    expect(variablesOf("OrderAgain")).toHaveLength(2);
    expect(screen.getByText(/^None of these items is available right now\./)).toBeDefined();
    expect(screen.getAllByText("Only 0 left")).toHaveLength(1);
  });

  it("sends the same command again after a lost answer, which adds nothing twice", async () => {
    let isAway = true;
    const { press, variablesOf } = open(ownOrderOf(), {
      add: (variables) => {
        if (isAway) throw new ApiError("UNAVAILABLE");
        return inCart(variables);
      },
    });
    await press("Order again");
    isAway = false;
    await press("Order again");
    await press("Order again");
    const [lost, answered, next] = variablesOf("OrderAgain").map(({ commandId }) => commandId);
    expect(answered).toBe(lost);
    expect(next).not.toBe(lost);
  });
});

describe("the available actions", () => {
  const buttons = (order: OwnOrder) => {
    open(order);
    const found = screen.getAllByRole("button").map(({ textContent }) => textContent);
    cleanup();
    return found;
  };

  it("offer cancelling only while it is prepared and only to the buyer, and printing to all", () => {
    expect(buttons(ownOrderOf())).toEqual(["Order again", "Print", "Cancel order"]);
    expect(buttons(ownOrderOf({ status: "ITEM_PACKING" }))).toEqual(["Order again", "Print"]);
    expect(buttons(ownOrderOf({ phase: "CANCELLED" }))).toEqual(["Order again", "Print"]);
    expect(buttons(ownOrderOf({ mine: false }))).toEqual(["Print"]);
  });

  it("print the order", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    const { press } = open(ownOrderOf());
    await press("Print");
    expect(print).toHaveBeenCalledOnce();
  });
});

describe("cancelling", () => {
  const ask = async (cancel: Reply) => {
    const page = open(ownOrderOf(), { cancel });
    await page.press("Cancel order");
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel order NV-1?" }));
    const answer = (name: string) =>
      act(async () => {
        fireEvent.click(dialog.getByText(name, { selector: "button" }));
      });
    return { ...page, dialog, answer };
  };
  const cancelled: Reply = () => ({
    __typename: "OrderCancelled",
    message: "The order is cancelled",
    order: ownOrderOf({ phase: "CANCELLED" }),
  });

  it("explains the consequences first, and does nothing if the order is kept", async () => {
    const { dialog, answer, variablesOf } = await ask(cancelled);
    expect(dialog.getByText(/^The item goes back to the shop\. You weren’t charged/)).toBeDefined();
    await answer("Keep order");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(variablesOf("CancelOrder")).toEqual([]);
  });

  it("does not close the dialog that was opened again before the answer", async () => {
    const late = Promise.withResolvers<object>();
    const { press, answer } = await ask(() => late.promise);
    await answer("Cancel order");
    await answer("Keep order");
    await press("Cancel order");
    await act(async () => late.resolve(cancelled({})));
    expect(notify.success).toHaveBeenCalledExactlyOnceWith("The order is cancelled");
    expect(screen.getByRole("dialog")).toBeDefined();
  });

  it("requires no reason, sends the selected one, and confirms the cancellation", async () => {
    const { dialog, answer, variablesOf } = await ask(cancelled);
    const why = dialog.getByLabelText<HTMLSelectElement>(/^Why\?/);
    const reason = why.options[2]?.value ?? "";
    fireEvent.change(why, { target: { value: why.options[1]?.value } });
    fireEvent.change(why, { target: { value: "" } });
    fireEvent.change(why, { target: { value: reason } });
    await answer("Cancel order");
    expect(variablesOf("CancelOrder")).toMatchObject([{ orderId: "1", reason }]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(notify.success).toHaveBeenCalledExactlyOnceWith("The order is cancelled");
  });

  it("reports in focus that it is too late, and stays open; each press is the same command", async () => {
    const { dialog, answer, variablesOf } = await ask(() => ({
      __typename: "OrderClosed",
      code: "ORDER_CLOSED",
      message: "It is on its way already",
    }));
    await answer("Cancel order");
    expect(document.activeElement?.textContent).toBe("It is on its way already");
    await answer("Cancel order");
    const [first, second] = variablesOf("CancelOrder");
    expect(first).toMatchObject({ reason: null });
    expect(second?.["commandId"]).toBe(first?.["commandId"]);
    expect(dialog.getByText("Keep order")).toBeDefined();
    expect(notify.success).not.toHaveBeenCalled();
  });

  it("reports that the order was not cancelled if the shop is unreachable", async () => {
    const { answer } = await ask(() => {
      throw new ApiError("UNAVAILABLE");
    });
    await answer("Cancel order");
    expect(screen.getByText(messages.order.cancelFailed)).toBeDefined();
  });
});
