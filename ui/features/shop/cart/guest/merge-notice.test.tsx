import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { messages } from "../../../../generated/shop.ts";
import { cartChanged, cartOf } from "../../../../testing/carts.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { guestCartStore } from "./guest-cart-store.ts";
import { MergeNotice } from "./merge-notice.tsx";

afterEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
});

const key = "nivasa.guest-cart";
const stored = () => JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
const gather = (productId: string, quantity: number) =>
  guestCartStore.put({ productId, quantity, priceWhenAdded: 1000 });

interface Line {
  productId: string;
  quantity: number;
}

/**
 * A user who has just signed in; the shop gives the scripted answers, and then merges everything.
 */
const signIn = (answers: (object | Error)[] = [], undo?: object) => {
  const shop = scriptedShop({
    MergeGuestCart: ({ lines, commandId }) => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return {
        mergeGuestCart: {
          __typename: "GuestCartMerged",
          mergeId: `merge ${String(commandId)}`,
          message: messages.cart.merged,
          cart: cartOf({ kettle: 1 }),
          lines: (lines as Line[]).map(({ productId, quantity }) => ({
            __typename: "MergedLine",
            productId,
            name: productId.toUpperCase(),
            requested: quantity,
            merged: quantity,
          })),
          ...answer,
        },
      };
    },
    UndoGuestCartMerge: () => ({
      undoGuestCartMerge: undo ?? cartChanged({}, messages.cart.mergeUndone),
    }),
  });
  const page = (ordered: boolean) => (
    <>
      <main id="main" tabIndex={-1} />
      <MergeNotice ordered={ordered} />
    </>
  );
  const { rerender } = render(page(false), { wrapper: shop.wrapper });
  return { ...shop, order: () => rerender(page(true)) };
};

const lost = () => new TypeError("the connection broke");

it("merges everything by one command, shows the items, and clears the browser's cart", async () => {
  gather("kettle", 2);
  gather("lamp", 1);
  const { variablesOf } = signIn();
  expect(await screen.findByText("2 × KETTLE")).toBeDefined();
  expect(screen.getByText("1 × LAMP")).toBeDefined();
  expect(variablesOf("MergeGuestCart")).toHaveLength(1);
  expect(stored()).toBeNull();
});

it("shows nothing and sends nothing if the cart is empty", () => {
  const { requests } = signIn();
  expect(screen.getByRole("status").textContent).toBe("");
  expect(requests).toEqual([]);
});

it("shows what was short, and what is gone", async () => {
  gather("kettle", 5);
  signIn([
    {
      lines: [
        ["KETTLE", 5, 2],
        ["LAMP", 1, 0],
        [null, 1, 0],
      ].map(([name, requested, merged], index) => ({
        __typename: "MergedLine",
        productId: `p${index}`,
        name,
        requested,
        merged,
      })),
    },
  ]);
  expect(await screen.findByText("2 × KETTLE")).toBeDefined();
  expect(screen.getByText("KETTLE: only 2 of 5 were available.")).toBeDefined();
  expect(screen.getByText(/^LAMP is sold out/)).toBeDefined();
  expect(screen.getByText("One item is no longer sold.")).toBeDefined();
});

it("keeps the items in the browser if the shop doesn't respond, and retries the same command", async () => {
  gather("kettle", 2);
  const { variablesOf } = signIn([lost(), lost()]);
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(variablesOf("MergeGuestCart")).toHaveLength(2));
  expect(stored()).toMatchObject({ merge: { lines: [{ productId: "kettle", quantity: 2 }] } });
  await screen.findByRole("button", { name: "Try again" });
  fireEvent(window, new Event("online"));
  expect(await screen.findByText("2 × KETTLE")).toBeDefined();
  const sent = variablesOf("MergeGuestCart");
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((one) => one["commandId"])).size).toBe(1);
  expect(stored()).toBeNull();
});

it("merges items added after a failed attempt by a command of their own, and undoes both", async () => {
  gather("kettle", 2);
  guestCartStore.beginMerge();
  gather("lamp", 1);
  const { variablesOf } = signIn();
  expect(await screen.findByText("2 × KETTLE")).toBeDefined();
  expect(screen.getByText("1 × LAMP")).toBeDefined();
  const sent = variablesOf("MergeGuestCart").map((one) => one["commandId"]);
  expect(new Set(sent).size).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText(messages.cart.mergeUndone);
  expect(variablesOf("UndoGuestCartMerge").map((one) => one["mergeId"])).toEqual(
    sent.map((id) => `merge ${String(id)}`),
  );
});

it("undoes the merge it shows, and moves the focus to a useful place", async () => {
  gather("kettle", 2);
  signIn();
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText(messages.cart.mergeUndone);
  const close = screen.getByRole("button", { name: "Dismiss" });
  await waitFor(() => expect(document.activeElement).toBe(close));
  fireEvent.click(close);
  expect(screen.queryByText(messages.cart.mergeUndone)).toBeNull();
  expect(document.activeElement?.id).toBe("main");
});

/** The progress line of the notification has run out. */
const timeIsUp = () => {
  const line = document.querySelector(".notice-life");
  if (!line) throw new Error("The notice has no time");
  // The event name that React listens for in a document without animations.
  fireEvent(line, new Event("webkitAnimationEnd", { bubbles: true }));
};

it("closes by itself when its time is up", async () => {
  gather("kettle", 2);
  signIn();
  await screen.findByText("2 × KETTLE");
  timeIsUp();
  expect(screen.queryByText("2 × KETTLE")).toBeNull();
});

it("closes by itself after an undo, and moves the focus to the page", async () => {
  gather("kettle", 2);
  signIn();
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText(messages.cart.mergeUndone);
  timeIsUp();
  expect(screen.queryByText(messages.cart.mergeUndone)).toBeNull();
  expect(document.activeElement?.id).toBe("main");
});

it("keeps a merge that failed until it is retried", async () => {
  gather("kettle", 2);
  const { order } = signIn([lost()]);
  await screen.findByRole("button", { name: "Try again" });
  expect(document.querySelector(".notice-life")).toBeNull();
  order();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(stored()).toBeNull());
});

it("closes when the cart has been ordered, and does not come back", async () => {
  gather("kettle", 2);
  const { order } = signIn();
  await screen.findByText("2 × KETTLE");
  order();
  expect(screen.queryByText("2 × KETTLE")).toBeNull();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("shows the shop's refusal of an undo after the order, and claims no success", async () => {
  gather("kettle", 2);
  signIn([], {
    __typename: "NotFound",
    code: "NOT_FOUND",
    message: messages.cart.mergeOrdered,
  });
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText(messages.cart.mergeOrdered)).toBeDefined();
  expect(screen.queryByText(messages.cart.mergeUndone)).toBeNull();
});
