import fc from "fast-check";
import { matchRoutes } from "react-router-dom";
import { expect, it } from "vitest";
import { filterOf } from "./features/admin/order-board/board-filter.ts";
import { layoutOf } from "./features/admin/order-board/board-view.ts";
import { accountPlaces, footerPlaces, mainPlaces } from "./app/places.ts";
import { adminPlaces } from "./app/admin-places.ts";
import { paths } from "./paths.ts";

const queryOf = (path: string) => new URL(path, "https://shop.example").searchParams;

it("the address of any product id or order number round-trips to its page", () => {
  const id = fc.string({ minLength: 1 }).filter((text) => !/^\.{1,2}$|%2f/i.test(text));
  fc.assert(
    fc.property(id, (text) => {
      const pages = [
        [paths.itemRoute, paths.item(text), "id"],
        [paths.myOrderRoute, paths.myOrder(text), "number"],
        [paths.addReviewRoute, paths.addReview(text), "orderId"],
        [paths.adminStockRoute, paths.adminStockOf(text), "id"],
        [paths.adminOrderRoute, paths.adminOrder(text), "number"],
      ] as const;
      for (const [route, path, name] of pages) {
        const params = matchRoutes([{ path: route }], path)?.[0]?.params;
        expect(params?.[name]).toBe(text);
      }
    }),
  );
});

it("search words, accounts and numbers in an address are read back by their page", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (words) => {
      expect(filterOf(queryOf(paths.adminOrdersOf(words))).search).toBe(words);
      const person = queryOf(paths.adminOrdersOfPerson(words));
      expect(filterOf(person).person).toBe(words);
      expect(layoutOf(person)).toBe("table");
      expect(queryOf(paths.reportIssueOf(words)).get("order")).toBe(words);
      expect(queryOf(paths.reviseReview("o1", words)).get("product")).toBe(words);
      expect(queryOf(paths.sharedRoom(words)).get("room")).toBe(words);
    }),
  );
});

it("every menu entry is one of the shop's addresses, and no menu has one twice", () => {
  const known = new Set<unknown>(Object.values(paths));
  for (const menu of [mainPlaces, accountPlaces, adminPlaces, footerPlaces.flat()]) {
    for (const { to } of menu) expect(known).toContain(to);
    expect(new Set(menu.map(({ to }) => to)).size).toBe(menu.length);
    expect(new Set(menu.map(({ label }) => label)).size).toBe(menu.length);
  }
});
