import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

const prices = { "uva-kettle": 9_850, "poya-mirror": 27_300 };

const orderBoth = async (shop: TestShop, who: Person): Promise<string> => {
  const answer = await shop.rest(who, "POST", "/order", {
    orderItems: Object.keys(prices).map((productId) => ({ productId, quantity: 1 })),
    shippingAddress: someAddress,
    totalPrice: prices["uva-kettle"] + prices["poya-mirror"] + 500,
    again: true,
  });
  expect(answer.status).toBe(200);
  const { data } = answer.body as { readonly data: { readonly _id: string } };
  return data._id;
};

const together = async (shop: TestShop, productId: string) => {
  const query = "query ($id: ID!) { orderedTogether(productId: $id) { id name } }";
  const { body } = await shop.graphql(null, query, { id: productId });
  return body.data.orderedTogether as unknown;
};

it("names a product from the third order on, for both products", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const ann = await shop.signUp("ann");
  for (let count = 0; count < 3; count += 1) await orderBoth(shop, ann);
  const mirror = { id: "poya-mirror", name: "Poya Mirror" };
  const kettle = { id: "uva-kettle", name: "Uva Kettle" };
  await expect.poll(() => together(shop, "uva-kettle")).toEqual([mirror]);
  expect(await together(shop, "poya-mirror")).toEqual([kettle]);
  expect(await together(shop, "kandalama-sofa")).toEqual([]);
  expect(await together(shop, "no such product")).toEqual([]);
});

it("counts no cancelled order", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const ann = await shop.signUp("ann");
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push(await orderBoth(shop, ann));
  const cancel = `mutation ($id: ID!) { cancelOrder(orderId: $id) { __typename } }`;
  const { body } = await shop.graphql(ann, cancel, { id: ids[0] });
  expect(body.data.cancelOrder).toEqual({ __typename: "OrderCancelled" });
  expect(await together(shop, "uva-kettle")).toEqual([]);
});
