import { expect, it } from "vitest";
import { isPage } from "./files.ts";

it.each([
  "/",
  "/category?q=no.7",
  "/category?q=",
  "/admin/orders?search=ann%40example.lk",
  "/item/uva-kettle",
  "/item/kettle.v2",
  "/item/no.7?from=home",
  "/admin/people/ann.lk",
  "/nothing/of/the.kind",
])("%s is a page", (url) => {
  expect(isPage("GET", url)).toBe(true);
  expect(isPage("HEAD", url)).toBe(true);
  expect(isPage("POST", url)).toBe(false);
});

it.each([
  "/favicon.ico",
  "/robots.txt?x=1",
  "/favicon.svg",
  "/assets/gone-1a2b.js",
  "/assets/gone",
  "/models/gone.glb",
  "/pictures/gone.svg",
  "/uploads/gone.png",
  "/api/nothing",
  "/api",
])("%s is not a page", (url) => expect(isPage("GET", url)).toBe(false));
