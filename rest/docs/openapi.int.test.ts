import Fastify from "fastify";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, it } from "vitest";
import { restApi } from "#rest/app.ts";
import type { ReadModels } from "#projections/read-models.ts";
import type { RestDependencies } from "#rest/context.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import type { OpenApi } from "../../testing/documented.ts";

let shop: TestShop;
let document: OpenApi;
beforeAll(async () => {
  shop = await openTestShop();
  document = (await shop.rest(null, "GET", "/openapi.json")).body as OpenApi;
});
afterAll(() => shop.close());

/** Routes of the API reference itself. */
const undescribed = new Set(["GET /openapi.json", "GET /docs"]);

/** Every route the API registers, with parameters in braces. */
const registeredRoutes = async (): Promise<readonly string[]> => {
  const routes: string[] = [];
  const app = Fastify();
  app.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) {
      if (each !== "HEAD") routes.push(`${each} ${url.replace(/:(\w+)/g, "{$1}")}`);
    }
  });
  // Registering the product list reads the categories.
  const follow = () => () => undefined;
  const settings = { categories: () => [], onChange: follow };
  const readModels = { settings, products: { follow } } as unknown as ReadModels;
  await app.register(restApi({ readModels } as RestDependencies));
  await app.ready();
  await app.close();
  return routes.filter((route) => !undescribed.has(route));
};

it("is OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(document).toMatchObject({ openapi: "3.1.0" });
});

it("describes exactly the registered routes", async () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual((await registeredRoutes()).toSorted());
});

it("describes the 26 documented calls", () => {
  const specified = [
    "POST /users",
    "POST /users/auth",
    "POST /users/adminauth",
    "POST /users/google-login",
    "GET /users/profile",
    "PUT /users/profile",
    "POST /users/forgotpassword",
    "PUT /users/resetpassword",
    "POST /users/verify-Email",
    "GET /products",
    "GET /products/{id}",
    "POST /products/addProduct",
    "PUT /products/{id}",
    "DELETE /products/{id}",
    "GET /products/reviews/{productId}",
    "POST /products/reviews/{productId}",
    "GET /cart",
    "GET /cart/{productId}",
    "POST /cart",
    "PUT /cart/{productId}",
    "DELETE /cart/{productId}",
    "POST /order",
    "GET /order",
    "PUT /order/{id}",
    "GET /order/myorders",
    "GET /order/{id}",
  ];
  expect(specified).toHaveLength(26);
  for (const call of specified) {
    const [method = "", path = ""] = call.split(" ");
    expect(document.paths[path]?.[method.toLowerCase()], call).toBeDefined();
  }
});

it("is also a page without scripts", async () => {
  const response = await fetch(`${shop.url}/api/docs`);
  const page = await response.text();
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  for (const path of Object.keys(document.paths)) expect(page).toContain(`/api${path}<`);
  expect(page).not.toMatch(/<script/i);
});
