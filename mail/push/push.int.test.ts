import { afterAll, expect, it, onTestFinished } from "vitest";
import { someAddress, type ApiClient, type Person } from "../../testing/api-client.ts";
import { pushClient } from "../../testing/push-client.ts";
import { startPushService, type PushService } from "../../testing/push-service.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";

let service: PushService;
const { opened: shopOf, emailOf } = shopOfFile(async () => {
  service = await startPushService();
  return { PUSH_SERVICES: service.origin };
});
afterAll(() => service.close());

/** A shop that sends to a push service on loopback. */
const opened = async () => {
  const shop = shopOf();
  // No message of an earlier test waits.
  await eventually(async () => expect(await shop.shop.push?.queue.pendingCount()).toBe(0));
  service.forget();
  const admin = await shop.admin();
  return { shop, admin, ...pushClient(shop, service) };
};

/** A further session of a person. */
const signInAgain = async (client: ApiClient, name: string): Promise<Person> => {
  const answer = await client.rest(null, "POST", "/users/auth", {
    email: emailOf(name),
    password: "a good password",
  });
  return { id: answer.body._id as string, token: answer.body.token as string };
};

it("sends the steps of an order to its buyer's devices, encrypted and once each", async () => {
  const { shop, admin, turnOn, devicesOf, place, move, titles } = await opened();
  const ann = await shop.signUp("ann");
  const phone = await turnOn(ann);
  const computer = await turnOn(await signInAgain(shop, "ann"));
  await turnOn(await shop.signUp("bob"));
  const id = await place(ann);
  await move(admin, id, "Item Packing");
  await eventually(() => expect(titles()).toHaveLength(2));
  await move(admin, id, "Out for Delivery");
  await eventually(() => expect(titles()).toHaveLength(4));
  expect(service.problems).toEqual([]);
  expect(service.taken.map(({ endpoint }) => endpoint).toSorted()).toEqual(
    [phone, phone, computer, computer].map(({ endpoint }) => endpoint).toSorted(),
  );
  expect(titles()).toEqual([
    "We’re packing your order",
    "We’re packing your order",
    "Your order is on the road",
    "Your order is on the road",
  ]);
  const [packing, , road] = service.taken;
  expect(road).toMatchObject({ urgency: "high" });
  expect(road?.content.text).toMatch(/^NV-\w+ is .* Please have Rs\. 10,350 ready\.$/);
  expect(road?.content.path).toMatch(/^\/my-orders\/NV-\w+$/);
  expect(road?.content.about).toBe(`order-${id}`);
  expect(road?.topic).toBe(packing?.topic);
  expect(road?.ttl).toBeLessThanOrEqual(24 * 60 * 60);
  expect(road?.ttl).toBeGreaterThan(24 * 60 * 60 - 60);
  expect(JSON.stringify(service.taken)).not.toContain(someAddress.address);
  await eventually(async () => {
    const devices = await devicesOf(ann);
    expect(devices.map(({ current }) => current)).toEqual([true, false]);
    for (const { lastMessageAt } of devices) {
      expect(Date.parse(lastMessageAt ?? "")).not.toBeNaN();
    }
  });
});

it("sends new orders to the people who work on them, while their role allows it", async () => {
  const { shop, admin, turnOn, devicesOf, place, titles } = await opened();
  const clerk = await shop.withRole("orders");
  const analyst = await shop.analyst();
  await turnOn(clerk);
  await turnOn(analyst);
  expect((await devicesOf(clerk))[0]?.topics.newOrders).toBe(true);
  const [ofAnalyst] = await devicesOf(analyst);
  expect(ofAnalyst?.topics.newOrders).toBe(false);
  const response = await shop.graphql(
    analyst,
    `mutation ($id: ID!) {
      setPushTopics(id: $id, topics: { orders: true, alerts: true, newOrders: true }) { __typename }
    }`,
    { id: ofAnalyst?.id },
  );
  expect(response.body.data.setPushTopics.__typename).toBe("InvalidInput");
  const ann = await shop.signUp("ann");
  await place(ann);
  await eventually(() => expect(titles()).toEqual([expect.stringMatching(/^New order NV-/)]));
  expect(service.taken[0]?.content).toMatchObject({
    text: "1 item, Rs. 10,350.",
    path: expect.stringMatching(/^\/admin\/orders\/NV-/) as string,
  });
  const demoted = await shop.graphql(
    admin,
    "mutation ($id: ID!) { grantRole(accountId: $id, role: SUPPORT) { __typename } }",
    { id: clerk.id },
  );
  expect(demoted.body.data.grantRole.__typename).toBe("RoleGranted");
  await turnOn(ann);
  const second = await place(ann);
  await shop.rest(admin, "PUT", `/order/${second}`, { status: "Item Packing" });
  await eventually(() => expect(titles()).toHaveLength(2));
  expect(titles()[1]).toBe("We’re packing your order");
});

it("sends nothing about what the buyer did, and reports what the shop did", async () => {
  const { shop, admin, turnOn, place, titles } = await opened();
  const ann = await shop.signUp("ann");
  await turnOn(ann);
  const mine = await place(ann);
  await shop.graphql(ann, "mutation ($id: ID!) { cancelOrder(orderId: $id) { __typename } }", {
    id: mine,
  });
  const theirs = await place(ann);
  const { revision } = (
    await shop.graphql(admin, "query ($id: ID!) { order(id: $id) { revision } }", { id: theirs })
  ).body.data.order;
  await shop.graphql(
    admin,
    `mutation ($id: ID!, $revision: Int!) {
      cancelOrderByStaff(orderId: $id, reason: NOT_REACHED, expectedRevision: $revision) {
        __typename
      }
    }`,
    { id: theirs, revision },
  );
  await eventually(() => expect(titles()).toEqual(["We cancelled your order"]));
});

it("sends alerts about stock and prices, unless their switch is off", async () => {
  const { shop, admin, turnOn, devicesOf, titles } = await opened();
  const ann = await shop.signUpVerified("ann");
  await turnOn(ann);
  const stock = (countInStock: number) =>
    shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock });
  const wait = () =>
    shop.graphql(
      ann,
      'mutation { requestStockAlert(productId: "uva-kettle") { __typename ... on Refusal { message } } }',
    );
  await stock(0);
  expect((await wait()).body.data.requestStockAlert.__typename).toBe("StockAlertChanged");
  await stock(4);
  await eventually(() => expect(titles()).toEqual(["Back in stock"]));
  expect(service.taken[0]?.content).toMatchObject({
    text: "Uva Kettle. 4 in stock.",
    path: "/Item-Page/uva-kettle?variant=uva-kettle",
  });
  const [device] = await devicesOf(ann);
  await shop.graphql(
    ann,
    `mutation ($id: ID!) {
      setPushTopics(id: $id, topics: { orders: true, alerts: false, newOrders: false }) { __typename }
    }`,
    { id: device?.id },
  );
  await stock(0);
  await wait();
  await stock(100);
  await shop.graphql(ann, "mutation { sendTestPush { __typename } }");
  await eventually(() => expect(titles()).toEqual(["Back in stock", "Notifications are on"]));
});

it("sends nothing after the switch is off, the device is removed, or its session has ended", async () => {
  const { shop, admin, turnOn, devicesOf, place, move } = await opened();
  const sessions = [await shop.signUp("ann")];
  for (let more = 0; more < 4; more += 1) sessions.push(await signInAgain(shop, "ann"));
  const [off, removed, signedOut, ended, stays] = sessions as [
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  const subscriptions = new Map<Person, string>();
  for (const each of sessions) subscriptions.set(each, (await turnOn(each)).endpoint);
  const ownId = async (who: Person) =>
    (await devicesOf(who)).find(({ current }) => current)?.id ?? "";
  await shop.graphql(
    off,
    `mutation ($id: ID!) {
      setPushTopics(id: $id, topics: { orders: false, alerts: true, newOrders: false }) { __typename }
    }`,
    { id: await ownId(off) },
  );
  await shop.graphql(stays, "mutation ($id: ID!) { removePushDevice(id: $id) { __typename } }", {
    id: await ownId(removed),
  });
  const endedId = await ownId(ended);
  await shop.graphql(signedOut, "mutation { logOut { signedOut } }");
  await shop.graphql(stays, "mutation ($id: ID!) { signOutSession(id: $id) { __typename } }", {
    id: endedId,
  });
  expect(await devicesOf(stays)).toHaveLength(2);
  await move(admin, await place(stays), "Item Packing");
  await eventually(() => expect(service.taken).toHaveLength(1));
  expect(service.taken[0]?.endpoint).toBe(subscriptions.get(stays));
  await eventually(async () => expect(await shop.shop.push?.queue.pendingCount()).toBe(0));
  expect(service.taken).toHaveLength(1);
});

it("removes a device whose subscription has ended", async () => {
  const { shop, admin, turnOn, devicesOf, place, move } = await opened();
  const ann = await shop.signUp("ann");
  const { endpoint } = await turnOn(ann);
  service.unsubscribe(endpoint);
  await move(admin, await place(ann), "Item Packing");
  await eventually(async () => expect(await devicesOf(ann)).toEqual([]));
  await eventually(async () => expect(await shop.shop.push?.queue.pendingCount()).toBe(0));
});

it.each([
  [{ status: 500 }, 4_500],
  [{ status: 429, headers: { "retry-after": "6" } }, 5_500],
] as const)("tries again after %o", async (refusal, waitMs) => {
  const { shop, admin, turnOn, place, move, titles } = await opened();
  const ann = await shop.signUp("ann");
  await turnOn(ann);
  service.refuse(refusal);
  await move(admin, await place(ann), "Item Packing");
  await eventually(() => expect(service.refused).toHaveLength(1));
  service.refuse(null);
  await eventually(() => expect(titles()).toEqual(["We’re packing your order"]));
  expect(Date.now() - (service.refused[0]?.at ?? 0)).toBeGreaterThan(waitMs);
});

it("replaces a message that still waits by the next one of the order", async () => {
  const { shop, admin, turnOn, place, move, titles } = await opened();
  const ann = await shop.signUp("ann");
  await turnOn(ann);
  service.refuse({ status: 503, headers: { "retry-after": "3" } });
  const id = await place(ann);
  await move(admin, id, "Item Packing");
  await eventually(() => expect(service.refused).toHaveLength(1));
  await move(admin, id, "Out for Delivery");
  await eventually(() => expect(service.refused).toHaveLength(2));
  service.refuse(null);
  await eventually(() => expect(titles()).toEqual(["Your order is on the road"]));
  await eventually(async () => expect(await shop.shop.push?.queue.pendingCount()).toBe(0));
});

it("refuses addresses that are no push service, keys that are none, and an eleventh device", async () => {
  const { shop, add, turnOn } = await opened();
  const ann = await shop.signUp("ann");
  const good = service.subscribe();
  const fieldOf = async (changes: object) =>
    (await add(ann, { ...good, ...changes })).body.data.addPushDevice.fields?.[0].field as string;
  for (const endpoint of [
    "",
    "http://fcm.googleapis.com/fcm/send/a",
    "https://fcm.googleapis.com:8443/fcm/send/a",
    "https://fcm.googleapis.com.evil.example/a",
    "https://evilpush.apple.com.example/a",
    "https://127.0.0.1/a",
    "https://169.254.169.254/latest",
    "http://127.0.0.1:1/a",
    `${service.origin.replace("//", "//ann@")}/push/a`,
    `https://fcm.googleapis.com/${"a".repeat(2000)}`,
  ]) {
    expect([endpoint, await fieldOf({ endpoint })]).toEqual([endpoint, "endpoint"]);
  }
  expect(await fieldOf({ p256dh: "AAAA" })).toBe("p256dh");
  expect(await fieldOf({ auth: "AAAA" })).toBe("auth");
  for (let count = 0; count < 10; count += 1) await turnOn(await signInAgain(shop, "ann"));
  expect(await fieldOf({})).toBe("endpoint");
});

it("leaves the devices of other accounts alone", async () => {
  const { shop, add, turnOn, devicesOf } = await opened();
  const [ann, bob] = [await shop.signUp("ann"), await shop.signUp("bob")];
  const mine = await turnOn(ann);
  const [device] = await devicesOf(ann);
  const answers = await shop.graphql(
    bob,
    `mutation ($id: ID!) {
      removePushDevice(id: $id) { __typename }
      setPushTopics(id: $id, topics: { orders: false, alerts: false, newOrders: false }) { __typename }
    }`,
    { id: device?.id },
  );
  expect(answers.body.data).toEqual({
    removePushDevice: { __typename: "NotFound" },
    setPushTopics: { __typename: "NotFound" },
  });
  // Who knows only the address can't take the device over; the browser itself can.
  const { endpoint } = mine;
  const stolen = await add(bob, { ...service.subscribe(), endpoint });
  expect(stolen.body.data.addPushDevice.__typename).toBe("InvalidInput");
  expect(await devicesOf(ann)).toHaveLength(1);
  await add(bob, mine);
  expect(await devicesOf(ann)).toEqual([]);
  expect(await devicesOf(bob)).toHaveLength(1);
});

it("sends a test message to the device of the session only, and not too many", async () => {
  const { shop, turnOn } = await opened();
  const ann = await shop.signUp("ann");
  const test = async () =>
    (await shop.graphql(ann, "mutation { sendTestPush { __typename } }")).body.data.sendTestPush
      .__typename as string;
  await turnOn(await signInAgain(shop, "ann"));
  expect(await test()).toBe("NotFound");
  const { endpoint } = await turnOn(ann);
  expect(await test()).toBe("TestPushQueued");
  await eventually(() => expect(service.taken).toHaveLength(1));
  expect(service.taken[0]).toMatchObject({
    endpoint,
    content: { title: "Notifications are on", path: "/profile/notifications" },
  });
  for (let more = 0; more < 4; more += 1) expect(await test()).toBe("TestPushQueued");
  expect(await test()).toBe("TooManyTries");
});

it("offers no key and accepts no device if messages are off", async () => {
  const shop = await openTestShop({ PUSH_SERVICES: service.origin, WEB_PUSH: "false" });
  onTestFinished(shop.close);
  const ann = await shop.signUp("ann");
  expect((await shop.graphql(ann, "{ pushKey }")).body.data.pushKey).toBeNull();
  const { add } = pushClient(shop, service);
  const answer = await add(ann, service.subscribe());
  expect(answer.body.data.addPushDevice.__typename).toBe("InvalidInput");
});
