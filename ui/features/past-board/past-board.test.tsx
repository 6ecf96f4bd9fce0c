import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PastBoardQuery } from "../../generated/operations.ts";
import { boardOrderOf } from "../../testing/board-orders.ts";
import { stubMatchMedia } from "../../testing/browser.ts";
import { scriptedShop } from "../../testing/scripted-shop.tsx";
import { PastBoard } from "./past-board.tsx";

type Board = Extract<PastBoardQuery["historyBoard"], { __typename: "HistoryBoard" }>;

beforeEach(stubMatchMedia);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const boardOf = (change: object = {}) => ({
  historyBoard: {
    __typename: "HistoryBoard",
    number: 1200,
    occurredAt: "2026-11-20T08:00:00.000Z",
    standing: [] as Board["standing"],
    orders: [] as object[],
    ...change,
  },
});
const two = boardOf({
  orders: [boardOrderOf(7), boardOrderOf(8, { customerName: "Nimal Silva" })],
  standing: [
    { __typename: "HistoryPlace", place: "ITEM_PREPARING", orders: 1_202 },
    { __typename: "HistoryPlace", place: "CANCELLED", orders: 9 },
  ],
});
const away = () => Promise.reject(new Error("no way to the shop"));

function open(
  answer: () => Record<string, unknown> | Promise<never>,
  { at = "1200" }: { at?: string } = {},
) {
  const shop = scriptedShop({ PastBoard: answer });
  const router = createMemoryRouter(
    [
      { path: "/past", element: <PastBoard at={at} now="/admin/orders" /> },
      { path: "*", element: <p>Another page</p> },
    ],
    { initialEntries: ["/past"] },
  );
  render(<RouterProvider router={router} />, { wrapper: shop.wrapper });
  return { shop, place: () => router.state.location.pathname + router.state.location.search };
}

describe("the board as it was", () => {
  it("says which moment it is of, and leads to now and to a replay from there", async () => {
    const { shop } = open(() => two);
    await screen.findByRole("heading", { name: /^The board as of 20\/11\/2026/ });
    expect(shop.variablesOf("PastBoard")).toEqual([{ at: "1200" }]);
    expect(screen.getByText("event 1,200")).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf("Replay from here")).toBe("/history/replay?at=1200");
    expect(hrefOf("Back to now")).toBe("/admin/orders");
  });

  it("shows its orders, which open as they were then, and lets nothing be done with them", async () => {
    open(() => two);
    const order = await screen.findByRole("link", { name: /NV-7/ });
    expect(order.getAttribute("href")).toBe("/history/order/NV-7?at=1200");
    expect(screen.getByText(/Nimal Silva/)).toBeTruthy();
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("counts the orders that are on the board and not shown, and none that were cancelled", async () => {
    open(() => two);
    await screen.findByText(/^1,200 orders that came to their columns earlier are counted/);
  });

  it("says that nothing was on it, also before everything", async () => {
    open(() => boardOf({ number: 0, occurredAt: null }), { at: "0" });
    await screen.findByRole("heading", { name: "No order was on the board" });
    expect(screen.getByRole("heading", { name: "The board as of before everything" })).toBeTruthy();
    expect(screen.getByText("nothing had happened yet")).toBeTruthy();
    expect(screen.queryByText(/are counted, and not/)).toBeNull();
  });

  it("given an instant that is still to come, then it is as of now", async () => {
    open(() => two, { at: "2999-01-01T00:00:00.000Z" });
    const heading = await screen.findByRole("heading", { name: /^The board as of/ });
    expect(heading.textContent).not.toContain("2999");
  });

  it("given an instant, then it is of that and not of the last event before", async () => {
    open(() => two, { at: "2026-11-20T12:30:00.000Z" });
    await screen.findByRole("heading", { name: /^The board as of 20\/11\/2026, 6:00/ });
  });

  it("is left by Escape, whatever it shows", async () => {
    const { place } = open(away);
    await screen.findByText("The board of that moment cannot be shown right now.");
    fireEvent.keyDown(document.body, { key: "a" });
    expect(place()).toBe("/past");
    fireEvent.keyDown(document.body, { key: "Escape" });
    await screen.findByText("Another page");
    expect(place()).toBe("/admin/orders");
  });

  it("says that it could not be read, and is read again", async () => {
    let tries = 0;
    open(() => (tries++ === 0 ? away() : two));
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByRole("link", { name: /NV-7/ });
  });

  it("says why there is none, and leads back", async () => {
    const message = "This is no moment.";
    open(() => ({ historyBoard: { __typename: "InvalidInput", message } }), { at: "soon" });
    await screen.findByText(message);
    expect(screen.getByRole("link", { name: "Back to now" }).getAttribute("href")).toBe(
      "/admin/orders",
    );
  });
});
