import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createFetchFile, type FetchLimits } from "./fetch-file.ts";
import { isPublicAddress } from "./public-address.ts";

/** Starts an HTTP server and returns its URL under a host name that resolves to it. */
const hostThat = async (answer: RequestListener) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://cdn.example:${(server.address() as AddressInfo).port}`;
};

const asPublic = (limits: FetchLimits = {}) =>
  createFetchFile({
    lookup: async () => [{ address: "127.0.0.1", family: 4 }],
    isAllowed: (address) => address === "127.0.0.1",
    ...limits,
  });

it("fetches a file and follows redirects", async () => {
  const host = await hostThat(({ url }, response) => {
    if (url === "/moved.png") response.writeHead(302, { location: "/chair.png" }).end();
    else response.end("a chair");
  });
  for (const path of ["/chair.png", "/moved.png"]) {
    expect(await asPublic()(host + path)).toEqual({ bytes: Buffer.from("a chair") });
  }
});

it.each([
  ["http://127.0.0.1/a.png"],
  ["http://2130706433/a.png"],
  ["http://0x7f.1/a.png"],
  ["http://[::1]/a.png"],
  ["http://[::ffff:127.0.0.1]/a.png"],
  ["http://169.254.169.254/latest"],
  ["http://localhost/a.png"],
])("refuses an address of a private network: %s", async (address) => {
  expect(await createFetchFile()(address)).toMatchObject({
    problem: expect.stringContaining("is not on the public internet"),
  });
});

it("refuses a host if one of its addresses is private", async () => {
  let requested = 0;
  const host = await hostThat((_request, response) => response.end(String(++requested)));
  const rebound = createFetchFile({
    lookup: async () => [
      { address: "127.0.0.1", family: 4 },
      { address: "10.0.0.1", family: 4 },
    ],
    isAllowed: (address) => address === "127.0.0.1",
  });
  expect(await rebound(host)).toHaveProperty("problem");
  expect(requested).toBe(0);
});

it("connects to the address it checked and resolves a name only once", async () => {
  let lookups = 0;
  const host = await hostThat((_request, response) => response.end("x"));
  const fetchFile = asPublic({
    lookup: async () => [{ address: ++lookups === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }],
  });
  expect(await fetchFile(host)).toEqual({ bytes: Buffer.from("x") });
  expect(lookups).toBe(1);
});

it.each([
  ["a private address", "http://10.0.0.1/a.png", "is not on the public internet"],
  ["another protocol", "file:///etc/passwd", "it isn't a web address"],
  ["an address with a password", "http://ann:secret@cdn.example/a.png", "contains a password"],
  ["itself", "/again", "redirects too often"],
])("refuses a redirect to %s", async (_what, location, problem) => {
  const host = await hostThat((_request, response) => response.writeHead(301, { location }).end());
  expect(await asPublic()(host)).toMatchObject({ problem: expect.stringContaining(problem) });
});

it("limits the size, whether or not the host declares it, and the time", async () => {
  const host = await hostThat(({ url }, response) => {
    if (url === "/said") response.writeHead(200, { "content-length": "9999" });
    if (url === "/slow") response.write("x");
    else response.end("x".repeat(9999));
  });
  const fetchFile = asPublic({ maxBytes: 1000, timeoutMs: 300 });
  for (const path of ["/said", "/unsaid"]) {
    expect(await fetchFile(host + path)).toMatchObject({
      problem: expect.stringMatching(/larger/),
    });
  }
  expect(await fetchFile(`${host}/slow`)).toEqual({ problem: "it took too long" });
});

it("explains what is wrong with a host", async () => {
  const host = await hostThat((_request, response) => response.writeHead(404).end());
  expect(await asPublic()(host)).toEqual({ problem: "cdn.example answers 404" });
  expect(await asPublic()("http://cdn.example:1/a.png")).toEqual({
    problem: "the host is unreachable (ECONNREFUSED)",
  });
  expect(await createFetchFile()("https://nothing.invalid/a.png")).toEqual({
    problem: "the host nothing.invalid doesn't exist",
  });
});

it.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["192.168.1.1", false],
  ["100.64.0.1", false],
  ["224.0.0.1", false],
  ["fe80::1", false],
  ["fc00::1", false],
  ["::", false],
  ["2002:7f00:1::", false],
  ["64:ff9b::7f00:1", false],
  ["fe80::1%eth0", false],
])("public address %s: %s", (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
