import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountRoles, may, type Permission } from "#domain/permissions.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import type { Settings } from "#domain/settings/events.ts";
import { formatName, formatVersion, shopFile } from "#rest/configuration/format.ts";
import type { Call } from "#rest/contract/call.ts";
import { callsByTag } from "#rest/contract/calls.ts";
import { refusalsOf } from "#rest/contract/refusals-of.ts";
import { someAddress, type Answer, type Person } from "../testing/api-client.ts";
import { apiScenarios } from "../testing/api-scenarios.ts";
import { documentedBy, templateOf, type Documented, type OpenApi } from "../testing/documented.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";

const calls = Object.values(callsByTag)
  .flat()
  .map((call) => ({ ...call, name: `${call.method.toUpperCase()} ${call.path}` }));

const changes = (call: Call) => call.method !== "get";
const takesBody = (call: Call) => call.body !== undefined;
const needsSession = (call: Call) => call.access !== "VISITOR";
const isCommand = (call: Call) =>
  changes(call) && needsSession(call) && call.path !== "/users/profile";

/** Parameter values don't matter: these refusals come before they are used. */
const pathOf = ({ path }: Call) => path.replace(/\{\w+\}/g, "uva-kettle");

const accessByCall: Readonly<Record<string, Permission>> = {
  "POST /users": "VISITOR",
  "POST /users/auth": "VISITOR",
  "POST /users/adminauth": "VISITOR",
  "POST /users/google-login": "VISITOR",
  "POST /users/logout": "VISITOR",
  "GET /users/profile": "MEMBER",
  "PUT /users/profile": "MEMBER",
  "POST /users/forgotpassword": "VISITOR",
  "PUT /users/resetpassword": "VISITOR",
  "POST /users/verify-Email": "VISITOR",
  "GET /products": "VISITOR",
  "GET /products/{id}": "VISITOR",
  "POST /products/addProduct": "ITEMS_EDIT",
  "PUT /products/{id}": "SHOP",
  "DELETE /products/{id}": "ITEMS_EDIT",
  "GET /products/reviews/{productId}": "VISITOR",
  "POST /products/reviews/{productId}": "SHOP",
  "GET /cart": "SHOP",
  "GET /cart/{productId}": "SHOP",
  "POST /cart": "SHOP",
  "PUT /cart/{productId}": "SHOP",
  "DELETE /cart/{productId}": "SHOP",
  "POST /order": "SHOP",
  "GET /order": "PERSONAL_READ",
  "GET /order/myorders": "SHOP",
  "GET /order/{id}": "SHOP",
  "PUT /order/{id}": "ORDERS_CHANGE",
  "GET /orders.csv": "PERSONAL_READ",
  "POST /reports": "SHOP",
  "GET /reports": "SHOP",
  "GET /reports/{id}/attachments/{index}": "SHOP",
  "GET /events": "SETTINGS",
  "GET /history/events": "HISTORY_READ",
  "GET /shop/configuration": "SETTINGS",
  "POST /shop/configuration": "SETTINGS",
};

let shop: TestShop;
let documented: Documented;
let admin: Person;
let people: ReadonlyMap<string, Person>;
beforeAll(async () => {
  shop = await openTestShop();
  documented = documentedBy((await shop.rest(null, "GET", "/openapi.json")).body as OpenApi);
  admin = await shop.admin();
  people = new Map(
    await Promise.all(accountRoles.map(async (role) => [role, await shop.withRole(role)] as const)),
  );
});
afterAll(() => shop.close());

const ask = (
  call: Call,
  who: Person | null,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => shop.rest(who, call.method.toUpperCase(), pathOf(call), body, headers);

const expectRefusal = (call: Call, answer: Answer, status: number) => {
  expect(answer).toMatchObject({ status, body: { success: false } });
  expect(documented(call.method, pathOf(call), answer)).toBeNull();
};

const entitled = (call: Call): Person | null => (needsSession(call) ? admin : null);

/** Claims a large body in Content-Length without sending it. */
const sendLarge = (call: Call, token: string | null): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${shop.url}/api${pathOf(call)}`,
      {
        method: call.method.toUpperCase(),
        headers: {
          "content-type": "application/json",
          "content-length": String(64 * 1024 * 1024),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.resume();
        sent.destroy();
      },
    );
    sent.on("error", reject);
    sent.flushHeaders();
  });

describe("every call", () => {
  it.each(calls.filter(needsSession))("$name requires a session", async (call) => {
    expectRefusal(call, await ask(call, null, call.body ? {} : undefined), 401);
  });

  // A different access changes this table, and therefore needs a second look.
  it("has the permission of the table", () => {
    expect(Object.fromEntries(calls.map(({ name, access }) => [name, access]))).toEqual(
      accessByCall,
    );
  });

  it.each(calls.filter(needsSession))("$name admits the roles of the matrix", async (call) => {
    for (const role of accountRoles) {
      const answer = await ask(call, people.get(role) ?? null, call.body ? {} : undefined);
      if (may(role, call.access)) expect([role, answer.status]).not.toEqual([role, 403]);
      else expectRefusal(call, answer, 403);
    }
  });

  // An ignored filter would answer more than was asked for.
  it.each(calls.filter(({ query }) => query))("$name refuses unknown parameters", async (call) => {
    const path = `${pathOf(call)}?persons=ann`;
    const answer = await shop.rest(entitled(call), call.method.toUpperCase(), path);
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(
      "fields",
      expect.arrayContaining([{ field: "persons", message: "This parameter does not exist." }]),
    );
  });

  it.each(calls.filter(changes))("$name is refused from another site's page", async (call) => {
    const from = { origin: "https://evil.example" };
    expectRefusal(call, await ask(call, entitled(call), call.body ? {} : undefined, from), 403);
  });

  it.each(calls.filter(takesBody))("$name accepts JSON only", async (call) => {
    const text = { "content-type": "text/plain" };
    expectRefusal(call, await ask(call, entitled(call), "a text", text), 415);
    expectRefusal(call, await ask(call, entitled(call), "{"), 400);
  });

  it.each(calls.filter(takesBody))("$name rejects operators as values", async (call) => {
    const fields = Object.keys((call.body as { readonly shape?: object }).shape ?? {});
    const body = Object.fromEntries(fields.map((field) => [field, { $gt: "" }]));
    expectRefusal(call, await ask(call, entitled(call), body), 400);
  });

  it.each(calls.filter(takesBody))("$name rejects a body that is too large", async (call) => {
    expect(await sendLarge(call, entitled(call)?.token ?? null)).toBe(413);
  });
});

interface Sent {
  readonly path: string;
  readonly body?: unknown;
}

const product = (name: string) => ({
  name,
  description: "A product.",
  price: 100,
  category: "Furnitures",
  image: "/pictures/uva-kettle.svg",
  modelImageUrl: "/models/none.glb",
  countInStock: 10,
});

const newProduct = async (): Promise<string> =>
  String((await shop.rest(admin, "POST", "/products/addProduct", product(randomUUID()))).body._id);

const order = (productId: string, quantity: number) => ({
  orderItems: [{ productId, quantity }],
  shippingAddress: someAddress,
  totalPrice: quantity * 100 + 500,
});

const report = { issueType: "Other", description: "Text.", email: "ann@example.lk" };

/** A confirmed import of the default settings with a change. */
const configurationWith = (change: Partial<Settings>) => {
  const settings = { ...defaultSettings, ...change };
  const head = { format: formatName, version: formatVersion, madeAt: new Date().toISOString() };
  const json = JSON.stringify({ ...head, settings, categories: [], pages: [] });
  const zip = Buffer.from(zipSync({ [shopFile]: strToU8(json) })).toString("base64");
  return { data: `data:application/zip;base64,${zip}`, confirm: true };
};

/**
 * For each command, two requests under the same key with different content; the second is refused.
 */
const pairs: Readonly<Record<string, () => Promise<readonly [Sent, Sent]>>> = {
  "POST /products/addProduct": async () => {
    const path = "/products/addProduct";
    return [
      { path, body: product("One") },
      { path, body: product("Two") },
    ];
  },
  "PUT /products/{id}": async () => {
    const path = `/products/${await newProduct()}`;
    return [
      { path, body: { price: 1 } },
      { path, body: { price: 2 } },
    ];
  },
  "DELETE /products/{id}": async () => [
    { path: `/products/${await newProduct()}` },
    { path: `/products/${await newProduct()}` },
  ],
  "POST /products/reviews/{productId}": async () => {
    const id = await newProduct();
    const placed = await shop.rest(admin, "POST", "/order", order(id, 1));
    const orderPath = `/order/${String(placed.body.data._id)}`;
    await shop.rest(admin, "PUT", orderPath, { status: "Delivered" });
    const path = `/products/reviews/${id}`;
    return [
      { path, body: { rating: 5 } },
      { path, body: { rating: 4 } },
    ];
  },
  "POST /shop/configuration": async () => [
    { path: "/shop/configuration", body: configurationWith({ lowStock: 4 }) },
    { path: "/shop/configuration", body: configurationWith({ lowStock: 5 }) },
  ],
  "POST /cart": async () => {
    const productId = await newProduct();
    return [
      { path: "/cart", body: { productId, quantity: 1 } },
      { path: "/cart", body: { productId, quantity: 2 } },
    ];
  },
  "PUT /cart/{productId}": async () => {
    const productId = await newProduct();
    await shop.rest(admin, "POST", "/cart", { productId, quantity: 1 });
    const path = `/cart/${productId}`;
    return [
      { path, body: { quantity: 2 } },
      { path, body: { quantity: 3 } },
    ];
  },
  "DELETE /cart/{productId}": async () => {
    const [one, two] = [await newProduct(), await newProduct()];
    for (const productId of [one, two]) {
      await shop.rest(admin, "POST", "/cart", { productId, quantity: 1 });
    }
    return [{ path: `/cart/${one}` }, { path: `/cart/${two}` }];
  },
  "POST /order": async () => {
    const id = await newProduct();
    return [
      { path: "/order", body: order(id, 1) },
      { path: "/order", body: order(id, 2) },
    ];
  },
  "PUT /order/{id}": async () => {
    const placed = await shop.rest(admin, "POST", "/order", order(await newProduct(), 1));
    const path = `/order/${String(placed.body.data._id)}`;
    return [
      { path, body: { status: "Item Packing" } },
      { path, body: { status: "Delivered" } },
    ];
  },
  "POST /reports": async () => [
    { path: "/reports", body: { ...report, subject: "One" } },
    { path: "/reports", body: { ...report, subject: "Two" } },
  ],
};

describe("every command", () => {
  it.each(calls.filter(isCommand))("$name accepts a key for one request only", async (call) => {
    const pair = pairs[call.name];
    if (!pair) throw new Error("Add a pair of contents for this command");
    const [first, second] = await pair();
    const key = { "idempotency-key": randomUUID() };
    const method = call.method.toUpperCase();
    const taken = await shop.rest(admin, method, first.path, first.body, key);
    expect(taken.status, JSON.stringify(taken.body)).toBeLessThan(300);
    expect(documented(method, first.path, taken)).toBeNull();
    const again = await shop.rest(admin, method, first.path, first.body, key);
    expect(again.status).toBe(taken.status);
    const reused = await shop.rest(admin, method, second.path, second.body, key);
    expect(reused).toMatchObject({ status: 422, body: { code: "COMMAND_REUSED" } });
    expect(documented(method, second.path, reused)).toBeNull();
  });
});

describe("every rate-limited call", () => {
  // An ID token is verified before the attempt is counted, because tokens can't be guessed.
  const limited = calls.filter(
    ({ access, refusals, path }) =>
      access === "VISITOR" && refusals?.includes(429) && path !== "/users/google-login",
  );
  const body = {
    name: "Ann",
    email: "ann@example.lk",
    password: "a good password",
    resetToken: "a token",
    token: "123456",
    idToken: "a token",
  };

  it.each(limited)("$name says when to retry", async (call) => {
    const strict = await openTestShop({
      SIGN_IN_TRIES_PER_ADDRESS: "1",
      SIGN_UPS_PER_ADDRESS: "1",
    });
    try {
      let answer = await strict.rest(null, call.method.toUpperCase(), pathOf(call), body);
      for (let tries = 0; tries < 8 && answer.status !== 429; tries += 1) {
        answer = await strict.rest(null, call.method.toUpperCase(), pathOf(call), body);
      }
      expectRefusal(call, answer, 429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });
});

/** Responses that only a dedicated test can produce. */
const elsewhere = new Set([
  "GET /products 304",
  "POST /order 202",
  "POST /order 429",
  "POST /reports 429",
  "POST /users/logout 204",
  "POST /users/google-login 200",
  "POST /users/google-login 400",
  "POST /users/google-login 401",
  "POST /users/google-login 409",
  "POST /users/google-login 429",
  "PUT /users/profile 422",
  "GET /users/profile 404",
  "PUT /users/profile 404",
  "GET /events 200",
  // A file; server/tests/order-filters.int.test.ts reads it.
  "GET /orders.csv 200",
  "GET /events 400",
  // A file; server/tests/history-export.int.test.ts reads it.
  "GET /history/events 200",
  "GET /history/events 400",
  "GET /reports/{id}/attachments/{index} 200",
  // A file; server/tests/configuration.int.test.ts reads it, and imports it.
  "GET /shop/configuration 200",
  "GET /shop/configuration 404",
  "POST /shop/configuration 200",
  "POST /shop/configuration 409",
]);

const nameOf = (method: string, path: string): string => {
  const ofMethod = calls.filter((call) => call.method === method.toLowerCase());
  const template = templateOf(
    ofMethod.map((call) => call.path),
    path,
  );
  return `${method} ${template ?? ""}`;
};

it("covers every documented response", () => {
  const covered = new Set(elsewhere);
  for (const { rest, then } of apiScenarios) {
    const { method, path } = rest("given");
    covered.add(`${nameOf(method, path)} ${then.status}`);
  }
  for (const call of calls) {
    const general: readonly (readonly [boolean, number])[] = [
      [needsSession(call), 401],
      [needsSession(call) || changes(call), 403],
      [takesBody(call), 400],
      [takesBody(call), 413],
      [takesBody(call), 415],
      [isCommand(call), 422],
      [call.access === "VISITOR" && call.refusals?.includes(429) === true, 429],
    ];
    for (const [applies, status] of general) if (applies) covered.add(`${call.name} ${status}`);
  }
  const promised = calls.flatMap((call) =>
    [...call.answers.map(({ status }) => status), ...refusalsOf(call)]
      .filter((status) => status < 500)
      .map((status) => `${call.name} ${status}`),
  );
  expect(promised.filter((each) => !covered.has(each))).toEqual([]);
});
