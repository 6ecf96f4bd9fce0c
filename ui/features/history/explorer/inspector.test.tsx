import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HistoryRowFragment } from "../../../generated/operations.ts";
import { historyEntryOf } from "../../../testing/history-entries.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { Inspector } from "./inspector.tsx";
import type { LogView } from "./log-view.ts";

beforeEach(() => localStorage.clear());

const eventOf = (change: Record<string, unknown>, entry: Partial<HistoryRowFragment> = {}) => ({
  __typename: "HistoryEvent",
  entry: historyEntryOf(81, { stream: "order-1", ...entry }),
  data: '{"city":"Galle"}',
  metadata: '{"role":"shopper"}',
  masked: [],
  erased: false,
  known: true,
  unchanged: 2,
  previous: 80,
  next: null,
  changes: [
    { __typename: "HistoryFieldChange", field: "city", before: null, after: "Galle" },
    { __typename: "HistoryFieldChange", field: "phase", before: "none", after: "placed" },
    { __typename: "HistoryFieldChange", field: "note", before: "ring", after: null },
  ],
  related: [],
  ...change,
});

async function open(
  change: Record<string, unknown> | (() => Record<string, unknown>) = {},
  entry: Partial<HistoryRowFragment> = {},
) {
  const shop = scriptedShop({
    HistoryEvent: () => ({
      historyEvent: typeof change === "function" ? change() : eventOf(change, entry),
    }),
  });
  const onView = vi.fn<(change: Partial<LogView>) => void>();
  const onStep = vi.fn<(number: number) => void>();
  const onClose = vi.fn<() => void>();
  const addressOf = (number: number) => `/history?event=${number}`;
  await act(async () => {
    render(
      <MemoryRouter>
        <Inspector number={81} {...{ addressOf, onView, onStep, onClose }} />
      </MemoryRouter>,
      { wrapper: shop.wrapper },
    );
  });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  return { shop, onView, onStep, onClose, press, hrefOf };
}

describe("an inspected event", () => {
  it("shows what it is and who caused it, and filters the log by stream or actor", async () => {
    const { onView, press } = await open();
    expect(screen.getByRole("heading", { name: "OrderPlaced" })).toBeDefined();
    expect(screen.getByText("order-1, revision 80")).toBeDefined();
    press("only their events");
    press("its whole stream");
    expect(onView.mock.calls).toEqual([[{ actor: "ishara-1234" }], [{ stream: "order-1" }]]);
  });

  it("shows old and new values by field, and the number of unchanged fields", async () => {
    await open();
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      "citynot set+ Galle",
      "phase− none+ placed",
      "note− ringgone",
    ]);
    expect(screen.getByText("2 fields unchanged.")).toBeDefined();
  });

  it("reports an event without changes, and one of an unknown type", async () => {
    await open({ changes: [] });
    expect(screen.getByText(/This event changed no field/)).toBeDefined();
    cleanup();
    await open({ known: false }, { type: "LampLit" });
    expect(screen.getByText("This event’s effect can’t be computed.")).toBeDefined();
    expect(screen.getByText(/doesn’t know the type LampLit/)).toBeDefined();
  });

  it("can be shown as stored, pretty-printed or raw", async () => {
    await open();
    const code = () =>
      within(screen.getByRole("tabpanel")).getByRole("region", { name: "Content" }).textContent;
    const turn = (name: string) => fireEvent.mouseDown(screen.getByRole("tab", { name }));
    turn("Pretty");
    expect(code()).toBe('{\n  "city": "Galle"\n}');
    turn("Raw");
    expect(code()).toBe('{"data":{"city":"Galle"},"metadata":{"role":"shopper"}}');
  });

  it("reports masked fields and erased persons", async () => {
    await open({ masked: ["city", "phone"], erased: true });
    expect(screen.getByText("Masked for your role: city, phone.")).toBeDefined();
    expect(screen.getByText(/Their data is permanently deleted/)).toBeDefined();
  });
});

describe("related events", () => {
  it("are labelled as before or after, and link to the event", async () => {
    const related = [
      historyEntryOf(79, { type: "CartCheckedOut" }),
      historyEntryOf(81),
      historyEntryOf(1082, { type: "StockReserved" }),
    ];
    const { hrefOf } = await open({ related });
    const chain = within(screen.getByRole("region", { name: "Causes and effects" }));
    expect(chain.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/CartCheckedOutbefore, 79$/),
      expect.stringMatching(/OrderPlaced81$/),
      expect.stringMatching(/StockReservedafter, 1,082$/),
    ]);
    expect(hrefOf("StockReserved")).toBe("/history?event=1082");
    expect(chain.queryByRole("link", { name: "OrderPlaced" })).toBeNull();
  });

  it("are reported as missing if the command caused only this event", async () => {
    await open({ related: [historyEntryOf(81)] });
    expect(screen.getByText("The same command caused no other events.")).toBeDefined();
  });

  it("include the order, cart or product at that moment", async () => {
    const { hrefOf } = await open({}, { orderNumber: "NV-7" });
    expect(hrefOf("NV-7 at this moment")).toMatch(/NV-7.*81/);
    expect(screen.queryByRole("link", { name: /product at this moment/ })).toBeNull();
    cleanup();
    const cart = await open({}, { category: "CART", stream: "cart-ishara-1" });
    expect(cart.hrefOf("The cart at this moment")).toMatch(/ishara-1.*81/);
    cleanup();
    const stock = await open({}, { category: "STOCK", stream: "stock-uva-kettle" });
    expect(stock.hrefOf("The product at this moment")).toMatch(/uva-kettle.*81/);
    expect(stock.hrefOf("Its stock at this moment")).toMatch(/uva-kettle.*81/);
    cleanup();
    const variant = await open(
      { data: '{"variantId":"uva-kettle.2"}' },
      { category: "PRODUCT", stream: "product-uva-kettle" },
    );
    expect(variant.hrefOf("Its stock at this moment")).toMatch(/uva-kettle\.2.*81/);
  });
});

describe("moving on", () => {
  it("goes to the previous event of the stream; at the end of the stream a press does nothing", async () => {
    const { onStep, press } = await open();
    press("Previous event in its stream");
    press("Next event in its stream");
    expect(onStep.mock.calls).toEqual([[80]]);
    expect(
      screen
        .getByRole("button", { name: "Next event in its stream" })
        .getAttribute("aria-disabled"),
    ).toBe("true");
  });

  it("closes", async () => {
    const { onClose, press } = await open();
    press("Close the inspector");
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("an event that does not exist", () => {
  it("shows the shop's message, without step buttons", async () => {
    await open(() => ({ __typename: "NotFound", message: "There is no event 81." }));
    expect(screen.getByText("There is no event 81.")).toBeDefined();
    expect(screen.queryByRole("button", { name: /in its stream/ })).toBeNull();
  });

  it("reports that the shop is unreachable, and retries", async () => {
    const way = { open: false };
    const { press } = await open(() => {
      if (!way.open) throw new Error("shop unreachable");
      return eventOf({});
    });
    expect(screen.getByText("Couldn’t load the event.")).toBeDefined();
    way.open = true;
    press("Try again");
    await screen.findByRole("heading", { name: "OrderPlaced" });
  });
});
