import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import { captureLog } from "../testing/captured-log.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";

const { log, from, forget } = captureLog();
let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openTestShop({ NEW_DOCUMENTS_PER_ADDRESS: "100" }, log);
  token = (await shop.signUp("ann")).token;
  return shop.close;
});
beforeEach(forget);

const post = async (
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; type: string | null; more: object; body: string }> => {
  const response = await fetch(`${shop.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    more: {
      retryAfter: response.headers.get("retry-after"),
      cache: response.headers.get("cache-control"),
    },
    // Each error has its own ID.
    body: (await response.text()).replace(/"errorId":"[^"]+"/g, '"errorId":"…"'),
  };
};

const list = "query List($n: Int) { products(limit: $n) { totalCount items { id price } } }";
const two = "query One { googleSignIn } query Two { products(limit: 1) { totalCount } }";
const signedIn = () => ({ authorization: `Bearer ${token}` });

describe("a document that has run before gets the same response as at first", () => {
  const cases: Readonly<
    Record<string, readonly [body: object, headers?: () => Readonly<Record<string, string>>]>
  > = {
    "with data": [{ query: list, variables: { n: 3 } }],
    "with data, for a client that names itself": [
      { query: list, variables: { n: 2 }, extensions: { clientLibrary: { name: "a client" } } },
    ],
    "as the user interface sends it": [
      { query: list, operationName: "List", variables: { n: 1 } },
      () => ({ accept: "application/graphql-response+json,application/json;q=0.9" }),
    ],
    "with data for a signed-in user": [{ query: "{ me { name } }" }, signedIn],
    "without a session": [{ query: "{ cart { itemCount } }" }],
    "without the required role": [{ query: "{ orderBoard { totalCount } }" }, signedIn],
    "with a variable of the wrong type": [{ query: list, variables: { n: "three" } }],
    "without a required variable": [
      { query: "query ($id: ID!) { product(id: $id) { id } }", variables: {} },
    ],
    "with a list as variables": [{ query: list, variables: [3] }],
    "with a string as variables": [{ query: list, variables: "{}" }],
    "with its second operation": [{ query: two, operationName: "Two" }],
    "with an unknown operation": [{ query: two, operationName: "Three" }],
    "with a mutation": [
      {
        query:
          'mutation { logIn(input: {email: "ann@example.lk", password: "no"}) { __typename } }',
      },
    ],
    "with the schema": [{ query: "{ __schema { queryType { name } } }" }],
  };
  it.each(Object.entries(cases))("%s", async (_name, [body, headers = () => ({})]) => {
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push(await post(body, headers()));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    // Apollo Server would reject an invalid document each time.
    expect(answers[0]?.body).not.toContain("GRAPHQL_VALIDATION_FAILED");
    expect(from(40)).toEqual([]);
  });

  it("during an outage", async () => {
    const read = shop.shop.accounts.authenticate;
    const query = "{ me { email } }";
    await post({ query }, signedIn());
    const away = () => Promise.reject(new StoreUnavailable("The account store is unavailable"));
    Object.assign(shop.shop.accounts, { authenticate: away });
    try {
      const known = await post({ query }, signedIn());
      const fresh = await post({ query: `${query} # fresh` }, signedIn());
      expect(known).toEqual(fresh);
      expect(known).toMatchObject({ status: 503, more: { retryAfter: "1" } });
    } finally {
      Object.assign(shop.shop.accounts, { authenticate: read });
    }
  });

  it("with an internal error, which is masked and logged once per request", async () => {
    const { orderBoard } = shop.shop.readModels;
    const { list: readBoard } = orderBoard;
    const admin = await shop.admin();
    const headers = { authorization: `Bearer ${admin.token}` };
    const query = "{ orderBoard { totalCount } }";
    Object.assign(orderBoard, { list: () => Promise.reject(new Error("an internal secret")) });
    try {
      const first = await post({ query: `${query} # broken` }, headers);
      const again = await post({ query: `${query} # broken` }, headers);
      expect(again).toEqual(first);
      expect(again.body).not.toContain("secret");
      expect(from(50)).toHaveLength(2);
    } finally {
      Object.assign(orderBoard, { list: readBoard });
    }
  });
});

it("refuses a known document with the digest of another text", async () => {
  await post({ query: list });
  const persistedQuery = { version: 1, sha256Hash: "0".repeat(64) };
  const answer = await post({ query: list, extensions: { persistedQuery } });
  expect(answer.status).toBe(400);
  expect(answer.body).toContain("provided sha does not match query");
});

it("refuses form posts and requests from other origins", async () => {
  await post({ query: list });
  const form = await fetch(`${shop.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ query: list }),
  });
  expect(form.status).toBeGreaterThanOrEqual(400);
  expect((await post({ query: list }, { origin: "https://elsewhere.example" })).status).toBe(403);
});

it("limits new documents per address, but not known ones", async () => {
  const fresh = async (count: number) => {
    const answers = [];
    for (let index = 0; index < count; index += 1) {
      answers.push(await post({ query: `{ googleSignIn } # ${Math.random()}` }));
    }
    return answers.map(({ status }) => status);
  };
  const statuses = await fresh(101);
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  const refused = await post({ query: "{ googleSignIn } # one more" });
  expect(refused).toMatchObject({
    status: 429,
    more: { retryAfter: expect.stringMatching(/^\d+$/) },
  });
  expect(JSON.parse(refused.body)).toMatchObject({
    errors: [{ extensions: { code: "TOO_MANY_REQUESTS" } }],
  });
  expect((await post({ query: list })).status).toBe(200);
});
