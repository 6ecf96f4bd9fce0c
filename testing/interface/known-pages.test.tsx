import type { RouteObject } from "react-router-dom";
import { expect, it } from "vitest";
import { knownPage } from "#server/http/pages/known-pages.ts";
import { router } from "./interface.tsx";

const addressesOf = (routes: readonly RouteObject[], above = ""): readonly string[] =>
  routes.flatMap(({ path = "", index, children = [] }) => {
    const address = path.startsWith("/") ? path : `${above}/${path}`.replace(/\/+$/, "");
    const own = path !== "" || index ? [address === "" ? "/" : address] : [];
    return [...own, ...addressesOf(children, address)];
  });

const addresses = addressesOf(router.routes).filter((address) => !/\*|^\/dev\//.test(address));

it("the server knows every page of the interface", () => {
  expect(addresses.length).toBeGreaterThan(15);
  const unknown = addresses
    .map((address) => address.replaceAll(/:\w+/g, "something"))
    .filter((address) => knownPage(address).kind === "unknown");
  expect(unknown).toEqual([]);
});
