import { someAddress } from "../testing/api-client.ts";
import { ask } from "../testing/ask.ts";
import { axeInBothThemes } from "./axe.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("an order is tracked in a browser without a session, and changes live", async ({
  shop,
  page,
  browser,
}) => {
  await signInAs(page, shop.url, "tracked");
  const answer = await page.request.post(`${shop.url}/api/order/`, {
    data: {
      orderItems: [{ productId: "uva-kettle", quantity: 2 }],
      shippingAddress: someAddress,
      totalPrice: 20_200,
      again: true,
    },
  });
  const { data } = (await answer.json()) as {
    readonly data: { readonly _id: string; readonly number: string };
  };

  const visitor = await (await browser.newContext()).newPage();
  const problems = problemsOf(visitor);
  await visitor.goto(shop.url);
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Track an order" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Track your order" })).toBeVisible();
  await expect(visitor).toHaveTitle("Track your order · Nivasa");
  expect(await axeInBothThemes(visitor)).toEqual([]);

  await visitor.getByLabel("Order number").fill(data.number.slice(3).toLowerCase());
  await visitor.getByLabel("Phone or email").fill("077 123 4568");
  await visitor.keyboard.press("Enter");
  await expect(
    visitor.getByText(
      "We couldn’t find an order with this number and phone or email. Please check both and try again.",
    ),
  ).toBeVisible();
  await visitor.getByLabel("Phone or email").fill("077 123 4567");
  await visitor.keyboard.press("Enter");

  const heading = visitor.getByRole("heading", { level: 1, name: `Order ${data.number}` });
  await expect(heading).toBeFocused();
  await expect(visitor).toHaveURL(`${shop.url}/track`);
  await expect(visitor.getByText("For Ishara in Colombo 03")).toBeVisible();
  await expect(visitor.getByText("We’re preparing your items.")).toBeVisible();
  await expect(visitor.getByText(someAddress.address)).toHaveCount(0);
  await expect(visitor.getByText("Live", { exact: true })).toBeVisible();
  expect(await axeInBothThemes(visitor)).toEqual([]);

  const admin = await shop.api.admin();
  const move = `mutation ($id: ID!, $status: OrderStatus!, $revision: Int!) {
    setOrderStatus(orderId: $id, status: $status, expectedRevision: $revision) { __typename }
  }`;
  await ask(shop.api, admin, move, { id: data._id, status: "ITEM_PACKING", revision: 1 });
  await expect(visitor.getByText("We’re packing your items.")).toBeVisible();
  await ask(shop.api, admin, move, { id: data._id, status: "OUT_FOR_DELIVERY", revision: 2 });
  await expect(visitor.getByText(/^On the road since /)).toBeVisible();

  // Nothing stays: a reload shows the empty form.
  await visitor.reload();
  await expect(visitor.getByLabel("Order number")).toHaveValue("");
  expect(problems).toEqual([]);
});
