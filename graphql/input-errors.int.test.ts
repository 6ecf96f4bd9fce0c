import type { GraphQLFormattedError } from "graphql";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
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

const secret = "my Secret; 1";

describe("an error response never repeats the input", () => {
  const logIn = "mutation ($i: LogInInput!) { logIn(input: $i) { __typename } }";
  it.each([
    ["an input without its e-mail", logIn, { i: { email: null, password: secret } }],
    ["an input with an unknown field", logIn, { i: { email: "a", password: "b", more: secret } }],
    ["a password that is a list", logIn, { i: { email: "a", password: [secret] } }],
    ["an input that is a string", logIn, { i: secret }],
    [
      "a number that is a string",
      "query ($n: Int) { products(limit: $n) { totalCount } }",
      { n: secret },
    ],
    [
      "an unknown enum value",
      "query ($s: ProductSort!) { products(sort: $s) { totalCount } }",
      { s: secret },
    ],
    [
      "an invalid position",
      "query ($p: Position) { products(after: $p) { totalCount } }",
      { p: secret },
    ],
    [
      "a literal without its e-mail",
      `mutation { logIn(input: { password: "${secret}" }) { __typename } }`,
      {},
    ],
    [
      "a literal of the wrong type",
      `mutation { logIn(input: { email: "a", password: ["${secret}"] }) { __typename } }`,
      {},
    ],
    ["a string literal for a number", `{ products(limit: "${secret}") { totalCount } }`, {}],
    ["a string literal for an enum value", `{ products(sort: "${secret}") { totalCount } }`, {}],
    ["a string literal for an input", `mutation { logIn(input: "${secret}") { __typename } }`, {}],
    ["an invalid position literal", `{ products(after: "${secret}") { totalCount } }`, {}],
    ["a string in place of a name", `{ "${secret}" }`, {}],
    ["an unterminated string", `{ a(b: "${secret}`, {}],
    ["a block string in place of a name", `{ """${secret}""" }`, {}],
  ])("%s", async (_what, query, variables) => {
    const answer = await shop.graphql(null, query, variables);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain("ecret");
    expect(answer.body.errors[0].extensions.code).toMatch(/BAD_USER_INPUT|GRAPHQL_/);
    const subscription = query.replace(/^(query|mutation|(?={))/, "subscription");
    const onSocket: unknown = await subscribeTo(shop.url, subscription, { variables })
      .next()
      .catch((error: unknown) => error);
    expect(JSON.stringify(onSocket)).not.toContain("ecret");
    expect(from(40)).toEqual([]);
  });

  it("but names the invalid field and the expected type", async () => {
    const variables = { i: { email: null, password: secret } };
    const { body } = await shop.graphql(null, logIn, variables);
    const { errors } = body as { readonly errors: readonly { readonly message: string }[] };
    expect(errors.map(({ message }) => message)).toEqual([
      `Variable "$i" at "i.email": Expected non-nullable type "String!" not to be null.`,
    ]);
  });
});

describe("a null at an argument with a default is an error of the caller", () => {
  const promotion = `{ code: "SALE", kind: PERCENT, startsAt: "2026-01-01T00:00:00.000Z", minSum: $n }`;
  it.each([
    ["by a literal", "{ historyReport(name: ORDERS, byProduct: null) { __typename } }"],
    [
      "by a variable",
      "query ($n: Boolean) { historyReport(name: ORDERS, byProduct: $n) { __typename } }",
    ],
    [
      "in a nested field",
      `query ($n: Boolean) { product(id: "uva-kettle") { variants(withArchived: $n) { id } } }`,
    ],
    ["in an input", `mutation ($n: Money) { createPromotion(input: ${promotion}) { __typename } }`],
  ])("%s", async (_where, query) => {
    const { body } = await shop.graphql(await shop.admin(), query, { n: null });
    const { errors } = body as { readonly errors: readonly GraphQLFormattedError[] };
    for (const { message, extensions } of errors) {
      expect(message).toMatch(/Expected type "Boolean!"|must not be null|has a null/);
      expect(extensions?.["code"]).toMatch(/BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED/);
    }
    expect(errors).toHaveLength(1);
    expect(from(40)).toEqual([]);
  });

  it("of a subscription", async () => {
    const updates = subscribeTo(
      shop.url,
      "subscription ($n: Boolean) { orderPresence(dragging: $n) { __typename } }",
      { variables: { n: null }, token: (await shop.admin()).token },
    );
    const answer: unknown = await updates.next().catch((error: unknown) => error);
    expect(JSON.stringify(answer)).toContain("must not be null");
    expect(from(40)).toEqual([]);
  });
});
