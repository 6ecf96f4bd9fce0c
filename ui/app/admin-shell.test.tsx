import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { historyEntryOf, historyIndexStatusOf } from "../testing/history-entries.ts";
import { openPage } from "../testing/page.tsx";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import "../features/admin/command-menu/command-menu.tsx";
import "../features/admin/command-menu/keys-dialog.tsx";
import "../features/history/explorer/events-panel.tsx";
import { AdminShell } from "./admin-shell.tsx";
import "./page-events-panel.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

const meOf = (role: string) => ({
  __typename: "Me",
  ...{ id: "dilani-1", name: "Dilani", email: "dilani@example.lk", role },
});

async function open(
  role: string | null,
  address = "/admin/reports",
  more: Parameters<typeof scriptedShop>[0] = {},
) {
  let answer: (data: object) => void = () => undefined;
  const shop = scriptedShop({
    Viewer: () => new Promise((resolve) => (answer = resolve as typeof answer)),
    HistoryEntries: () => ({
      historyIndexStatus: historyIndexStatusOf(1),
      history: { __typename: "HistoryPage", nextBefore: null, entries: [historyEntryOf(1)] },
    }),
    ...more,
  });
  const page = openPage(<AdminShell />, { shop, address });
  const known = () => act(async () => answer({ me: role && meOf(role) }));
  return { ...shop, ...page, known };
}

const openAsAdmin = async (address?: string) => {
  const page = await open("ADMIN", address);
  await page.known();
  return page;
};
const key = (name: string, held: object = {}) =>
  act(async () => {
    fireEvent.keyDown(document.body, { key: name, ...held });
    await vi.dynamicImportSettled();
  });
const dialog = () => screen.queryByRole("dialog");

describe("access to the admin area", () => {
  it("waits until the viewer is known: it neither redirects nor shows anything before", async () => {
    const { where } = await open("ADMIN");
    expect(where()).toBe("/admin/reports");
    expect(screen.queryByText("Add Items")).toBeNull();
  });

  it.each([
    ["a shopper", "SHOPPER"],
    ["a visitor", null],
  ])("redirects %s to Home", async (_who, role) => {
    const { known, where } = await open(role);
    await known();
    expect(where()).toBe("/");
    expect(screen.queryByText("Add Items")).toBeNull();
  });

  const linksIn = () =>
    within(screen.getByRole("navigation", { name: "Admin" }))
      .queryAllByRole("link")
      .map(({ textContent }) => textContent);

  it.each([
    [
      "CATALOGUE",
      [
        "Add Items",
        "List Items",
        "Orders",
        "Today",
        "Stock",
        "Demand",
        "Promotions",
        "Reviews",
        "History",
      ],
    ],
    [
      "ORDERS",
      [
        "List Items",
        "Orders",
        "Today",
        "Calls",
        "Deliveries",
        "Runs",
        "Cash",
        "Reports",
        "Stock",
        "Demand",
        "Promotions",
        "History",
      ],
    ],
    [
      "SUPPORT",
      [
        "List Items",
        "Orders",
        "Today",
        "Calls",
        "Reports",
        "Stock",
        "Demand",
        "Reviews",
        "History",
      ],
    ],
    [
      "ANALYST",
      ["List Items", "Orders", "Today", "Reports", "Stock", "Demand", "Promotions", "History"],
    ],
    ["DRIVER", []],
  ])("shows the role %s its pages only", async (role, labels) => {
    const { known } = await open(role, "/admin/run");
    await known();
    expect(linksIn()).toEqual(labels);
  });

  it("shows a driver that a page is for the office, and loads nothing of it", async () => {
    const { known, requests } = await open("DRIVER", "/admin/reports");
    await known();
    expect(screen.getByRole("heading").textContent).toBe("This page is for the office.");
    expect(screen.getByRole("link", { name: "Your runs" }).getAttribute("href")).toBe("/admin/run");
    expect(requests.map(({ operation }) => operation)).toEqual(["Viewer"]);
  });

  it("names the roles of a page that is closed to another one", async () => {
    const { known } = await open("SUPPORT", "/admin/settings");
    await known();
    expect(screen.getByText("Your role is Support. It is open to: Owner.")).toBeDefined();
  });

  it("shows an admin the navigation, the current page marked and in view, and the user's name", async () => {
    await openAsAdmin();
    const nav = screen.getByRole("navigation", { name: "Admin" });
    const marked = [...nav.querySelectorAll("[aria-current=page]")].map((each) => each.textContent);
    expect(marked).toEqual(["Reports"]);
    const [seen] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts;
    expect((seen as Element).textContent).toBe("Reports");
    expect(screen.getByText("Dilani")).toBeDefined();
  });
});

describe("counts in the admin navigation", () => {
  const countsOf = (change: object) => ({
    ...{ __typename: "Today", day: "2026-11-21", statuses: [] },
    due: { __typename: "DueCounts", past: 0, today: 0, tomorrow: 0, nextDay: null, next: 0 },
    ...{ toCall: 2, callLater: 1, callConfirmed: 3 },
    ...{ openOrders: 14, lowStock: 9, openReports: 4, ...change },
  });
  const link = (name: string) => screen.getByRole("link", { name });
  const said = (name: string) =>
    document.getElementById(link(name).getAttribute("aria-describedby") ?? "")?.textContent;

  it("are shown and announced at their links, and follow the shop", async () => {
    const page = await open("ADMIN", "/admin/reports", { Counts: () => ({ today: countsOf({}) }) });
    await page.known();
    await waitFor(() => expect(link("Orders").textContent).toBe("Orders14"));
    expect([link("Stock").textContent, link("Reports").textContent]).toEqual([
      ...["Stock9 low", "Reports4"],
    ]);
    expect(["Orders", "Calls", "Stock", "Reports"].map(said)).toEqual([
      ...["14 to be delivered", "2 to call", "9 low", "4 open"],
    ]);
    await waitFor(() => expect(page.feeds).toHaveLength(1));
    const today = countsOf({ openOrders: 15, openReports: 0 });
    await page.publish({
      todayChanged: { __typename: "TodayUpdate", position: "0000000000000009", today },
    });
    await waitFor(() => expect(link("Orders").textContent).toBe("Orders15"));
    expect(link("Reports").textContent).toBe("Reports");
  });
});

describe("keys of the admin area", () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])(
    "K with %o opens the command menu, also while typing",
    async (held) => {
      await openAsAdmin();
      await key("K", held);
      await waitFor(() => expect(dialog()).not.toBeNull());
      expect(screen.getByPlaceholderText("An order, a name, a product, a page")).toBeDefined();
      await key("Escape");
      await waitFor(() => expect(dialog()).toBeNull());
    },
  );

  it.each([{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])(
    "K with %o is left to the browser",
    async (held) => {
      await openAsAdmin();
      await key("k", held);
      expect(dialog()).toBeNull();
    },
  );

  it("? lists the keys, and closes on the next page", async () => {
    await openAsAdmin();
    await key("?");
    expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeDefined();
    cleanup();
    await openAsAdmin();
    expect(dialog()).toBeNull();
  });

  it("a keydown without a key, as from autofill, does nothing", async () => {
    await openAsAdmin();
    const field = document.body.appendChild(document.createElement("input"));
    await act(async () => void field.dispatchEvent(new Event("keydown", { bubbles: true })));
    field.remove();
    expect(dialog()).toBeNull();
  });
});

describe("E", () => {
  const events = () => screen.queryByLabelText("Events behind this page");

  it("shows the events behind the page, and hides them again", async () => {
    const { variablesOf } = await openAsAdmin();
    await key("e");
    expect(events()?.textContent).toMatch(/^Events behind reports/);
    expect(variablesOf("HistoryEntries")).toMatchObject([{ filter: { categories: ["REPORT"] } }]);
    await waitFor(() => expect(events()?.textContent).toMatch(/Order 1 placed/));
    await key("e");
    expect(events()).toBeNull();
  });

  it("follows to the next page; Escape or its button closes it", async () => {
    const { router } = await openAsAdmin();
    await key("e");
    await act(() => router.navigate("/admin/settings"));
    expect(events()?.textContent).toMatch(/^Events behind the settings/);
    await key("Escape");
    expect(events()).toBeNull();
    await key("E");
    fireEvent.click(screen.getByLabelText("Close events"));
    expect(events()).toBeNull();
  });

  it("is left to an open dialog", async () => {
    await openAsAdmin();
    await key("?");
    await act(async () => {
      fireEvent.keyDown(screen.getByLabelText("Close"), { key: "e" });
      await vi.dynamicImportSettled();
    });
    expect(events()).toBeNull();
  });
});
