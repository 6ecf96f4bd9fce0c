import { request } from "node:http";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  return shop.close;
});

const canary = "canary-5f9d1c1e";

it.each([
  ["malformed JSON", `{"password": "${canary}",`, {}, 400, "MALFORMED"],
  ["no JSON at all", canary, {}, 400, "MALFORMED"],
  ["an empty body", "", {}, 400, "MALFORMED"],
  [
    "a form",
    `password=${canary}`,
    { "content-type": "application/x-www-form-urlencoded" },
    415,
    "UNSUPPORTED",
  ],
  ["too long a body", JSON.stringify({ email: canary.repeat(2000) }), {}, 413, "TOO_LARGE"],
  ["a list for an object", `["${canary}"]`, {}, 400, "INVALID_INPUT"],
])("answers %s as JSON without echoing it", async (_what, body, headers, status, code) => {
  const answer = await shop.rest(null, "POST", "/users/auth", body, headers);
  expect(answer).toMatchObject({ status, body: { success: false, code } });
  expect(JSON.stringify(answer.body)).not.toContain(canary);
});

it("answers malformed JSON at the GraphQL API in the same way", async () => {
  const response = await fetch(`${shop.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"query": "${canary}`,
  });
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain(canary);
});

it.each([
  ["GET", "/nothing"],
  ["PATCH", "/products/uva-kettle"],
  ["GET", "/products/uva-kettle/more"],
])("answers %s %s with 404 as JSON", async (method, path) => {
  const answer = await shop.rest(null, method, path);
  expect(answer).toMatchObject({ status: 404, body: { success: false, code: "NOT_FOUND" } });
});

it.each(["/order/", "/order", "/ORDER", "/%6frder"])(
  "protects %s, in any spelling",
  async (path) => {
    const answer = await shop.rest(null, "GET", path);
    expect([401, 404]).toContain(answer.status);
  },
);

it("refuses commands from pages of another origin, and accepts them from its own", async () => {
  const foreign = { origin: "https://evil.example" };
  const logIn = { email: "a@example.lk", password: "wrong" };
  expect((await shop.rest(null, "POST", "/users/auth", logIn, foreign)).status).toBe(403);
  expect((await shop.rest(null, "GET", "/products", undefined, foreign)).status).toBe(200);
  expect((await shop.rest(null, "POST", "/users/auth", logIn, { origin: shop.url })).status).toBe(
    401,
  );
});

it("sends security headers", async () => {
  const { headers } = await fetch(`${shop.url}/api/products`);
  expect(headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const permissions = headers.get("permissions-policy")?.split(", ");
  expect(permissions).toEqual(
    expect.arrayContaining(["camera=(self)", "geolocation=()", "microphone=()"]),
  );
  expect(headers.get("x-powered-by")).toBeNull();
});

it.each([
  ["more tokens than a screen needs", `{ ${"me { id } ".repeat(400)} }`],
  ["a field that does not exist", "{ nothing }"],
  ["a variable of another type", "query ($n: Int) { products(limit: $n) { totalCount } }"],
])("answers %s with 400 and a code", async (_what, query) => {
  const answer = await shop.graphql(null, query, { n: "many" });
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].extensions.code).toMatch(/BAD_USER_INPUT|GRAPHQL_/);
});

it("accepts no mutation by GET", async () => {
  const query = encodeURIComponent("mutation { logOut { signedOut } }");
  const response = await fetch(`${shop.url}/graphql?query=${query}`, {
    headers: { "apollo-require-preflight": "1" },
  });
  expect(response.status).toBe(405);
});

it("serves the sample pictures", async () => {
  const response = await fetch(`${shop.url}/pictures/uva-kettle.svg`);
  expect(response.headers.get("content-type")).toContain("image/svg+xml");
});

it("reports its health", async () => {
  const response = await fetch(`${shop.url}/healthz`);
  expect(await response.json()).toMatchObject({ status: "ok" });
});

it("counts attempts by the address from a trusted proxy only", async () => {
  const tries = async (environment: Readonly<Record<string, string>>) => {
    const strict = await openTestShop({ SIGN_IN_TRIES_PER_ADDRESS: "1", ...environment });
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const body = { email: `nobody${index}@example.lk`, password: "wrong" };
      const from = { "x-forwarded-for": `10.1.1.${index}` };
      statuses.push((await strict.rest(null, "POST", "/users/auth", body, from)).status);
    }
    await strict.close();
    return statuses;
  };
  expect(await tries({ TRUST_PROXY: "1" })).toEqual([401, 401, 401]);
  expect(await tries({})).toEqual([401, 429, 429]);
});

it("counts an IPv6 network and every form of an IPv4 address as one address, by every limit", async () => {
  const strict = await openTestShop({
    TRUST_PROXY: "1",
    SIGN_IN_TRIES_PER_ADDRESS: "1",
    NEW_DOCUMENTS_PER_ADDRESS: "1",
    SOCKETS_PER_ADDRESS: "1",
    TRACKING_TRIES: "1",
  });
  onTestFinished(strict.close);
  const ask = async (address: string, query: string, number = "") => {
    const response = await fetch(`${strict.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({ query, variables: { number } }),
    });
    return { status: response.status, text: await response.text() };
  };
  const track =
    'query ($number: String!) { trackOrder(number: $number, contact: "a") { __typename } }';
  const socketOf = (address: string) =>
    subscribeTo(strict.url, "subscription { stockChanged { position } }", { address }).next();
  // A known document doesn't count.
  await ask("192.0.2.1", track);
  for (const [one, other] of [
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3"],
    ["203.0.113.7", "::ffff:203.0.113.7"],
  ] as const) {
    const from = (address: string) => ({ "x-forwarded-for": address });
    const body = { email: "nobody@example.lk", password: "wrong" };
    expect((await strict.rest(null, "POST", "/users/auth", body, from(one))).status).toBe(401);
    expect((await strict.rest(null, "POST", "/users/auth", body, from(other))).status).toBe(429);
    expect((await ask(one, track, `${one} one`)).text).toContain("NotFound");
    expect((await ask(other, track, `${one} two`)).text).toContain("TooManyTries");
    const name = one.startsWith("2001") ? "a" : "b";
    expect((await ask(one, `{ ${name}: googleSignIn }`)).status).toBe(200);
    expect((await ask(other, `{ ${name}2: googleSignIn }`)).status).toBe(429);
    await socketOf(one);
    await expect(socketOf(other)).rejects.toThrow();
  }
});

const statusFor = (host: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${shop.url}${path}`, { headers: { ...headers, host }, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once("error", reject)
      .end();
  });

it.each(["a b", "[::1", 'x"><script>', "%0d%0a", "shop.lk:99999", "ann@shop.lk"])(
  "refuses a request to the host %j, which can't be part of an address",
  async (host) => {
    for (const path of ["/", "/Item-Page/uva-kettle", "/sitemap.xml", "/api/products"]) {
      expect(await statusFor(host, path)).toBe(400);
    }
    expect(await statusFor(host, "/healthz")).toBe(200);
  },
);

it("serves every usable host, with a port and in any case", async () => {
  for (const host of ["shop.lk", "SHOP.lk:8080", "127.0.0.1:1", "[::1]:4000"]) {
    expect(await statusFor(host, "/Item-Page/uva-kettle")).toBe(200);
  }
});

it("doesn't change the language of an account by a link from another site", async () => {
  const ann = await shop.signUp("languages");
  const language = async () => (await shop.shop.accounts.profile(ann.id))?.language;
  const open = (site: string) =>
    fetch(`${shop.url}/?lang=si`, {
      headers: { authorization: `Bearer ${ann.token}`, "sec-fetch-site": site },
    });
  await open("cross-site");
  expect(await language()).toBe("en");
  await open("same-origin");
  expect(await language()).toBe("si");
});
