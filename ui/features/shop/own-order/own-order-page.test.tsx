import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { ownOrderOf, stepOf } from "../../../testing/own-orders.ts";
import { openPage } from "../../../testing/page.tsx";
import { pushBrowser } from "../../../testing/push-browser.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { OwnOrderPage } from "./own-order.tsx";
import type { OwnOrder } from "./use-own-order.ts";

afterEach(() => {
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
    PushDevices: () => ({ pushKey: "key", pushDevices: [], sessions: [] }),
  });
  openPage(<OwnOrderPage number={number} picture={() => null} waiting={<p>Waits here</p>} />, {
    shop,
  });
  const come = (order: OwnOrder | null, position: number) =>
    shop.publish({
      orderChanged: {
        __typename: "OrderUpdate",
        ...{ order, position: String(position).padStart(16, "0"), remaining: 0 },
      },
    });
  return { ...shop, come };
};
const shown = () => screen.findByText("Items");
const total = () =>
  screen.getByText(/^(Pay the driver|Paid to the driver|Total \(nothing to pay\))$/);

describe("an order that is loading", () => {
  it("shows its number, and nothing else yet", () => {
    open([ownOrderOf()]);
    expect(screen.getByRole("heading", { level: 1, name: "Order NV-1" })).toBeDefined();
    expect(screen.getByText("Loading your order")).toBeDefined();
  });

  it("shows an error if the shop is unreachable, and retries", async () => {
    open([new ApiError("UNAVAILABLE"), ownOrderOf()]);
    fireEvent.click(await screen.findByText("Try again"));
    await shown();
  });

  it("is not found if the number is unknown or belongs to another user", async () => {
    open([null], "NV-9");
    expect(await screen.findByText(messages.order.notFound)).toBeDefined();
    expect(screen.getByText("We can’t find order NV-9 in your account.")).toBeDefined();
    expect(screen.queryByText("Try again")).toBeNull();
  });

  it("that was made on this device and has not reached the shop is shown as waiting", async () => {
    open([null], "local_7");
    expect(await screen.findByText("Waits here")).toBeDefined();
    expect(screen.getByRole("heading", { level: 1, name: "Order on this device" })).toBeDefined();
  });
});

describe("an order on its page", () => {
  it("has the fields that help the driver, on screen and on paper", async () => {
    const { shippingAddress } = ownOrderOf();
    const forDriver = {
      landmark: "Opposite the temple",
      floor: "2nd floor, no lift",
      secondPhone: "+94112345678",
      driverNote: "Please ring twice.",
    };
    open([ownOrderOf({ shippingAddress: { ...shippingAddress, ...forDriver } })]);
    await shown();
    for (const place of [
      screen.getByRole("region", { name: "Deliver to" }),
      document.querySelector(".order-paper"),
    ]) {
      expect(place?.textContent).toContain("2nd floor, no lift");
      expect(place?.textContent).toContain("Opposite the temple");
      expect(place?.textContent).toContain("Second phone: 011 234 5678");
      expect(place?.textContent).toContain("Note for the driver: Please ring twice.");
    }
  });

  it.each([
    [{}, "Pay the driver"],
    [{ status: "DELIVERED" }, "Paid to the driver"],
    [{ phase: "CANCELLED" }, "Total (nothing to pay)"],
  ] as const)("with %o shows the summary for its buyer: %s", async (change, words) => {
    open([ownOrderOf(change)]);
    await shown();
    expect(total().textContent).toBe(words);
  });

  it("offers messages only to its buyer, while more moves are expected", async () => {
    pushBrowser();
    const offers = async (change: Partial<OwnOrder>) => {
      open([ownOrderOf(change)]);
      await shown();
      await act(async () => undefined);
      const found = screen.queryByRole("region", { name: "Get notified about your order?" });
      cleanup();
      return found !== null;
    };
    expect(await offers({})).toBe(true);
    expect(await offers({ status: "DELIVERED" })).toBe(false);
    expect(await offers({ phase: "CANCELLED" })).toBe(false);
    expect(await offers({ mine: false })).toBe(false);
  });

  it.each([
    ["ITEM_PREPARING", "You can change the day until we start packing."],
    ["ITEM_PACKING", "The order is being packed, so the day can’t change here."],
    ["OUT_FOR_DELIVERY", "The order is on the road, so the day can’t change here."],
  ] as const)("says at %s whether its day can change", async (status, words) => {
    open([ownOrderOf({ status })]);
    await shown();
    const panel = screen.getByRole("region", { name: "Delivery day" });
    expect(panel.textContent).toContain(words);
  });

  it("names the promised day under its sentence and at the last step until it is delivered", async () => {
    const deliveryDay = {
      __typename: "DeliveryDay" as const,
      date: "2046-11-30",
      half: "MORNING" as const,
    };
    open([ownOrderOf({ deliveryDay })]);
    await shown();
    const progress = screen.getByRole("region", { name: "Progress" });
    expect(progress.textContent).toContain("Arriving Friday 30 November, morning");
    expect(within(progress).getAllByRole("listitem").at(-1)?.textContent).toContain(
      "Fri 30 Nov, morning",
    );
    cleanup();
    open([ownOrderOf({ deliveryDay, status: "DELIVERED" })]);
    await shown();
    expect(document.body.textContent).not.toContain("Arriving");
  });

  it("leads its buyer to a review once it is delivered", async () => {
    open([ownOrderOf({ status: "DELIVERED" })]);
    await shown();
    const link = screen.getByRole("link", { name: "Add a Review" });
    expect(link.getAttribute("href")).toBe("/add-review/1");
    for (const change of [{}, { status: "DELIVERED", mine: false }] as const) {
      cleanup();
      open([ownOrderOf(change)]);
      await shown();
      expect(screen.queryByText("Add a Review")).toBeNull();
    }
  });

  it("links to support with its number filled in", async () => {
    open([ownOrderOf()]);
    await shown();
    const link = screen.getByText("Report an Issue").closest("a");
    expect(link?.getAttribute("href")).toBe("/report-issue?order=NV-1");
  });

  it("has a printed variant with the same sums and its address as a QR code", async () => {
    open([ownOrderOf()]);
    await shown();
    const paper = document.querySelector(".order-paper")!;
    expect(paper.getAttribute("aria-hidden")).toBe("true");
    expect(paper.textContent).toContain("Rs. 10,350.00");
    expect(paper.querySelector("svg")).not.toBeNull();
    expect(within(paper as HTMLElement).queryByRole("button", { hidden: true })).toBeNull();
  });
});

describe("an order that changes while it is open", () => {
  const packed = ownOrderOf({
    status: "ITEM_PACKING",
    revision: 2,
    steps: [stepOf(1, "PLACED"), stepOf(2, "MOVED", { status: "ITEM_PACKING" })],
  });

  it("is updated at once, and no longer offers actions that came too late", async () => {
    const { come } = open([ownOrderOf()]);
    await shown();
    expect(screen.getByText("Cancel order")).toBeDefined();
    await come(null, 6);
    await come(packed, 7);
    await waitFor(() => expect(screen.queryByText("Cancel order")).toBeNull());
    expect(screen.queryByText("Change address")).toBeNull();
  });

  it("is read again from where the updates begin, and not for moves of other orders", async () => {
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
