import { expect, it, onTestFinished } from "vitest";
import { openTestShop } from "../../testing/test-shop.ts";

const query = "query ($ids: [ID!]!) { productsByIds(ids: $ids) { id } }";

const opened = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const answer = async (ids: readonly string[]) =>
    (await shop.graphql(null, query, { ids })).body as unknown;
  return { shop, answer };
};

it("returns products on sale in the order of their ids, each once", async () => {
  const { shop, answer } = await opened();
  const admin = await shop.admin();
  const removed = await shop.rest(admin, "DELETE", "/products/poya-mirror");
  expect(removed.status).toBe(200);
  expect(
    await answer(["uva-kettle", "poya-mirror", "nothing", "kandalama-sofa", "uva-kettle"]),
  ).toEqual({
    data: { productsByIds: [{ id: "uva-kettle" }, { id: "kandalama-sofa" }] },
  });
});

it("refuses more than 100 ids", async () => {
  const { answer } = await opened();
  const ids = Array.from({ length: 101 }, (_none, index) => `item-${index}`);
  expect(await answer(ids)).toMatchObject({
    errors: [{ message: "ids must have at most 100 entries" }],
  });
  expect(await answer(ids.slice(1))).toEqual({ data: { productsByIds: [] } });
});
