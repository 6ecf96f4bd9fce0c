import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  handshake,
  key,
  protocol,
  rawRequests,
  upgrade,
  version,
} from "../../testing/raw-requests.ts";
import { openRaw, sendRaw, type Ending } from "../../testing/raw-socket.ts";
import { startShopProcess, type ShopProcess } from "../../testing/shop-process.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";

let shop: ShopProcess;
let hasEnded = false;
/**
 * Connections whose request head never ends. Opened first, because the server waits for them while
 * the other tests run.
 */
let slow: Promise<readonly string[]>;

const halfHead = "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ";
const slowHeads = [halfHead, "GET /", "POST /graphql HTTP/1.1\r\nHost: x\r\n"];

const untilCutOff = async (bytes: string): Promise<string> => {
  const socket = await openRaw(shop.url);
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
  socket.write(bytes);
  await once(socket, "close");
  return text;
};

beforeAll(async () => {
  shop = await startShopProcess({
    dataDir: filledDirectory(),
    environment: { SOCKETS_PER_ADDRESS: "1000", LOG_LEVEL: "warn" },
  });
  void shop.ended.then(() => (hasEnded = true));
  slow = Promise.all(slowHeads.map(untilCutOff));
});
afterAll(() => shop.kill());

const expectToAnswer = async (): Promise<void> => {
  expect(hasEnded).toBe(false);
  const health = await fetch(`${shop.url}/healthz`);
  expect(health.status).toBe(200);
};

/** No input from outside causes an internal error, and no response reveals internals. */
const expectHarmless = (answer: string): void => {
  expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
  expect(answer).not.toMatch(/node_modules|\.ts:\d|at async/);
};

describe("an upgrade at an unknown address", () => {
  const targets = [
    "//",
    "/\\",
    "//[",
    "///",
    "//:80",
    "http://[",
    "http://x:99999/graphql",
    "http://",
    "http:///graphql",
    "ws://[::1/graphql",
    "*",
    "?",
    "#",
    "/%",
    "/%zz",
    "/graphql%00",
    "/graphql/../graphql/..",
    "/graphql\\..\\x",
    "\\\\evil.example\\share",
    "/?//[",
    "//user:pass@[/graphql",
    "javascript:alert(1)",
    `/${"a/".repeat(3000)}`,
    "/graphqlx",
    "/api/products",
    "/healthz",
  ];
  it.each(targets.map((target) => [target.slice(0, 40), target]))(
    "%s changes nothing",
    async (_name, target) => {
      const answer = await sendRaw(shop.url, upgrade(target, ...handshake));
      expectHarmless(answer);
      expect(answer).not.toMatch(/^HTTP\/1\.1 101/);
      await expectToAnswer();
    },
  );
});

describe("an invalid handshake", () => {
  const heads: readonly (readonly [string, string])[] = [
    ["without a key", upgrade("/graphql", version, protocol)],
    ["with an empty key", upgrade("/graphql", "Sec-WebSocket-Key:", version, protocol)],
    ["with two keys", upgrade("/graphql", key, ...handshake)],
    ["with a key of 4 kB", upgrade("/graphql", `Sec-WebSocket-Key: ${"a".repeat(4096)}`, version)],
    ["without a version", upgrade("/graphql", key, protocol)],
    ["of version 0", upgrade("/graphql", key, "Sec-WebSocket-Version: 0", protocol)],
    ["of version 99", upgrade("/graphql", key, "Sec-WebSocket-Version: 99", protocol)],
    ["with a comma for a protocol", upgrade("/graphql", key, version, "Sec-WebSocket-Protocol: ,")],
    ["with a broken extension", upgrade("/graphql", ...handshake, "Sec-WebSocket-Extensions: =;")],
    ["by POST", upgrade("/graphql", ...handshake).replace("GET", "POST")],
    ["by HTTP/1.0", upgrade("/graphql", ...handshake).replace("HTTP/1.1", "HTTP/1.0")],
    ["to h2c", upgrade("/graphql", "HTTP2-Settings: AAMAAABkAAQAAP__").replace("websocket", "h2c")],
    ["to nothing", upgrade("/graphql", ...handshake).replace("websocket", "")],
    ["from another origin", upgrade("/graphql", ...handshake, "Origin: https://evil.example")],
    ["from an origin that is none", upgrade("/graphql", ...handshake, "Origin: //[")],
    ["from the origin null", upgrade("/graphql", ...handshake, "Origin: null")],
    ["with a token that is none", upgrade("/graphql", key, version, "Authorization: Bearer \t")],
    ["with a broken cookie", upgrade("/graphql", key, version, "Cookie: nivasa_session=%zz;;=")],
    ["with two hosts", upgrade("/graphql", ...handshake, "Host: other")],
  ];
  it.each(heads)("%s changes nothing", async (_name, head) => {
    expectHarmless(await sendRaw(shop.url, head));
    await expectToAnswer();
  });
});

describe("a reset connection", () => {
  const atOnce = 25;
  const own = () => upgrade("/graphql", ...handshake);
  const foreign = upgrade("/graphql", ...handshake, "Origin: https://evil.example");
  const cases: readonly (readonly [string, string, Ending])[] = [
    ["before it says anything", "", "reset"],
    ["during an upgrade", own(), "reset"],
    ["during half an upgrade", own().slice(0, 60), "reset"],
    ["when an upgrade is answered", own(), "reset-late"],
    ["while a foreign origin is refused", foreign, "reset"],
    ["when a foreign origin is refused", foreign, "reset-late"],
    ["while a null origin is refused", upgrade("/graphql", "Origin: null"), "reset"],
    ["while an address that is none is refused", upgrade("//", ...handshake), "reset"],
    ["while another address is refused", upgrade("/nothing", ...handshake), "reset"],
    ["during a handshake without a key", upgrade("/graphql", version), "reset"],
    [
      "with an unknown token",
      upgrade("/graphql", `Authorization: Bearer ${"a".repeat(43)}`),
      "reset",
    ],
    ["half closed during an upgrade", own(), "half-close"],
    ["half closed while a foreign origin is refused", foreign, "half-close"],
    ["behind frames that are none", `${own()}\xff\xff\xff\xff\xff`, "reset"],
    ["with an unmasked frame", `${own()}\x81\x05hello`, "reset-late"],
    ["during a request", "GET /api/products HTTP/1.1\r\nHost: x\r\n\r\n", "reset"],
    ["when a request is answered", "GET /api/products HTTP/1.1\r\nHost: x\r\n\r\n", "reset-late"],
    [
      "during a body",
      "POST /api/users HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
      "reset",
    ],
    [
      "during a GraphQL body",
      "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
      "reset",
    ],
    [
      "during a chunk",
      "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
      "reset",
    ],
    ["during a picture", "GET /pictures/uva-kettle.svg HTTP/1.1\r\nHost: x\r\n\r\n", "reset"],
    [
      "during 100-continue",
      "POST /graphql HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n",
      "reset",
    ],
  ];
  it.each(cases)(`%s, ${atOnce} times at once, changes nothing`, async (_name, bytes, ending) => {
    await Promise.all(
      Array.from({ length: atOnce }, () => sendRaw(shop.url, Buffer.from(bytes, "latin1"), ending)),
    );
    await expectToAnswer();
  });
});

describe("an invalid or double request", () => {
  it.each(rawRequests)("%s changes nothing", async (_name, bytes) => {
    const answer = await sendRaw(shop.url, bytes, "half-close");
    expectHarmless(answer);
    expect(answer).not.toMatch(/UNAUTHENTICATED|SQLite/);
    await expectToAnswer();
  });
});

it("cuts off clients that don't finish the head of a request, within 20 s", async () => {
  for (const answer of await slow) expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/);
  await expectToAnswer();
});

it("serves other clients while two hundred are silent", async () => {
  await Promise.all(Array.from({ length: 200 }, () => sendRaw(shop.url, halfHead, "silence")));
  await expectToAnswer();
});

it("logs none of this at warn or above", () => {
  expect(shop.problems()).toBe("");
});
