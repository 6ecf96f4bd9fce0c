import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { AddToCart_ProductFragmentDoc } from "../../../generated/operations.ts";
import { cartChanged, cartOf, productOf } from "../../../testing/carts.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useCartLine, type CartVisitor } from "./add-to-cart-line.ts";
import { guestCartStore } from "./guest/guest-cart-store.ts";

afterEach(() => {
  guestCartStore.remove("kettle");
});

it("asks an analyst, who has no cart, to log in, and then runs the action", async () => {
  const { press, signIns, commands, rerender, line } = openPage({
    visitor: { viewer: { role: "ANALYST" }, loading: false },
  });
  act(() => line().setQuantity(2));
  await press();
  expect(commands()).toEqual([]);
  expect(signIns).toHaveLength(1);
  expect(signIns[0]?.reason).toMatch(/Log in/);
  rerender({ visitor: shopper });
  await act(async () => signIns[0]?.resume?.());
  await waitFor(() => expect(line().notice).toBe(messages.cart.added));
  expect(commands()).toEqual(["AddToCart 2"]);
});

type Visitor = CartVisitor["visitor"];
const shopper: Visitor = { viewer: { role: "SHOPPER" }, loading: false };
const stranger: Visitor = { viewer: null, loading: false };

interface Scene {
  visitor?: Visitor;
  /** Units of the kettle in the cart. */
  held?: number;
  stock?: number;
  /** The shop's answers to commands in order; after them it accepts every command. */
  answers?: (object | Error | Promise<object>)[];
}

/** The page of a kettle. */
const openPage = ({ visitor = shopper, held = 0, stock = 9, answers = [] }: Scene = {}) => {
  const obey = (message: string) => async (variables: Readonly<Record<string, unknown>>) => {
    const accepted = cartChanged({ kettle: Number(variables["quantity"]) }, message);
    const answer = await Promise.resolve(answers.shift() ?? accepted);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const [add, update] = [obey(messages.cart.added), obey(messages.cart.updated)];
  const shop = scriptedShop({
    CartQuantities: () => ({ cart: cartOf(held > 0 ? { kettle: held } : {}) }),
    AddToCart: async (variables) => ({ addToCart: await add(variables) }),
    UpdateCart: async (variables) => ({ changeCartQuantity: await update(variables) }),
  });
  const { client, requests, wrapper, variablesOf } = shop;
  client.writeFragment({
    fragment: AddToCart_ProductFragmentDoc,
    fragmentName: "AddToCart_product",
    data: productOf("kettle", stock),
  });
  const signIns: { reason: string; resume: (() => void) | undefined }[] = [];
  const { result, rerender } = renderHook(
    (props: { visitor: Visitor }) =>
      useCartLine({
        product: { __typename: "Product", id: "kettle" } as never,
        visitor: props.visitor,
        onSignIn: (reason, resume) => void signIns.push({ reason, resume }),
      }),
    { wrapper, initialProps: { visitor } },
  );
  const line = () => {
    if (!result.current) throw new Error("the kettle is not known");
    return result.current;
  };
  const commands = () =>
    requests
      .filter(({ operation }) => operation !== "CartQuantities")
      .map(({ operation, variables }) => `${operation} ${String(variables["quantity"])}`);
  const commandIds = () =>
    [...variablesOf("AddToCart"), ...variablesOf("UpdateCart")].map((one) => one["commandId"]);
  const press = () => act(() => line().submit());
  const read = () => waitFor(() => expect(line().unknown).toBe(false));
  return { result, rerender, line, commands, commandIds, press, read, signIns, requests };
};

describe("a product that is not in the cart", () => {
  it("is added once, and the notification confirms it", async () => {
    const { line, read, press, commands } = openPage();
    await read();
    expect(line()).toMatchObject({ inCart: 0, quantity: 1, notice: null });
    await press();
    expect(commands()).toEqual(["AddToCart 1"]);
    expect(line()).toMatchObject({ inCart: 1, notice: messages.cart.added, problem: null });
    act(() => line().clearNotice());
    expect(line().notice).toBeNull();
  });

  it("is added in the requested quantity", async () => {
    const { line, read, press, commands } = openPage();
    await read();
    act(() => line().setQuantity(3));
    await press();
    expect(commands()).toEqual(["AddToCart 3"]);
    expect(line()).toMatchObject({ inCart: 3, quantity: 3 });
  });
});

it("keeps a quantity that was requested while the last one was being added", async () => {
  const answer = Promise.withResolvers<object>();
  const { line, read, commands, press } = openPage({ answers: [answer.promise] });
  await read();
  act(() => void line().submit());
  act(() => line().setQuantity(3));
  await act(async () => answer.resolve(cartChanged({ kettle: 1 })));
  await waitFor(() => expect(line()).toMatchObject({ inCart: 1, quantity: 3, pending: false }));
  await press();
  expect(commands()).toEqual(["AddToCart 1", "UpdateCart 3"]);
});

describe("a product that is in the cart", () => {
  it("is set to the new quantity instead of added", async () => {
    const { line, read, press, commands } = openPage({ held: 2 });
    await read();
    expect(line()).toMatchObject({ inCart: 2, quantity: 2 });
    act(() => line().setQuantity(5));
    await press();
    expect(commands()).toEqual(["UpdateCart 5"]);
    expect(line()).toMatchObject({ inCart: 5, notice: messages.cart.updated });
  });
});

describe("the maximum quantity", () => {
  it.each([
    [4, 4],
    [0, 0],
    [5_000, 99],
  ])("with %i in stock is %i", async (stock, most) => {
    const { line, read } = openPage({ stock });
    await read();
    expect(line().most).toBe(most);
  });
});

describe("a command without an answer", () => {
  const lost = () => new TypeError("the connection broke");

  it("is reported, and pressing again sends the same command", async () => {
    const { line, read, press, commandIds, commands } = openPage({ answers: [lost(), lost()] });
    await read();
    await press();
    expect(line()).toMatchObject({
      problem: `${messages.cart.addFailed}. Try again.`,
      notice: null,
      pending: false,
    });
    await press();
    await press();
    expect(commands()).toEqual(["AddToCart 1", "AddToCart 1", "AddToCart 1"]);
    expect(new Set(commandIds()).size).toBe(1);
    expect(line()).toMatchObject({ problem: null, notice: messages.cart.added });
  });

  it("is a new command for another quantity", async () => {
    const { line, read, press, commandIds } = openPage({ answers: [lost()] });
    await read();
    await press();
    act(() => line().setQuantity(4));
    await press();
    expect(new Set(commandIds()).size).toBe(2);
  });

  it("is done after its answer: the next press is a new command", async () => {
    const { read, press, commandIds } = openPage({ held: 1 });
    await read();
    await press();
    await press();
    expect(new Set(commandIds()).size).toBe(2);
  });
});

describe("a refused command", () => {
  it("shows why and keeps the requested quantity", async () => {
    const refusal = { __typename: "StockShortage", code: "STOCK_SHORTAGE", message: "Only 2 left" };
    const { line, read, press } = openPage({ answers: [refusal] });
    await read();
    act(() => line().setQuantity(5));
    await press();
    expect(line()).toMatchObject({ problem: "Only 2 left", quantity: 5, inCart: 0, notice: null });
  });

  it("is cleared by the next attempt", async () => {
    const refusal = { __typename: "NotFound", code: "NOT_FOUND", message: "Gone" };
    const { line, read, press } = openPage({ answers: [refusal] });
    await read();
    await press();
    await press();
    expect(line().problem).toBeNull();
  });
});

describe("a visitor", () => {
  it("does not query the shop for a cart", async () => {
    const { requests, line } = openPage({ visitor: stranger, held: 2 });
    await act(async () => undefined);
    expect(requests).toEqual([]);
    expect(line()).toMatchObject({ inCart: 0, unknown: false });
  });

  it("collects items in the browser without a log-in", async () => {
    const { press, commands, signIns, line } = openPage({ visitor: stranger });
    act(() => line().setQuantity(2));
    await press();
    expect(line()).toMatchObject({ inCart: 2, quantity: 2, notice: messages.cart.added });
    act(() => line().setQuantity(5));
    await press();
    expect(line()).toMatchObject({ inCart: 5, notice: messages.cart.updated });
    expect(commands()).toEqual([]);
    expect(signIns).toEqual([]);
    expect(JSON.parse(localStorage.getItem("nivasa.guest-cart") ?? "")).toMatchObject({
      lines: [{ productId: "kettle", quantity: 5, priceWhenAdded: 1000 }],
    });
  });

  it("collects no more units than are in stock", async () => {
    const { press, line } = openPage({ visitor: stranger, stock: 2 });
    act(() => line().setQuantity(3));
    await press();
    expect(line()).toMatchObject({ inCart: 0, problem: "Only 2 left.", notice: null });
  });

  it("sees the items that another tab has collected", () => {
    const { line } = openPage({ visitor: stranger });
    const lines = [{ productId: "kettle", quantity: 4, priceWhenAdded: 1000 }];
    localStorage.setItem("nivasa.guest-cart", JSON.stringify({ id: "a", lines, merge: null }));
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "nivasa.guest-cart" })));
    expect(line()).toMatchObject({ inCart: 4, quantity: 4 });
  });

  it("with collected items has an account cart after signing in", async () => {
    const { press, line, rerender, read } = openPage({ visitor: stranger });
    await press();
    rerender({ visitor: shopper });
    await read();
    expect(line().inCart).toBe(0);
  });

  it("before the viewer is known", () => {
    const { line } = openPage({ visitor: { viewer: null, loading: true } });
    expect(line().unknown).toBe(true);
  });

  it("a press adds once when the viewer is known, however often it was repeated", async () => {
    const { line, commands, press, rerender } = openPage({
      visitor: { viewer: null, loading: true },
    });
    await press();
    await press();
    expect(line().pending).toBe(true);
    expect(commands()).toEqual([]);
    rerender({ visitor: shopper });
    await waitFor(() => expect(line()).toMatchObject({ inCart: 1, pending: false }));
    expect(commands()).toEqual(["AddToCart 1"]);
  });
});

it("a press asks for a log-in if the session has ended", async () => {
  const { read, press, line, signIns } = openPage({ answers: [new ApiError("UNAUTHENTICATED")] });
  await read();
  await press();
  expect(signIns).toHaveLength(1);
  expect(line()).toMatchObject({ problem: null, pending: false });
  await act(async () => signIns[0]?.resume?.());
  await waitFor(() => expect(line().notice).toBe(messages.cart.added));
});

describe("a product with variants", () => {
  const variant = (id: string, value: string, price: number, countInStock: number) => ({
    __typename: "Variant" as const,
    ...{ id, values: [value], price, countInStock, image: null },
  });
  const openVariant = (
    first: string,
    visitor = stranger,
    script?: Parameters<typeof scriptedShop>[0],
  ) => {
    const { client, wrapper } = scriptedShop(script);
    client.writeFragment({
      fragment: AddToCart_ProductFragmentDoc,
      fragmentName: "AddToCart_product",
      data: {
        ...productOf("kettle", 7),
        options: [
          {
            __typename: "ProductOption",
            name: "Colour",
            display: "BUTTONS",
            values: ["Red", "Blue"].map((name) => ({
              __typename: "OptionValue" as const,
              name,
              colours: [],
            })),
          },
        ],
        variants: [variant("kettle", "Red", 1_000, 3), variant("kettle.2", "Blue", 1_500, 4)],
      },
    });
    const { result, rerender } = renderHook(
      ({ variantId }) =>
        useCartLine({
          product: { __typename: "Product", id: "kettle" } as never,
          variantId,
          visitor,
          onSignIn: () => undefined,
        }),
      { wrapper, initialProps: { variantId: first } },
    );
    return {
      line: () => result.current,
      show: (variantId: string) => rerender({ variantId }),
      press: () => act(async () => result.current?.submit()),
    };
  };

  it.each([
    ["success", cartChanged({ kettle: 1 })],
    ["refusal", { __typename: "NotFound", code: "NOT_FOUND", message: "Gone" }],
    ["failure", new ApiError("UNAVAILABLE")],
  ])("keeps the quantity of the chosen one at a late %s of another", async (_what, answer) => {
    const late = Promise.withResolvers<object>();
    const { line, show } = openVariant("kettle", shopper, {
      CartQuantities: () => ({ cart: cartOf({}) }),
      AddToCart: async () => ({ addToCart: await late.promise }),
    });
    await waitFor(() => expect(line()?.unknown).toBe(false));
    act(() => void line()?.submit());
    show("kettle.2");
    act(() => line()?.setQuantity(3));
    await act(async () => (answer instanceof Error ? late.reject(answer) : late.resolve(answer)));
    await waitFor(() => expect(line()?.pending).toBe(false));
    expect(line()).toMatchObject({ quantity: 3, notice: null, problem: null });
  });

  it("has the price and stock of the chosen one", () => {
    const { line, show } = openVariant("kettle.2");
    expect(line()).toMatchObject({ price: 1_500, most: 4, values: ["Blue"] });
    show("kettle");
    expect(line()).toMatchObject({ price: 1_000, most: 3, values: ["Red"] });
  });

  it("has a line for each variant, and the notification names it", async () => {
    const { line, show, press } = openVariant("kettle");
    await press();
    expect(line()).toMatchObject({ inCart: 1, notice: "Added: Red" });
    show("kettle.2");
    expect(line()).toMatchObject({ inCart: 0, notice: null });
    act(() => line()?.setQuantity(2));
    await press();
    expect(line()).toMatchObject({ inCart: 2, notice: "Added: Blue" });
    show("kettle");
    expect(line()).toMatchObject({ inCart: 1, quantity: 1 });
    act(() => guestCartStore.remove("kettle.2"));
    expect(line()).toMatchObject({ inCart: 1 });
  });
});

it("nothing is shown while the product is unknown", () => {
  const { wrapper } = scriptedShop();
  const { result } = renderHook(
    () =>
      useCartLine({
        product: { __typename: "Product", id: "kettle" } as never,
        visitor: stranger,
        onSignIn: () => undefined,
      }),
    { wrapper },
  );
  expect(result.current).toBeNull();
});
