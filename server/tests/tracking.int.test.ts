import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened, emailOf } = shopOfFile();

const openedWith = async (environment: Readonly<Record<string, string>>): Promise<TestShop> => {
  const shop = await openTestShop(environment);
  onTestFinished(shop.close);
  return shop;
};

const address = { ...someAddress, secondPhone: "+94112345678", landmark: "Opposite the mill" };

const orderKettles = async (shop: TestShop, who: Person) => {
  const answer = await shop.rest(who, "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity: 2 }],
    shippingAddress: address,
    totalPrice: 20_200,
    again: true,
  });
  expect(answer.status).toBe(200);
  return answer.body.data as { readonly _id: string; readonly number: string };
};

const fields = `number phase status steps { status } itemCount firstName city endedAt`;

const trackOrder = /* GraphQL */ `
  query ($number: String!, $contact: String!) {
    trackOrder(number: $number, contact: $contact) {
      __typename
      ... on OrderTracked {
        order { ${fields} }
        grant
        position
      }
      ... on Refusal {
        code
        message
      }
      ... on TooManyTries {
        retryAfterSeconds
      }
    }
  }
`;

interface Tracked {
  readonly __typename: string;
  readonly grant: string;
  readonly position: string;
  readonly code?: string;
  readonly retryAfterSeconds?: number;
}

const track = async (shop: TestShop, number: string, contact: string): Promise<Tracked> => {
  const { status, body } = await shop.graphql(null, trackOrder, { number, contact });
  expect(status).toBe(200);
  return body.data.trackOrder as Tracked;
};

const unknown = {
  __typename: "NotFound",
  code: "NOT_FOUND",
  message:
    "We couldn’t find an order with this number and phone or email. Please check both and try again.",
};

it("shows visitors an order by any of its contacts, and of its buyer only first name and city", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const { number } = await orderKettles(shop, ann);
  const typed = number.toLowerCase().replace("nv-", " ");
  for (const contact of ["077 123 4567", "ISHARA@example.lk", "0112345678"]) {
    expect(await track(shop, typed, contact)).toMatchObject({
      __typename: "OrderTracked",
      order: {
        number,
        phase: "PLACED",
        status: "ITEM_PREPARING",
        steps: [{ status: "ITEM_PREPARING" }],
        itemCount: 2,
        firstName: "Ishara",
        city: "Colombo 03",
        endedAt: null,
      },
    });
  }
  const schema = '{ __type(name: "TrackedOrder") { fields { name } } }';
  const { body } = await shop.graphql(null, schema);
  const { fields: found } = body.data.__type as {
    readonly fields: readonly { readonly name: string }[];
  };
  const names = found.map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    ...["city", "createdAt", "dayMoved", "deliveryDay", "endedAt", "firstName", "itemCount"],
    ...["number", "phase", "revision", "status", "steps"],
  ]);
});

it("answers wrong numbers and wrong contacts alike, and knows no erased buyer", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const { number } = await orderKettles(shop, ann);
  expect(await track(shop, number, emailOf("ann"))).toEqual(unknown);
  expect(await track(shop, number, "0771234568")).toEqual(unknown);
  expect(await track(shop, "NV-222222", someAddress.phone)).toEqual(unknown);
  expect(await track(shop, "", "")).toEqual(unknown);
  const found = await track(shop, number, someAddress.phone);
  expect(found.__typename).toBe("OrderTracked");

  const admin = await shop.admin();
  const erase = "mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }";
  await shop.graphql(admin, erase, { id: ann.id });
  for (const contact of [someAddress.phone, someAddress.email, "Erased", ""]) {
    expect(await track(shop, number, contact)).toEqual(unknown);
  }
  const update = await follow(shop, found.grant, found.position).next();
  expect(update.data).toMatchObject({ trackedOrderChanged: { order: null, granted: true } });
});

const follow = (shop: TestShop, grant: string, after: string | null = null) =>
  subscribeTo(
    shop.url,
    `subscription ($grant: String!, $after: Position) {
      trackedOrderChanged(grant: $grant, after: $after) {
        order { ${fields} }
        granted
        remaining
      }
    }`,
    { variables: { grant, after } },
  );

it("follows a found order live with its grant, and no order with another text", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const { _id: id, number } = await orderKettles(shop, ann);
  const other = await orderKettles(shop, ann);
  const { grant, position } = await track(shop, number, someAddress.phone);
  const live = follow(shop, grant, position);
  expect((await live.next()).data).toMatchObject({
    trackedOrderChanged: { order: null, granted: true },
  });
  const admin = await shop.admin();
  const move = `mutation ($orderId: ID!) {
    setOrderStatus(orderId: $orderId, status: ITEM_PACKING, expectedRevision: 1) { __typename }
  }`;
  await shop.graphql(admin, move, { orderId: other._id });
  await shop.graphql(admin, move, { orderId: id });
  expect((await live.next()).data).toMatchObject({
    trackedOrderChanged: { order: { number, status: "ITEM_PACKING" }, granted: true },
  });

  const [, ...signed] = grant.split(".");
  const forged = follow(shop, [other._id, ...signed].join("."));
  expect((await forged.next()).data).toMatchObject({
    trackedOrderChanged: { order: null, granted: false },
  });
});

it("limits guesses per number, from any address", async () => {
  const shop = await openedWith({ TRACKING_TRIES: "2", TRUST_PROXY: "1" });
  const ann = await shop.signUp("ann");
  const { number } = await orderKettles(shop, ann);
  const from = async (client: string, typed: string, contact: string) => {
    const answer = await fetch(`${shop.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": client },
      body: JSON.stringify({ query: trackOrder, variables: { number: typed, contact } }),
    });
    const { data } = (await answer.json()) as { readonly data: { readonly trackOrder: unknown } };
    return data.trackOrder;
  };
  // A stranger uses up the tries of an address, which doesn't keep the buyer from the order.
  const wrong = async (client: string) => from(client, number, "0770000000");
  expect(await wrong("192.0.2.1")).toEqual(unknown);
  expect(await wrong("192.0.2.1")).toEqual(unknown);
  expect(await wrong("192.0.2.1")).toMatchObject({ code: "TOO_MANY_TRIES" });
  expect(await from("198.51.100.1", number, someAddress.phone)).toMatchObject({
    __typename: "OrderTracked",
  });
  const others = Array.from({ length: 17 }, (_, index) => wrong(`192.0.2.${index + 2}`));
  for (const answer of await Promise.all(others)) expect(answer).toEqual(unknown);
  // Another spelling is the same number, and the right contact doesn't help.
  expect(await from("192.0.2.99", number.toLowerCase(), someAddress.phone)).toMatchObject({
    __typename: "TooManyTries",
    code: "TOO_MANY_TRIES",
  });
  expect(await from("192.0.2.99", "NV-222222", "0770000000")).toEqual(unknown);
});

it("limits tries per address, also over a day", async () => {
  const shop = await openedWith({ TRACKING_TRIES: "100", TRACKING_TRIES_PER_DAY: "3" });
  for (const number of ["NV-222222", "NV-333333", "NV-444444"]) {
    expect(await track(shop, number, "0770000000")).toEqual(unknown);
  }
  const refused = await track(shop, "NV-555555", "0770000000");
  expect(refused.code).toBe("TOO_MANY_TRIES");
  expect(refused.retryAfterSeconds).toBeGreaterThan(86_000);
});

it("refuses a search in an address, where logs would keep it", async () => {
  const shop = opened();
  const search = new URLSearchParams({
    query: trackOrder,
    variables: JSON.stringify({ number: "NV-222222", contact: "0770000000" }),
  });
  const answer = await fetch(`${shop.url}/graphql?${search}`, {
    headers: { "apollo-require-preflight": "true" },
  });
  const body = (await answer.json()) as {
    readonly errors: readonly { readonly message: string }[];
  };
  expect(body.errors[0]?.message).toMatch(/^trackOrder needs POST/);
});
