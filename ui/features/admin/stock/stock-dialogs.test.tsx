import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import type { StockRow_ProductFragment } from "../../../generated/operations.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { stockedProduct } from "../../../testing/stock.ts";
import { AdjustDialog, ReceiveDialog } from "./stock-dialogs.tsx";

const kettle = (onHand: number, reserved = 2) =>
  ({
    __typename: "Product",
    id: "uva-kettle",
    name: "Uva Kettle",
    stock: { onHand, reserved, available: onHand - reserved },
  }) as unknown as StockRow_ProductFragment;

const refusal = { __typename: "ProductChanged", code: "PRODUCT_CHANGED", message: "Look again." };

function open(
  Dialog: typeof ReceiveDialog,
  product = kettle(10),
  answer: object | Promise<object> = refusal,
) {
  const shop = scriptedShop({
    ReceiveStock: async () => ({ receiveStock: await answer }),
    CountStock: () => ({ countStock: refusal }),
  });
  const onClose = vi.fn<() => void>();
  const { rerender } = render(<Dialog product={product} onClose={onClose} />, {
    wrapper: shop.wrapper,
  });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
  const said = () => screen.getByRole("status").textContent;
  return {
    shop,
    onClose,
    type,
    press,
    said,
    move: (to: StockRow_ProductFragment) => rerender(<Dialog product={to} onClose={onClose} />),
  };
}

describe("units received", () => {
  it("preview the resulting stock before they are sent", () => {
    const { type, said } = open(ReceiveDialog);
    expect(said()).toBe("");
    type("Units received", "1,200");
    expect(said()).toBe("On hand 10 → 1210, available 8 → 1208");
    expect(screen.getByRole("button", { name: "Receive 1200" })).toBeTruthy();
  });

  it.each(["", "0", "-4", "some", "1000001"])(
    "as %j are not sent, with a message",
    async (typed) => {
      const { shop, type, press } = open(ReceiveDialog);
      type("Units received", typed);
      type("Reason", "Delivery");
      press("Receive");
      expect(await screen.findByText("Please enter the number of units received")).toBeTruthy();
      expect(shop.requests).toEqual([]);
    },
  );

  it("require a reason, and are sent with it", async () => {
    const { shop, type, press } = open(ReceiveDialog);
    type("Units received", "4");
    type("Reason", "  ");
    press("Receive 4");
    expect(await screen.findByText("Please enter a reason")).toBeTruthy();
    expect(shop.requests).toEqual([]);
    type("Reason", "Delivery");
    press("Receive 4");
    await waitFor(() =>
      expect(shop.variablesOf("ReceiveStock")).toMatchObject([
        { productId: "uva-kettle", quantity: 4, reason: "Delivery" },
      ]),
    );
  });

  it("show a rejection in the dialog, and become a new command when edited", async () => {
    const { shop, onClose, type, press } = open(ReceiveDialog);
    type("Units received", "4");
    type("Reason", "Delivery");
    press("Receive 4");
    expect(await screen.findByText("Look again.")).toBeTruthy();
    press("Receive 4");
    await waitFor(() => expect(shop.requests).toHaveLength(2));
    await screen.findByText("Look again.");
    type("Units received", "5");
    press("Receive 5");
    await waitFor(() => expect(shop.requests).toHaveLength(3));
    const [first, again, edited] = shop
      .variablesOf("ReceiveStock")
      .map(({ commandId }) => commandId);
    expect(again).toBe(first);
    expect(edited).not.toBe(first);
    expect(onClose).not.toHaveBeenCalled();
  });
});

it("a late answer closes no dialog that was opened since", async () => {
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const { promise, resolve } = Promise.withResolvers<object>();
  const { shop, onClose, type, press } = open(ReceiveDialog, kettle(10), promise);
  type("Units received", "4");
  type("Reason", "Delivery");
  press("Receive 4");
  await waitFor(() => expect(shop.requests).toHaveLength(1));
  cleanup();
  const product = stockedProduct("uva-kettle");
  await act(async () => resolve({ __typename: "ProductSaved", message: "Received", product }));
  expect(said).toHaveBeenCalledExactlyOnceWith("Received");
  expect(onClose).not.toHaveBeenCalled();
});

describe("a stock count", () => {
  const counted = "Counted on the shelf";

  it.each([
    ["", "Please enter how many are on the shelf"],
    ["1", "2 reserved for orders, so at least 2 must be on the shelf"],
    ["10", "This matches the ledger, so there is nothing to adjust"],
  ])("of %j is not sent: %s", async (typed, words) => {
    const { shop, type, press } = open(AdjustDialog);
    type(counted, typed);
    type("Reason", "Stocktaking");
    press(/^Adjust/);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(shop.requests).toEqual([]);
  });

  it("may be as low as the reserved units", () => {
    const { type, said } = open(AdjustDialog);
    type(counted, "2");
    expect(said()).toBe("On hand 10 → 2, available 8 → 0");
  });

  it("must be repeated if the stock changed during counting", async () => {
    const { shop, type, press, move } = open(AdjustDialog);
    type(counted, "7");
    type("Reason", "Stocktaking");
    move(kettle(9));
    press("Adjust to 7");
    expect(shop.requests).toEqual([]);
    expect(screen.getByText(/The stock changed while you counted: 9 on hand now/)).toBeTruthy();
    press("Count again");
    press("Adjust to 7");
    await waitFor(() =>
      expect(shop.variablesOf("CountStock")).toMatchObject([{ onHand: 7, seen: 9 }]),
    );
  });
});
