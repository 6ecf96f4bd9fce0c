import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { cartChanged } from "../../../testing/carts.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { RemovedLines } from "./removed-lines.tsx";

const lineOf = (productId: string, quantity = 1) => ({
  productId,
  name: productId.toUpperCase(),
  quantity,
});

type Answer = Record<string, unknown> | TypeError;

/** Removed lines; the shop gives the scripted answers in order. */
const openCart = (answers: Answer[], ...lines: ReturnType<typeof lineOf>[]) => {
  const shop = scriptedShop({
    RestoreCartLine: () => {
      const answer = answers.shift() ?? new TypeError("the shop is unreachable");
      if (answer instanceof TypeError) throw answer;
      return { addToCart: answer };
    },
  });
  const onRestored = vi.fn();
  render(<RemovedLines lines={lines} onRestored={onRestored} />, { wrapper: shop.wrapper });
  const undo = (name: string) =>
    fireEvent.click(screen.getByRole("button", { name: `Undo removing ${name}` }));
  return { ...shop, onRestored, undo };
};

const shortage = {
  __typename: "StockShortage",
  code: "STOCK_SHORTAGE",
  message: "Only 1 left",
  lines: [],
};

it("is an empty region if nothing was removed, so that screen readers announce additions", () => {
  openCart([]);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("names each removed line", () => {
  openCart([], lineOf("kettle"), lineOf("lamp"));
  expect(screen.getByText("KETTLE removed")).toBeDefined();
  expect(screen.getByText("LAMP removed")).toBeDefined();
});

it("restores the removed quantity", async () => {
  const { undo, onRestored, variablesOf } = openCart(
    [cartChanged({ kettle: 3 })],
    lineOf("kettle", 3),
    lineOf("lamp"),
  );
  undo("KETTLE");
  await waitFor(() => expect(onRestored.mock.calls).toEqual([[lineOf("kettle", 3)]]));
  expect(variablesOf("RestoreCartLine")[0]).toMatchObject({ productId: "kettle", quantity: 3 });
});

it.each([
  ["the shop's word", shortage, "Only 1 left"],
  ["its own where none came", new TypeError("no way"), messages.cart.addFailed],
])("shows why it was not restored, in %s", async (_what, answer, words) => {
  const { undo, onRestored } = openCart([answer], lineOf("kettle"));
  undo("KETTLE");
  expect(await screen.findByText(words)).toBeDefined();
  expect(onRestored).not.toHaveBeenCalled();
});

it("sends one command in all attempts, so that nothing is restored twice", async () => {
  const answers = [new TypeError("no way"), cartChanged({ kettle: 1 })];
  const { undo, onRestored, variablesOf } = openCart(answers, lineOf("kettle"));
  undo("KETTLE");
  await screen.findByText(messages.cart.addFailed);
  undo("KETTLE");
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
  const [first, second] = variablesOf("RestoreCartLine");
  expect(first?.["commandId"]).toBeTypeOf("string");
  expect(second?.["commandId"]).toBe(first?.["commandId"]);
  expect(screen.queryByText(messages.cart.addFailed)).toBeNull();
});
