import { expect, it } from "vitest";
import { defaultShop } from "../../../testing/default-shop.ts";
import { isOpenToVisitors as isOpenInBrowser } from "../../../ui/app/closed-paths.ts";
import { isOpenToVisitors, knownPage, openPages } from "./known-pages.ts";

it.each(Object.keys(openPages))("%s is public", (path) => {
  expect(knownPage(`${path}?q=lamp`)).toMatchObject({ kind: "open", path });
});

it.each([
  ["/Item-Page/uva-kettle", "uva-kettle"],
  ["/item-page/uva-kettle/", "uva-kettle"],
  ["/Item-Page/a%20b?from=home", "a b"],
])("%s shows a product", (url, id) => expect(knownPage(url)).toEqual({ kind: "item", id }));

it.each([
  "/cart",
  "/compare?items=uva-kettle,poya-mirror",
  "/room-planner?room=420_360_264",
  "/wishlist",
  "/wishlist/shared/fQ3uXy0mO2",
  "/my-orders",
  "/my-orders/NV-7K3M9Q",
  "/verify-Email",
  "/admin/orders?search=a",
  "/admin/stock/uva-kettle",
  "/admin/today",
  "/admin/deliveries?from=2026-11-27",
  "/admin/run",
  "/admin/runs?run=2026-11-27.2",
  "/admin/cash",
  "/admin/calls",
  "/admin/promotions",
  "/admin/webhooks",
  "/admin/reviews",
])("%s is private", (url) => expect(knownPage(url)).toEqual({ kind: "own" }));

it.each([
  "/nowhere",
  "/category/lamps",
  "/Item-Page",
  "/Item-Page/%E0%A4%A",
  "/Item-Page/a/b",
  "/admin/nowhere",
  "/toString",
])("%s is unknown", (url) => expect(knownPage(url)).toEqual({ kind: "unknown" }));

it.each(["/CATEGORY", "/category/"])("%s is parsed as in the interface", (url) => {
  expect(knownPage(url)).toMatchObject({ kind: "open", path: "/category" });
});

it("a path of slashes only is the home page", () => {
  expect(knownPage("//")).toMatchObject({ kind: "open", path: "/" });
});

it("the browser and the server agree on what visitors may see", () => {
  const soon = { opensSoon: true, until: null, note: "" };
  const away = { opensSoon: false, until: null, note: "" };
  const pages = ["terms", "about", "returns"].map((slug) => ({ slug, title: "", version: 1 }));
  const paths = [
    ...["/", "/contact", "/Contact/", "/terms", "/privacy", "/about-us", "/pages/returns"],
    ...["/pages/about", "/pages/none", "/cart", "/track", "/my-orders", "/my-orders/NV-1"],
    ...["/profile/notifications", "/reset-password", "/unsubscribe/x", "/item-page/uva-kettle"],
  ];
  for (const closed of [null, soon, away]) {
    for (const path of paths) {
      const shop = { ...defaultShop.shop, closed, pages };
      expect([path, isOpenInBrowser(path, shop)]).toEqual([path, isOpenToVisitors(path, shop)]);
    }
  }
});
