import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PastBoardQuery } from "../../../generated/operations.ts";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { stubMatchMedia } from "../../../testing/browser.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { PastBoard } from "./past-board.tsx";

type Board = Extract<PastBoardQuery["historyBoard"], { __typename: "HistoryBoard" }>;

beforeEach(stubMatchMedia);
afterEach(() => {
  vi.unstubAllGlobals();
});

const boardOf = (change: object = {}) => ({
  historyBoard: {
    __typename: "HistoryBoard",
    number: 1200,
    occurredAt: "2026-11-20T08:00:00.000Z",
    stages: [] as Board["stages"],
    orders: [] as object[],
    ...change,
  },
});
const two = boardOf({
  orders: [boardOrderOf(7), boardOrderOf(8, { customerName: "Nimal Silva" })],
  stages: [
    { __typename: "HistoryStageOrders", stage: "ITEM_PREPARING", orders: 1_202 },
    { __typename: "HistoryStageOrders", stage: "CANCELLED", orders: 9 },
  ],
});
const away = () => Promise.reject(new Error("shop unreachable"));

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

describe("the board in the past", () => {
  it("shows its moment, and links to now and to a replay from there", async () => {
    const { shop } = open(() => two);
    await screen.findByRole("heading", { name: /^The board as of 20\/11\/2026/ });
    expect(shop.variablesOf("PastBoard")).toEqual([{ at: "1200" }]);
    expect(screen.getByText("event 1,200")).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf("Replay from here")).toBe("/history/replay?at=1200");
    expect(hrefOf("Back to now")).toBe("/admin/orders");
  });

  it("shows its orders read-only; they open at the same moment", async () => {
    open(() => two);
    const order = await screen.findByRole("link", { name: /NV-7/ });
    expect(order.getAttribute("href")).toBe("/history/order/NV-7?at=1200");
    expect(screen.getByText(/Nimal Silva/)).toBeTruthy();
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("counts orders that are not shown, but not cancelled ones", async () => {
    open(() => two);
    await screen.findByText(/^1,200 older orders are counted/);
  });

  it("reports an empty board, also at the start of the log", async () => {
    open(() => boardOf({ number: 0, occurredAt: null }), { at: "0" });
    await screen.findByRole("heading", { name: "No orders on the board" });
    expect(screen.getByRole("heading", { name: "The board at the start of the log" })).toBeTruthy();
    expect(screen.getByText("no events yet")).toBeTruthy();
    expect(screen.queryByText(/are counted but not/)).toBeNull();
  });

  it("shows a future instant as now", async () => {
    open(() => two, { at: "2999-01-01T00:00:00.000Z" });
    const heading = await screen.findByRole("heading", { name: /^The board as of/ });
    expect(heading.textContent).not.toContain("2999");
  });

  it("shows the requested instant, not that of the last event before it", async () => {
    open(() => two, { at: "2026-11-20T12:30:00.000Z" });
    await screen.findByRole("heading", { name: /^The board as of 20\/11\/2026, 6:00/ });
  });

  it("is closed by Escape in every state", async () => {
    const { place } = open(away);
    await screen.findByText("Couldn’t load the board of this moment.");
    fireEvent.keyDown(document.body, { key: "a" });
    expect(place()).toBe("/past");
    fireEvent.keyDown(document.body, { key: "Escape" });
    await screen.findByText("Another page");
    expect(place()).toBe("/admin/orders");
  });

  it("reports that it couldn't load, and retries", async () => {
    let tries = 0;
    open(() => (tries++ === 0 ? away() : two));
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByRole("link", { name: /NV-7/ });
  });

  it("shows why there is no board, and links back", async () => {
    const message = "This is no moment.";
    open(() => ({ historyBoard: { __typename: "InvalidInput", message } }), { at: "soon" });
    await screen.findByText(message);
    expect(screen.getByRole("link", { name: "Back to now" }).getAttribute("href")).toBe(
      "/admin/orders",
    );
  });
});
