import { expect, it, onTestFinished } from "vitest";
import { apiClient, type Person } from "../../testing/api-client.ts";
import { glbOf } from "../../testing/glb.ts";
import { fastestOf } from "../../testing/fastest-of.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";

/** A shop in its own process, so that its end doesn't end the test. */
const opened = async () => {
  const shop = await startShopProcess({ dataDir: filledDirectory() });
  onTestFinished(shop.kill);
  const client = apiClient(shop.url);
  const admin = await client.admin();
  const product = (model: Buffer) => ({
    ...{ name: "Stool", description: "Teak", price: 100, category: "Furnitures", countInStock: 1 },
    image: "/pictures/uva-kettle.svg",
    modelImageUrl: `data:model/gltf-binary;base64,${model.toString("base64")}`,
  });
  const isServing = async () => {
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect((await client.rest(null, "GET", "/products?limit=1")).status).toBe(200);
  };
  return { shop, client, admin, product, isServing };
};

const objects = (bytes: number): string =>
  `{"asset":{"version":"2.0"},"nodes":[${"{},".repeat(bytes / 3)}{}]}`;

it("lives on when a model exhausts the memory of its check", async () => {
  const { shop, client, admin, product, isServing } = await opened();
  for (const [json, reason] of [
    [objects(5_000_000), "Its description is too long"],
    [JSON.stringify({ asset: { version: "2.0", generator: "a".repeat(5_000_000) } }), "too long"],
    [objects(3_900_000), ""],
    [`{"asset":{"version":"2.0"},"extras":${"[".repeat(3_000_000)}`, ""],
    [`{"asset":{"version":"2.0"},"extras":[${"1e1,".repeat(900_000)}0]}`, ""],
  ] as const) {
    const body = product(glbOf(json, Buffer.alloc(0)));
    const answer = await client.rest(admin, "POST", "/products/addProduct", body);
    expect(answer).toMatchObject({ status: 415, body: { success: false } });
    expect((answer.body as { message: string }).message).toContain(reason);
    await isServing();
  }
  await shop.stop();
  expect(await shop.ended).toBe(0);
  expect(shop.problems()).toBe("");
});

it("lives on, and goes on serving, while large bodies of many values arrive", async () => {
  const { client, admin, isServing } = await opened();
  const shopper = await client.signUp("shopper");
  const many = `{"image":[${"[],".repeat(4_000_000)}[]]}`;
  const send = (who: Person, path: string, method = "POST") =>
    client.rest(who, method, path, many).then(
      ({ status }) => status,
      // The answer may end the connection while the body is being sent.
      () => 413,
    );
  const sending = Promise.all([
    send(admin, "/products/addProduct"),
    send(admin, "/products/uva-kettle", "PUT"),
  ]);
  expect(await fastestOf(isServing, 100)).toBeLessThan(200);
  expect(await sending).toEqual([413, 413]);
  expect(await send(shopper, "/products/uva-kettle", "PUT")).toBeOneOf([403, 413]);
  await isServing();
});
