import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guestCartStore } from "../features/shop/cart/guest/guest-cart-store.ts";
import "../features/shop/push/renew-push.ts";
import "../features/shop/cart/guest/merge-notice.tsx";
import { storeShownCount } from "../features/shop/find/shown-items.ts";
import { OfflineSupport } from "./offline-support.tsx";
import { openPage } from "../testing/page.tsx";
import { pushBrowser } from "../testing/push-browser.ts";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import { GuestCartMerge } from "./guest-cart-merge.tsx";
import { RenewedMessages } from "./renewed-messages.tsx";
import { readDataId, renderedPage } from "./rendered-page.ts";
import { PageError } from "./route-error.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const meOf = (id: string, role = "SHOPPER") => ({
  __typename: "Me" as const,
  ...{ id, name: id, email: `${id}@example.lk`, role: role as "SHOPPER" },
});

describe("messages to this browser", () => {
  const deviceOf = (id: string) => ({
    __typename: "PushDevice",
    ...{ id, device: "Firefox on Linux", createdAt: "2026-11-21T10:00:00.000Z" },
    ...{ lastMessageAt: null, current: id === "now" },
    topics: { __typename: "PushTopics", orders: true, alerts: true, newOrders: false },
  });
  /** A page of a session called "now" in a browser in which someone turned messages on before. */
  const open = async (before: string, devices: string[] = [], me = meOf("ann")) => {
    pushBrowser({ permission: "granted" });
    localStorage.setItem("nivasa.messages-for", before);
    const shop = scriptedShop({
      Viewer: () => ({ me }),
      PushDevices: () => ({
        pushKey: "key",
        pushDevices: devices.map(deviceOf),
        sessions: [{ __typename: "Session", id: "now", device: "Firefox on Linux", current: true }],
      }),
      AddPushDevice: () => ({
        addPushDevice: { __typename: "PushDevicesChanged", devices: [deviceOf("now")] },
      }),
    });
    openPage(<RenewedMessages />, { shop });
    await act(() => vi.dynamicImportSettled());
    await act(async () => undefined);
    return { added: shop.variablesOf("AddPushDevice").length, requests: shop.requests.length };
  };
  const stored = () => localStorage.getItem("nivasa.messages-for");

  it("continue with the next sign-in of the same person after a session expired", async () => {
    expect(await open("ann earlier")).toMatchObject({ added: 1 });
    expect(stored()).toBe("ann now");
  });

  it("stay as they are in the session in which they are on", async () => {
    expect(await open("ann now", ["now"])).toMatchObject({ added: 0 });
    expect(stored()).toBe("ann now");
  });

  it("stay off after the person has removed this browser elsewhere", async () => {
    expect(await open("ann now", ["phone"])).toMatchObject({ added: 0 });
    expect(stored()).toBeNull();
  });

  it("are not turned on for another person", async () => {
    expect(await open("bea earlier")).toEqual({ added: 0, requests: 1 });
    expect(stored()).toBe("bea earlier");
  });
});

describe("a visitor's cart", () => {
  afterEach(() => guestCartStore.remove("kettle"));
  const open = async (me: ReturnType<typeof meOf> | null) => {
    guestCartStore.put({ productId: "kettle", quantity: 2, priceWhenAdded: 1_000 });
    const refused = { __typename: "InvalidInput", code: "INVALID_INPUT", message: "No" };
    const shop = scriptedShop({
      Viewer: () => ({ me }),
      MergeGuestCart: () => ({ mergeGuestCart: refused }),
    });
    openPage(<GuestCartMerge />, { shop });
    await act(() => vi.dynamicImportSettled());
    await act(async () => undefined);
    return shop.variablesOf("MergeGuestCart");
  };

  it("is merged into the cart of the user after any kind of sign-in", async () => {
    expect(await open(meOf("ann"))).toHaveLength(1);
  });

  it("is kept for a visitor, and for an analyst, who has no cart", async () => {
    expect(await open(null)).toEqual([]);
    cleanup();
    expect(await open(meOf("ann", "ANALYST"))).toEqual([]);
  });
});

describe("a page without a connection", () => {
  const connection = (there: boolean) =>
    act(() => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(there);
      dispatchEvent(new Event(there ? "online" : "offline"));
    });

  it("shows a message while offline, and reloads its data once when the connection is back", async () => {
    const { client, wrapper } = scriptedShop();
    const refetch = vi.spyOn(client, "refetchQueries");
    render(<OfflineSupport />, { wrapper });
    expect(screen.getByRole("status").textContent).toBe("");
    connection(false);
    expect(screen.getByRole("status").textContent).toMatch(/^No connection\. Pages you’ve visited/);
    expect(refetch).not.toHaveBeenCalled();
    connection(true);
    expect(screen.getByRole("status").textContent).toBe("");
    expect(refetch).toHaveBeenCalledExactlyOnceWith({ include: "active" });
    connection(true);
    expect(refetch).toHaveBeenCalledOnce();
  });
});

describe("a page that is not live", () => {
  const pausedFor = async (ms: number) => {
    vi.useFakeTimers();
    const { connection, wrapper } = scriptedShop();
    const feed = Symbol();
    render(<OfflineSupport />, { wrapper });
    act(() => connection.feedStarted(feed));
    act(() => connection.feedFailed(feed));
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return () => act(() => connection.feedUpdated(feed, 0));
  };
  const words = () => screen.queryByText("This page isn’t live.");
  afterEach(() => void vi.useRealTimers());

  it("shows a message after a moment, until it is live again", async () => {
    const isLive = await pausedFor(4_000);
    expect(words()).not.toBeNull();
    isLive();
    expect(words()).toBeNull();
  });

  it("ignores a short break", async () => {
    await pausedFor(3_900);
    expect(words()).toBeNull();
  });
});

describe("a page that couldn't load", () => {
  const open = async (error: Error) => {
    const routes = [
      {
        path: "/",
        errorElement: <PageError />,
        loader: () => {
          throw error;
        },
        element: <p>The page</p>,
        hydrateFallbackElement: <p>Waiting</p>,
      },
    ];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
    await screen.findByText("Try again");
    vi.mocked(console.error).mockClear();
  };

  it.each([
    "Failed to fetch dynamically imported module: /assets/cart-1.js",
    "error loading dynamically imported module: /assets/cart-1.js",
    "Importing a module script failed.",
  ])("names the connection if code could not be fetched (%s)", async (message) => {
    await open(new TypeError(message));
    expect(screen.getByText("This page couldn’t load. Check your connection.")).toBeDefined();
  });

  it("apologizes for any other error, without blaming the connection", async () => {
    await open(new TypeError("undefined is not a function"));
    expect(screen.getByText("Nothing you did was lost.")).toBeDefined();
    expect(document.title).toMatch(/Nivasa$/);
  });
});

describe("data that the server has read for a page", () => {
  const first = (data?: object) => {
    document.body.innerHTML = `<div id="root"><p>Drawn</p></div>${
      data
        ? `<script type="application/json" id="${readDataId}">${JSON.stringify(data)}</script>`
        : ""
    }`;
    return document.getElementById("root")!;
  };

  it("is used, and the rendered HTML stays", () => {
    const root = first({ ROOT_QUERY: { shelves: 3 } });
    expect(renderedPage(root)).toEqual({ ROOT_QUERY: { shelves: 3 } });
    expect(root.textContent).toBe("Drawn");
  });

  it("is empty if the server has read nothing", () => {
    expect(renderedPage(first())).toBeNull();
  });

  it("is ignored for a list that had more pages: it renders and loads again", () => {
    storeShownCount(location.search, 48);
    const root = first({ ROOT_QUERY: {} });
    expect(renderedPage(root)).toBeNull();
    expect(root.textContent).toBe("");
  });
});
