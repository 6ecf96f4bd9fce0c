import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { localRequests } from "./is-local.ts";

const request = (remoteAddress: string, headers: Readonly<Record<string, string>>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

const isLocal = localRequests({ publicUrl: null, trustProxy: false });

it.each([
  ["127.0.0.1", { host: "localhost:4000" }],
  ["::1", { host: "[::1]:4000" }],
  ["::ffff:127.0.0.1", { host: "127.0.0.1:4000" }],
])("accepts %s with %j", (address, headers) => {
  expect(isLocal?.(request(address, headers))).toBe(true);
});

it.each([
  ["another machine", "192.0.2.7", { host: "localhost:4000" }],
  ["another machine", "2001:db8::7", { host: "localhost:4000" }],
  ["a proxy that names its client", "127.0.0.1", { host: "localhost", "x-forwarded-for": "::1" }],
  ["a proxy that forwards the host", "127.0.0.1", { host: "nivasa.lk" }],
  ["a closed connection", "", { host: "localhost" }],
  ["a request without a host", "127.0.0.1", {}],
])("refuses %s", (_what, address, headers) => {
  expect(isLocal?.(request(address, headers))).toBe(false);
});

it.each([
  [{ publicUrl: "https://nivasa.lk", trustProxy: false }],
  [{ publicUrl: null, trustProxy: 1 }],
  [{ publicUrl: "http://localhost:4000", trustProxy: "10.0.0.0/8" }],
] as const)("recognises no request with %j: a proxy may add no header", (settings) => {
  expect(localRequests(settings)).toBeNull();
});

it("recognises requests of a shop whose public address is on this machine", () => {
  const local = localRequests({ publicUrl: "http://localhost:4000", trustProxy: false });
  expect(local?.(request("127.0.0.1", { host: "localhost:4000" }))).toBe(true);
});
