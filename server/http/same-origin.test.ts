import { expect, it } from "vitest";
import { isUsableHost, originOf } from "./host.ts";
import { isSameOriginNavigation, isSameOrigin } from "./same-origin.ts";

it.each(["nivasa.lk", "NIVASA.lk:8080", "127.0.0.1:4000", "[::1]:4000", "my_shop", "localhost"])(
  "%s is a usable host",
  (host) => expect(isUsableHost(host)).toBe(true),
);

it.each([
  undefined,
  "",
  "a b",
  "[::1",
  'x"><script>',
  "%0d%0a",
  "nivasa.lk:99999",
  "nivasa.lk:",
  "ann@nivasa.lk",
  "nivasa.lk/evil",
  "nivasa.lk?x",
  "nivasa.lk,evil.lk",
])("%j is not a usable host", (host) => expect(isUsableHost(host)).toBe(false));

it("a host has one origin, regardless of case and the default port", () => {
  expect(originOf("https", "NIVASA.lk:443")).toBe("https://nivasa.lk");
  expect(originOf("http:", "nivasa.lk:4000")).toBe("http://nivasa.lk:4000");
});

it.each([
  ["https://nivasa.lk", "nivasa.lk:443", true],
  ["http://nivasa.lk", "NIVASA.LK", true],
  ["http://nivasa.lk:4000", "nivasa.lk:4000", true],
  ["http://nivasa.lk:4001", "nivasa.lk:4000", false],
  ["https://evil.lk", "nivasa.lk", false],
  ["null", "nivasa.lk", false],
  ["http://nivasa.lk", "a b", false],
])("a page of %s has the origin of host %s: %s", (origin, host, isOwn) => {
  expect(isSameOrigin({ origin, host }, null)).toBe(isOwn);
});

it.each([
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "none" }, true],
  [{ "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "same-site" }, false],
  [{}, true],
  [{ referer: "https://nivasa.lk/category" }, true],
  [{ referer: "https://evil.lk/" }, false],
] as const)("a page opened with %j was opened from the shop: %s", (headers, isOwn) => {
  expect(isSameOriginNavigation({ host: "nivasa.lk", ...headers })).toBe(isOwn);
});
