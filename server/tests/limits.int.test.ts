import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const order = {
  orderItems: [{ productId: "uva-kettle", quantity: 1 }],
  shippingAddress: someAddress,
  totalPrice: 10_350,
  again: true,
};

const placeOrder = /* GraphQL */ `
  mutation ($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      __typename
      ... on Refusal {
        code
        message
      }
    }
  }
`;

it("refuses a large order from an unverified mailbox, and orders beyond the limit", async () => {
  const shop = await openTestShop({ UNVERIFIED_ORDER_RUPEES: "10000", ORDERS_PER_PERSON: "1" });
  onTestFinished(shop.close);
  const ann = await shop.signUp("ann");
  const input = {
    items: order.orderItems,
    shippingAddress: someAddress,
    totalPrice: order.totalPrice,
    again: true,
  };
  const unverified = await shop.rest(ann, "POST", "/order", order);
  expect(unverified).toMatchObject({ status: 403, body: { code: "EMAIL_UNVERIFIED" } });
  expect((await shop.graphql(ann, placeOrder, { input })).body.data.placeOrder).toEqual({
    __typename: "EmailUnverified",
    code: "EMAIL_UNVERIFIED",
    message:
      "To place an order above Rs. 10,000.00, please verify your email first: your profile sends you a code.",
  });
  const token = await shop.mailedCode("ann@example.lk");
  await shop.rest(null, "POST", "/users/verify-Email", { email: "ann@example.lk", token });
  expect((await shop.rest(ann, "POST", "/order", order)).status).toBe(200);
  const tooMany = await shop.rest(ann, "POST", "/order", order);
  expect(tooMany).toMatchObject({ status: 429, body: { code: "TOO_MANY_TRIES" } });
  expect(Number(tooMany.headers.get("retry-after"))).toBeGreaterThan(500);
  expect((await shop.graphql(ann, placeOrder, { input })).body.data.placeOrder).toMatchObject({
    __typename: "TooManyTries",
    message: "You have placed many orders just now. Please wait 10 minutes.",
  });
});

it("doesn't let one address book up the delivery days with new accounts", async () => {
  const shop = await openTestShop({
    TRUST_PROXY: "1",
    UNVERIFIED_ORDERS_PER_ADDRESS: "2",
    ORDERS_PER_ADDRESS: "3",
  });
  onTestFinished(shop.close);
  const from = (address: string) => ({ "x-forwarded-for": address });
  const place = async (who: Person, address: string) =>
    (await shop.rest(who, "POST", "/order", order, from(address))).status;
  const people: Person[] = [];
  for (const name of ["ann", "ben", "cid"]) people.push(await shop.signUp(name));
  const [ann, ben, cid] = people as [Person, Person, Person];
  expect(await place(ann, "2001:db8::1")).toBe(200);
  expect(await place(ben, "2001:db8::2")).toBe(200);
  // Another account of the same network.
  expect(await place(cid, "2001:db8::3")).toBe(403);
  const answer = await fetch(`${shop.url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${cid.token}`,
      ...from("2001:db8::4"),
    },
    body: JSON.stringify({
      query: placeOrder,
      variables: {
        input: {
          items: order.orderItems,
          shippingAddress: someAddress,
          totalPrice: order.totalPrice,
        },
      },
    }),
  });
  expect(await answer.json()).toMatchObject({
    data: { placeOrder: { __typename: "EmailUnverified" } },
  });
  expect(await place(cid, "2001:db8:0:1::1")).toBe(200);
  // A verified mailbox isn't enough for any number.
  const dan = await shop.signUpVerified("dan");
  expect(await place(dan, "2001:db8::5")).toBe(200);
  expect(await place(dan, "2001:db8::6")).toBe(429);
});

it("limits sign-ups from an address, even successful ones", async () => {
  const shop = await openTestShop({ SIGN_UPS_PER_ADDRESS: "2" });
  onTestFinished(shop.close);
  await shop.signUp("ann");
  await shop.signUp("ben");
  const third = await shop.rest(null, "POST", "/users", {
    name: "cid",
    email: "cid@example.lk",
    password: "a good password",
  });
  expect(third).toMatchObject({ status: 429, body: { code: "TOO_MANY_TRIES" } });
  expect(third.body.message).toMatch(/Please wait (59|60) minutes\.$/);
});
