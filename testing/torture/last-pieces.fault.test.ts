import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { expect, it } from "vitest";
import { openEmbeddedAccounts } from "#accounts/embedded/embedded-accounts.ts";
import { secretTokens } from "#accounts/tokens.ts";
import { someAddress, type Person } from "../api-client.ts";
import { accountOf, sessionOf } from "../accounts.ts";
import { temporaryDirectory } from "../temporary-directory.ts";
import { stopAndCheck } from "./checks.ts";
import { startDyingShop } from "./dying-shop.ts";
import { emptyLedger } from "./ledger.ts";

const callers = 1000;
const pieces = 10;
/** The table lamp in Moss; the other colours have stocks of their own. */
const productId = "sigiri-table-lamp.2";
const totalPrice = 18_750 + 500;

/** Users with existing sessions: a thousand passwords would take longer than everything else. */
const signedIn = async (dataDir: string): Promise<readonly Person[]> => {
  const people = openEmbeddedAccounts(dataDir);
  const signIn = async (id: string, changes: Parameters<typeof accountOf>[1] = {}) => {
    const token = secretTokens.create();
    await people.accounts.insert(accountOf(id, changes));
    await people.sessions.insert(
      sessionOf(secretTokens.digest(token), id, {
        lastSeenAt: new Date().toISOString(),
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      }),
    );
    return { id, token };
  };
  const admin = await signIn("admin", { role: "admin" });
  const persons = [admin];
  for (let caller = 0; caller < callers; caller += 1) {
    persons.push(await signIn(`caller${caller}`, { emailVerifiedAt: "2026-11-21T10:00:00.000Z" }));
  }
  people.close();
  return persons;
};

it("sells the last ten items of a variant to ten of a thousand callers, with a kill in between", async () => {
  const dataDir = temporaryDirectory();
  const [admin = null, ...persons] = await signedIn(dataDir);
  const shop = await startDyingShop(dataDir);
  await shop.answerTo((client) =>
    client.rest(admin, "PUT", `/products/${productId}`, { countInStock: pieces }),
  );

  const midway = new AbortController();
  const killing = once(midway.signal, "abort").then(() => shop.die(null));
  let placed = 0;
  const commands = persons.map((person) => {
    const key = { "idempotency-key": randomUUID() };
    const body = {
      orderItems: [{ productId, quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice,
      again: true,
    };
    return async () => {
      const answer = await shop.answerTo((client) =>
        client.rest(person, "POST", "/order/", body, key),
      );
      if (answer.status === 200) placed += 1;
      if (placed === pieces / 2) midway.abort();
      return answer;
    };
  });
  const answers = await Promise.all(commands.map((ask) => ask()));
  await killing;
  expect(shop.kills).toBe(1);

  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  const buyers = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(buyers).toHaveLength(pieces);
  for (const index of buyers) {
    const again = await commands[index]?.();
    expect(again?.body.data._id).toBe(answers[index]?.body.data._id);
  }

  const ledger = emptyLedger();
  for (const index of buyers) {
    ledger.orders.set(answers[index]?.body.data._id as string, "Item Preparing");
  }
  const { log, problems } = await stopAndCheck(shop, dataDir, ledger);
  expect(problems).toEqual([]);
  expect(log.sold.get(productId)).toBe(pieces);
  expect(log.stock.get(productId)).toMatchObject({ onHand: 0, reserved: 0 });
  for (const [other, onHand] of [
    ["sigiri-table-lamp", 26],
    ["sigiri-table-lamp.3", 9],
  ] as const) {
    expect(log.stock.get(other)).toMatchObject({ onHand, reserved: 0 });
  }
}, 180_000);

it("gives the twelve places of a slot to twelve of 300 callers, with a kill in between", async () => {
  const dataDir = temporaryDirectory();
  const [admin = null, ...persons] = (await signedIn(dataDir)).slice(0, 301);
  const shop = await startDyingShop(dataDir);
  await shop.answerTo((client) =>
    client.rest(admin, "PUT", `/products/${productId}`, { countInStock: 1000 }),
  );
  const { district, province } = someAddress;
  const possible = await shop.answerTo((client) =>
    client.graphql(
      null,
      `query ($district: String, $province: String!) {
        deliveryDates(district: $district, province: $province) { dates { date } }
      }`,
      { district, province },
    ),
  );
  const date = possible.body.data.deliveryDates.dates[3].date as string;
  const midway = new AbortController();
  const killing = once(midway.signal, "abort").then(() => shop.die(null));
  let placed = 0;
  const ask = async (person: Person) => {
    const commandId = randomUUID();
    const answer = await shop.answerTo((client) =>
      client.graphql(
        person,
        `mutation ($input: PlaceOrderInput!, $commandId: ID) {
          placeOrder(input: $input, commandId: $commandId) {
            __typename
            ... on OrderAccepted { order { id deliveryDay { date half } } }
          }
        }`,
        {
          commandId,
          input: {
            items: [{ productId, quantity: 1 }],
            shippingAddress: someAddress,
            totalPrice,
            deliveryDay: { date, half: "AFTERNOON" },
          },
        },
      ),
    );
    const answered = answer.body.data.placeOrder as {
      readonly __typename: string;
      readonly order?: { readonly id: string };
    };
    if (answered.order) placed += 1;
    if (placed === 6) midway.abort();
    return answered;
  };
  const answers = await Promise.all(persons.map(ask));
  await killing;
  expect(shop.kills).toBe(1);
  const orders = answers.flatMap(({ order }) => (order ? [order.id] : []));
  expect(orders).toHaveLength(12);
  expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(
    new Set(["OrderAccepted", "DeliveryDayTaken"]),
  );

  const ledger = emptyLedger();
  for (const id of orders) ledger.orders.set(id, "Item Preparing");
  const { log, problems } = await stopAndCheck(shop, dataDir, ledger);
  expect(problems).toEqual([]);
  expect(log.sold.get(productId)).toBe(12);
}, 180_000);

it("gives the ten uses of a promo code to ten of 300 callers, with a kill in between", async () => {
  const dataDir = temporaryDirectory();
  const [admin = null, ...persons] = (await signedIn(dataDir)).slice(0, 301);
  const shop = await startDyingShop(dataDir);
  await shop.answerTo((client) =>
    client.rest(admin, "PUT", `/products/${productId}`, { countInStock: 1000 }),
  );
  const created = await shop.answerTo((client) =>
    client.graphql(
      admin,
      `mutation ($input: PromotionInput!) { createPromotion(input: $input) { __typename } }`,
      {
        input: {
          ...{ code: "LASTTEN", kind: "FREE_DELIVERY", uses: pieces, usesPerCustomer: 1 },
          startsAt: "2026-01-01T00:00:00.000Z",
        },
      },
    ),
  );
  expect(created.body.data.createPromotion.__typename).toBe("PromotionSaved");

  const midway = new AbortController();
  const killing = once(midway.signal, "abort").then(() => shop.die(null));
  let placed = 0;
  const answers = await Promise.all(
    persons.map(async (person) => {
      const key = { "idempotency-key": randomUUID() };
      const body = {
        orderItems: [{ productId, quantity: 1 }],
        shippingAddress: someAddress,
        totalPrice: totalPrice - 500,
        promoCode: "LASTTEN",
      };
      const answer = await shop.answerTo((client) =>
        client.rest(person, "POST", "/order/", body, key),
      );
      if (answer.status === 200) placed += 1;
      if (placed === pieces / 2) midway.abort();
      return answer;
    }),
  );
  await killing;
  expect(shop.kills).toBe(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(pieces);
  for (const { status, body } of answers) {
    if (status !== 200) expect(body).toMatchObject({ code: "PROMO_REFUSED", reason: "USED_UP" });
  }

  const ledger = emptyLedger();
  for (const { status, body } of answers) {
    if (status === 200) ledger.orders.set(body.data._id as string, "Item Preparing");
  }
  const { log, problems } = await stopAndCheck(shop, dataDir, ledger);
  expect(problems).toEqual([]);
  expect(log.promotions.get("LASTTEN")).toEqual({ used: pieces, held: 0 });
}, 180_000);
