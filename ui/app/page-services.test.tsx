import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ViewerDocument } from "../generated/operations.ts";
import { guestCartStore } from "../features/shop/cart/guest/guest-cart-store.ts";
import "../features/shop/own-order/notifications/order-notifications.tsx";
import "../features/shop/cart/guest/merge-notice.tsx";
import { storeShownCount } from "../features/shop/find/shown-items.ts";
import { OfflineSupport } from "./offline-support.tsx";
import { openPage } from "../testing/page.tsx";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import { GuestCartMerge } from "./guest-cart-merge.tsx";
import { WantedOrderNotifications } from "./wanted-order-notifications.tsx";
import { readDataId, renderedPage } from "./rendered-page.ts";
import { PageError } from "./route-error.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const meOf = (id: string, role = "SHOPPER") => ({
  __typename: "Me" as const,
  ...{ id, name: id, email: `${id}@example.lk`, role: role as "SHOPPER" },
});

describe("order notifications", () => {
  const open = async (me: ReturnType<typeof meOf> | null, wanted = true) => {
    vi.stubGlobal("Notification", { permission: "granted" });
    if (wanted) localStorage.setItem("nivasa.order-notices", "on");
    const shop = scriptedShop({ Viewer: () => ({ me }) });
    openPage(<WantedOrderNotifications />, { shop });
    await act(() => vi.dynamicImportSettled());
    return shop;
  };

  it("are followed on every page for a signed-in user if this browser has them on", async () => {
    const { feeds, client } = await open(meOf("ann"));
    await waitFor(() => expect(feeds.map(({ operation }) => operation)).toEqual(["OrderMoved"]));
    act(() => void client.writeQuery({ query: ViewerDocument, data: { me: meOf("bea") } }));
    await waitFor(() => expect(feeds.map(({ left }) => left)).toEqual([true, false]));
    act(() => void client.writeQuery({ query: ViewerDocument, data: { me: null } }));
    await waitFor(() => expect(feeds.every(({ left }) => left)).toBe(true));
  });

  it("are not followed if they are off, nor for a visitor", async () => {
    expect((await open(meOf("ann"), false)).feeds).toEqual([]);
    cleanup();
    expect((await open(null)).feeds).toEqual([]);
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
