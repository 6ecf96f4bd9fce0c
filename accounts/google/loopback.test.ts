import { expect, it } from "vitest";
import { isLocalOnly } from "./loopback.ts";

it.each([
  ["127.0.0.1", null, true],
  ["localhost", null, true],
  ["127.0.0.1", "http://localhost:4000", true],
  ["127.0.0.1", "https://shop.example", false],
  ["0.0.0.0", null, false],
  ["0.0.0.0", "http://localhost:4000", false],
  ["192.168.1.5", null, false],
  ["::", null, false],
  ["127.evil.example", null, false],
])("a shop on %s at %s is reachable from this machine only: %s", (host, publicUrl, own) => {
  expect(isLocalOnly({ host, publicUrl })).toBe(own);
});
