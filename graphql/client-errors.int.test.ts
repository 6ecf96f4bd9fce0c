import { once } from "node:events";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import WebSocket from "ws";
import { captureLog } from "../testing/captured-log.ts";
import { subscribeTo } from "../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";

const { log, from, forget } = captureLog();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ SOCKETS_PER_ADDRESS: "100" }, log);
  return shop.close;
});

beforeEach(forget);

/** A client's mistake is not a fault of the shop, so it must not appear in the log. */
const expectQuietLog = (): void => expect(from(40)).toEqual([]);

/** A document of 1.5 kB that expands to 2^40 fields. */
const doubling = (operation: string, type: string): string => {
  const fragments = Array.from(
    { length: 40 },
    (_, index) => `fragment f${index} on ${type} { ...f${index + 1} ...f${index + 1} }`,
  );
  return `${operation} { ...f0 } ${fragments.join(" ")} fragment f40 on ${type} { __typename }`;
};

const post = async (body: object) => {
  const response = await fetch(`${shop.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
};

const codeIn = (text: string): string => /"code":"(\w+)"/.exec(text)?.[1] ?? "";

describe("a document sent by POST", () => {
  const two = "query A { googleSignIn } query C { googleSignIn }";
  it.each([
    ["an unknown operation", { query: "query A { googleSignIn }", operationName: "B" }],
    ["an unknown operation of several", { query: two, operationName: "B" }],
    ["no operation of several", { query: two }],
  ])("is refused with 400 if the request names %s", async (_what, body) => {
    const answer = await post(body);
    expect([answer.status, codeIn(answer.text)]).toEqual([400, "OPERATION_RESOLUTION_FAILURE"]);
    expectQuietLog();
  });

  it.each([
    ["a subscription", "subscription { stockChanged { position } }"],
    [
      "a subscription with @include",
      "subscription ($x: Boolean!) { stockChanged @include(if: $x) { position } }",
    ],
    [
      "a subscription next to a query",
      "query A { googleSignIn } subscription B { stockChanged { position } }",
    ],
  ])("is refused with 400 if it is %s", async (_what, query) => {
    const answer = await post({ query, operationName: query.includes(" A ") ? "A" : undefined });
    expect([answer.status, codeIn(answer.text)]).toEqual([400, "BAD_USER_INPUT"]);
    const byGet = await fetch(`${shop.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { "apollo-require-preflight": "1" },
    });
    expect(byGet.status).toBe(400);
    expectQuietLog();
  });
});

describe("fragments that double", () => {
  it.each([
    ["query", "Query"],
    ["mutation", "Mutation"],
    ["query", "Product"],
    ["query", "NoType"],
    ["query A { googleSignIn } query", "Query"],
  ])("are refused in a %s on %s", async (operation, type) => {
    const query = doubling(operation, type);
    const operationName = operation.includes("A") ? "A" : undefined;
    const answer = await post({ query, operationName });
    expect([answer.status, codeIn(answer.text)]).toEqual([400, "GRAPHQL_VALIDATION_FAILED"]);
    const byGet = await fetch(`${shop.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { "apollo-require-preflight": "1" },
    });
    expect(byGet.status).toBe(400);
    expectQuietLog();
  });

  it.each([
    ["subscription", "Subscription"],
    ["subscription", "NoType"],
    ["query", "Query"],
  ])("are refused on a socket in a %s on %s", async (operation, type) => {
    expect(await refusalOf(doubling(operation, type), {})).toMatchObject([
      { extensions: { code: "GRAPHQL_VALIDATION_FAILED" } },
    ]);
    expectQuietLog();
  });
});

const followStock = "subscription ($ids: [ID!]) { stockChanged(productIds: $ids) { position } }";

/** The errors of a refused subscription, or the code with which its socket is closed. */
const refusalOf = async (
  query: string,
  more: { readonly operationName?: string; readonly variables?: Readonly<Record<string, unknown>> },
): Promise<unknown> => {
  const updates = subscribeTo(shop.url, query, more);
  return updates.next().then(
    ({ errors }) => errors,
    (error: unknown) => error,
  );
};

describe("a subscription", () => {
  const field = "stockChanged { position }";
  it.each([
    ["with a syntax error", "subscription {", {}, "GRAPHQL_PARSE_FAILED"],
    ["of an unknown field", "subscription { nothing }", {}, "GRAPHQL_VALIDATION_FAILED"],
    ["of two fields", `subscription { a: ${field} b: ${field} }`, {}, "GRAPHQL_VALIDATION_FAILED"],
    [
      "with a skipped field",
      "subscription { stockChanged @skip(if: true) { position } }",
      {},
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "with an @include on its field",
      "subscription ($x: Boolean!) { stockChanged @include(if: $x) { position } }",
      { variables: { x: false } },
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "with a skipped fragment",
      `subscription { ... @skip(if: true) { ${field} } }`,
      {},
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "with a skipped field in a fragment",
      `subscription { ...F } fragment F on Subscription { stockChanged @skip(if: true) { position } }`,
      {},
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "with a variable of the wrong type",
      followStock,
      { variables: { ids: [{}] } },
      "BAD_USER_INPUT",
    ],
    [
      "without a required variable",
      "subscription ($ids: [ID!]!) { stockChanged(productIds: $ids) { position } }",
      {},
      "BAD_USER_INPUT",
    ],
    [
      "of an unknown operation name",
      followStock,
      { operationName: "B" },
      "OPERATION_RESOLUTION_FAILURE",
    ],
    ["that is a query", "{ googleSignIn }", {}, "BAD_USER_INPUT"],
  ])("%s is refused with an error code", async (_what, query, more, code) => {
    expect(await refusalOf(query, more)).toMatchObject([{ extensions: { code } }]);
    expectQuietLog();
  });
});

describe("a socket", () => {
  const opened = async () => {
    const socket = new WebSocket(`${shop.url.replace("http", "ws")}/graphql`, [
      "graphql-transport-ws",
    ]);
    onTestFinished(() => socket.terminate());
    await once(socket, "open");
    const messages: { readonly type: string; readonly id?: string }[] = [];
    socket.on("message", (data: Buffer) => {
      messages.push(JSON.parse(data.toString()) as (typeof messages)[number]);
    });
    const send = (message: object) => socket.send(JSON.stringify(message));
    send({ type: "connection_init" });
    await expect.poll(() => messages).toMatchObject([{ type: "connection_ack" }]);
    return { socket, send, messages };
  };

  const subscribe = (id: string, operationName?: string) => ({
    type: "subscribe",
    id,
    payload: { query: "subscription { stockChanged { position } }", operationName },
  });

  const closing = async (socket: WebSocket): Promise<number> => {
    const [code] = (await once(socket, "close")) as [number];
    return code;
  };

  it.each([
    ["a server message", [{ type: "next", id: "1", payload: {} }], 4400],
    ["an unknown message", [{ type: "brew" }], 4400],
    ["the same long ID twice", [subscribe("é".repeat(500)), subscribe("é".repeat(500))], 4409],
    ["connection_init twice", [{ type: "connection_init" }], 4429],
  ])("that sends %s is closed with a client error", async (_what, messages, code) => {
    const { socket, send } = await opened();
    messages.forEach(send);
    expect(await closing(socket)).toBe(code);
    expectQuietLog();
  });

  it("keeps its subscription slots through any number of refused subscriptions", async () => {
    const { send, messages } = await opened();
    for (let index = 0; index < 25; index += 1) send(subscribe(`wrong-${index}`, "B"));
    await expect.poll(() => messages.filter(({ type }) => type === "error").length).toBe(25);
    send(subscribe("right"));
    await expect.poll(() => messages.at(-1)).toMatchObject({ type: "next", id: "right" });
  });

  it("supports 20 subscriptions at a time, and another one when one ends", async () => {
    const { send, messages } = await opened();
    for (let index = 0; index < 21; index += 1) send(subscribe(String(index)));
    await expect.poll(() => messages.length).toBe(22);
    expect(messages.filter(({ type }) => type === "next")).toHaveLength(20);
    expect(messages.find(({ type }) => type === "error")).toMatchObject({
      id: "20",
      payload: [{ message: "Too many subscriptions on this socket" }],
    });
    send({ type: "complete", id: "0" });
    send(subscribe("another"));
    await expect.poll(() => messages.at(-1)).toMatchObject({ type: "next", id: "another" });
    expectQuietLog();
  });

  it("that is reset is logged at debug level only", async () => {
    const many = await Promise.all(Array.from({ length: 10 }, opened));
    for (const { send } of many) send(subscribe("1"));
    const admin = await shop.admin();
    const raw = many.map(
      ({ socket }) => socket as unknown as { _socket: { resetAndDestroy(): void } },
    );
    for (const { _socket: socket } of raw) socket.resetAndDestroy();
    await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 77 });
    expectQuietLog();
  });
});
