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

/** Whatever a caller does wrong is no fault of the shop, and its log says nothing of it. */
const expectQuietLog = (): void => expect(from(40)).toEqual([]);

const post = async (body: object) => {
  const response = await fetch(`${shop.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
};

const codeIn = (text: string): string => /"code":"(\w+)"/.exec(text)?.[1] ?? "";

describe("a document by POST", () => {
  const two = "query A { googleSignIn } query C { googleSignIn }";
  it.each([
    ["an operation it does not have", { query: "query A { googleSignIn }", operationName: "B" }],
    ["a third operation of its two", { query: two, operationName: "B" }],
    ["no operation of its two", { query: two }],
  ])("is refused with 400 where it is asked for %s", async (_what, body) => {
    const answer = await post(body);
    expect([answer.status, codeIn(answer.text)]).toEqual([400, "OPERATION_RESOLUTION_FAILURE"]);
    expectQuietLog();
  });

  it.each([
    ["a subscription", "subscription { stockChanged { position } }"],
    [
      "a subscription that may be left out",
      "subscription ($x: Boolean!) { stockChanged @include(if: $x) { position } }",
    ],
    [
      "a subscription beside a query",
      "query A { googleSignIn } subscription B { stockChanged { position } }",
    ],
  ])("is refused with 400 where it is %s", async (_what, query) => {
    const answer = await post({ query, operationName: query.includes(" A ") ? "A" : undefined });
    expect([answer.status, codeIn(answer.text)]).toEqual([400, "BAD_USER_INPUT"]);
    const byGet = await fetch(`${shop.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { "apollo-require-preflight": "1" },
    });
    expect(byGet.status).toBe(400);
    expectQuietLog();
  });
});

const followStock = "subscription ($ids: [ID!]) { stockChanged(productIds: $ids) { position } }";

/** The errors of a subscription that is refused, or the code its socket is closed with. */
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
    ["that does not parse", "subscription {", {}, "GRAPHQL_PARSE_FAILED"],
    ["to a field there is not", "subscription { nothing }", {}, "GRAPHQL_VALIDATION_FAILED"],
    ["to two fields", `subscription { a: ${field} b: ${field} }`, {}, "GRAPHQL_VALIDATION_FAILED"],
    [
      "whose field is skipped",
      "subscription { stockChanged @skip(if: true) { position } }",
      {},
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "whose field may be left out",
      "subscription ($x: Boolean!) { stockChanged @include(if: $x) { position } }",
      { variables: { x: false } },
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "whose fragment is skipped",
      `subscription { ... @skip(if: true) { ${field} } }`,
      {},
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "whose field is skipped in a fragment",
      `subscription { ...F } fragment F on Subscription { stockChanged @skip(if: true) { position } }`,
      {},
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "with a variable of another type",
      followStock,
      { variables: { ids: [{}] } },
      "BAD_USER_INPUT",
    ],
    [
      "without a variable it needs",
      "subscription ($ids: [ID!]!) { stockChanged(productIds: $ids) { position } }",
      {},
      "BAD_USER_INPUT",
    ],
    [
      "of a name it does not have",
      followStock,
      { operationName: "B" },
      "OPERATION_RESOLUTION_FAILURE",
    ],
    ["that is a query", "{ googleSignIn }", {}, "BAD_USER_INPUT"],
  ])("%s is refused with a code", async (_what, query, more, code) => {
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
    ["what only servers say", [{ type: "next", id: "1", payload: {} }], 4400],
    ["what nobody says", [{ type: "brew" }], 4400],
    ["one long id twice", [subscribe("é".repeat(500)), subscribe("é".repeat(500))], 4409],
    ["that it begins, twice", [{ type: "connection_init" }], 4429],
  ])("that says %s is closed as mistaken", async (_what, messages, code) => {
    const { socket, send } = await opened();
    messages.forEach(send);
    expect(await closing(socket)).toBe(code);
    expectQuietLog();
  });

  it("keeps its places through any number of refused subscriptions", async () => {
    const { send, messages } = await opened();
    for (let index = 0; index < 25; index += 1) send(subscribe(`wrong-${index}`, "B"));
    await expect.poll(() => messages.filter(({ type }) => type === "error").length).toBe(25);
    send(subscribe("right"));
    await expect.poll(() => messages.at(-1)).toMatchObject({ type: "next", id: "right" });
  });

  it("follows 20 subscriptions and no more, and another when one has ended", async () => {
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

  it("that is reset leaves nothing in the log above debug", async () => {
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
