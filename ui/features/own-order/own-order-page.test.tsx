import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { messages } from "../../generated/shop.ts";
import { ownOrderOf, stepOf } from "../../testing/own-orders.ts";
import { openPage } from "../../testing/page.tsx";
import { ApiError, scriptedShop } from "../../testing/scripted-shop.tsx";
import { OwnOrderPage } from "./own-order.tsx";
import type { OwnOrder } from "./use-own-order.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answer = OwnOrder | null | Error;

const open = (answers: readonly Answer[], number = "NV-1") => {
  const left = [...answers];
  const shop = scriptedShop({
    OwnOrder: () => {
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer instanceof Error) throw answer;
      return { orderByNumber: answer };
    },
  });
  openPage(<OwnOrderPage number={number} picture={() => null} waiting={<p>Waits here</p>} />, {
    shop,
  });
  const come = (order: OwnOrder | null, position: number) =>
    act(async () =>
      shop.feeds[0]?.publish({
        orderChanged: {
          __typename: "OrderUpdate",
          ...{ order, position: String(position).padStart(16, "0"), remaining: 0 },
        },
      }),
    );
  return { ...shop, come };
};
const shown = () => screen.findByText("Items");
const total = () => screen.getByText(/^(Pay the driver|Paid to the driver|Total, not to be paid)$/);

describe("an order that is on the way to the page", () => {
  it("is named while it is read, and nothing is said of it before", () => {
    open([ownOrderOf()]);
    expect(screen.getByRole("heading", { level: 1, name: "Order NV-1" })).toBeDefined();
    expect(screen.getByText("Loading your order")).toBeDefined();
  });

  it("given a shop that is away, then it comforts, and reads it again", async () => {
    open([new ApiError("UNAVAILABLE"), ownOrderOf()]);
    fireEvent.click(await screen.findByText("Try again"));
    await shown();
  });

  it("given a number that is nobody's, or another's, then it says no more than that it is none of theirs", async () => {
    open([null], "NV-9");
    expect(await screen.findByText(messages.order.notFound)).toBeDefined();
    expect(screen.getByText("NV-9 is none of yours.")).toBeDefined();
    expect(screen.queryByText("Try again")).toBeNull();
  });

  it("given one that was made on this device and has not reached the shop, then it shows what waits", async () => {
    open([null], "local_7");
    expect(await screen.findByText("Waits here")).toBeDefined();
    expect(screen.getByRole("heading", { level: 1, name: "Order on this device" })).toBeDefined();
  });
});

describe("an order on its page", () => {
  it.each([
    [{}, "Pay the driver"],
    [{ status: "DELIVERED" }, "Paid to the driver"],
    [{ phase: "CANCELLED" }, "Total, not to be paid"],
  ] as const)("with %o has as its sum what its buyer has to know: %s", async (change, words) => {
    open([ownOrderOf(change)]);
    await shown();
    expect(total().textContent).toBe(words);
  });

  it("tells of moves only to its buyer, while there are some to come", async () => {
    const offers = async (change: Partial<OwnOrder>) => {
      open([ownOrderOf(change)]);
      await shown();
      const found = screen.queryByRole("region", { name: "Tell me when it moves" });
      cleanup();
      return found !== null;
    };
    expect(await offers({})).toBe(true);
    expect(await offers({ status: "DELIVERED" })).toBe(false);
    expect(await offers({ phase: "CANCELLED" })).toBe(false);
    expect(await offers({ mine: false })).toBe(false);
  });

  it("leads to people with its number filled in", async () => {
    open([ownOrderOf()]);
    await shown();
    const link = screen.getByText("Report an Issue").closest("a");
    expect(link?.getAttribute("href")).toBe("/report-issue?order=NV-1");
  });

  it("has a paper for the printer, with the same sums and its address as a picture to scan", async () => {
    open([ownOrderOf()]);
    await shown();
    const paper = document.querySelector(".order-paper")!;
    expect(paper.getAttribute("aria-hidden")).toBe("true");
    expect(paper.textContent).toContain("Rs. 10,350.00");
    expect(paper.querySelector("svg")).not.toBeNull();
    expect(within(paper as HTMLElement).queryByRole("button", { hidden: true })).toBeNull();
  });
});

describe("an order that changes while it is looked at", () => {
  const packed = ownOrderOf({
    status: "ITEM_PACKING",
    revision: 2,
    steps: [stepOf(1, "PLACED"), stepOf(2, "MOVED", { status: "ITEM_PACKING" })],
  });

  it("shows it at once, and no longer offers what it is too late for", async () => {
    const { come } = open([ownOrderOf()]);
    await shown();
    expect(screen.getByText("Cancel the order")).toBeDefined();
    await come(packed, 7);
    await waitFor(() => expect(screen.queryByText("Cancel the order")).toBeNull());
    expect(screen.queryByText("Change the address")).toBeNull();
  });

  it("is read once more from where the updates begin, and not for every order that moves", async () => {
    const { come, variablesOf } = open([ownOrderOf()]);
    await shown();
    await come(null, 7);
    await come(ownOrderOf({ id: "2", number: "NV-2" }), 8);
    expect(variablesOf("OwnOrder")).toEqual([
      { number: "NV-1" },
      { number: "NV-1", after: "0000000000000007" },
    ]);
  });
});
