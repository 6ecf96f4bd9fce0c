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

describe("an answer never repeats", () => {
  const logIn = "mutation ($i: LogInInput!) { logIn(input: $i) { __typename } }";
  it.each([
    ["an input without its e-mail", logIn, { i: { email: null, password: secret } }],
    ["an input with one field too many", logIn, { i: { email: "a", password: "b", more: secret } }],
    ["a password that is a list", logIn, { i: { email: "a", password: [secret] } }],
    ["an input that is a text", logIn, { i: secret }],
    [
      "a number that is a text",
      "query ($n: Int) { products(limit: $n) { totalCount } }",
      { n: secret },
    ],
    [
      "a word that is none of the list",
      "query ($s: ProductSort!) { products(sort: $s) { totalCount } }",
      { s: secret },
    ],
    [
      "a position that is none",
      "query ($p: Position) { products(after: $p) { totalCount } }",
      { p: secret },
    ],
    [
      "a literal without its e-mail",
      `mutation { logIn(input: { password: "${secret}" }) { __typename } }`,
      {},
    ],
    [
      "a literal of another type",
      `mutation { logIn(input: { email: "a", password: ["${secret}"] }) { __typename } }`,
      {},
    ],
    ["a literal text for a number", `{ products(limit: "${secret}") { totalCount } }`, {}],
    ["a literal text for a word of a list", `{ products(sort: "${secret}") { totalCount } }`, {}],
    ["a literal text for an input", `mutation { logIn(input: "${secret}") { __typename } }`, {}],
    ["a literal position that is none", `{ products(after: "${secret}") { totalCount } }`, {}],
    ["a text where a name belongs", `{ "${secret}" }`, {}],
    ["a text that never ends", `{ a(b: "${secret}`, {}],
    ["a long text where a name belongs", `{ """${secret}""" }`, {}],
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

  it("but says which field is wrong, and what it should be", async () => {
    const variables = { i: { email: null, password: secret } };
    const { body } = await shop.graphql(null, logIn, variables);
    const { errors } = body as { readonly errors: readonly { readonly message: string }[] };
    expect(errors.map(({ message }) => message)).toEqual([
      `Variable "$i" at "i.email": Expected non-nullable type "String!" not to be null.`,
    ]);
  });
});
