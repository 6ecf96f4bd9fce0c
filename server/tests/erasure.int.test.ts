import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openPersonalKeysReadOnly } from "#accounts/embedded/personal-keys.ts";
import { digestsOfShop, keyedDigest } from "#event-store/personal/command-digest.ts";
import { digestOf } from "#event-store/new-event.ts";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { ask } from "../../testing/ask.ts";
import { filesHolding } from "../../testing/files-holding.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { eventually } from "../../testing/eventually.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

/** Texts that occur only in the person's data. */
const planted = {
  name: "Quxannabelle Planted",
  firstName: "Quxannabelle",
  lastName: "Wyrmwoodsen",
  address: "77 Zyxwv Street",
  city: "Qlombotown",
  phone: "+94700000031",
  landmark: "Opposite the Vorpalquux mill",
  floor: "Snickersnackth floor",
  secondPhone: "+94700000032",
  driverNote: "Whisper brilligorum at the gate",
  email: "quxannabelle@planted.example",
  subject: "A zwickelfrabjous matter",
  comment: "Bought with Tumtumbelle, my sister",
  fileContent: "%PDF-1.4 vexillomancy",
} as const;

const erase = /* GraphQL */ `
  mutation ($id: ID!) {
    eraseAccount(accountId: $id) {
      __typename
      ... on AccountErased {
        accountId
        orders
        message
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`;

const { opened } = shopOfFile();

it("leaves no personal data in any file, keeps the orders, and closes the account", async () => {
  const dataDir = filledDirectory();
  const shop = await openTestShop({ DATA_DIR: dataDir });
  onTestFinished(shop.close);
  const admin = await shop.admin();
  const signedUp = await shop.rest(null, "POST", "/users", {
    name: planted.name,
    email: planted.email,
    password: "a good password",
  });
  const { _id: id, token } = signedUp.body as { readonly _id: string; readonly token: string };
  const person = { id, token };
  const code = await shop.mailedCode(planted.email);
  await shop.rest(null, "POST", "/users/verify-Email", { email: planted.email, token: code });
  const order = await shop.rest(person, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: { ...planted, province: "Western", zipCode: "00300" },
    totalPrice: 10_350,
    again: true,
  });
  const orderId = (order.body as { readonly data: { readonly _id: string } }).data._id;
  await shop.rest(admin, "PUT", `/order/${orderId}`, { status: "Delivered" });
  await shop.rest(person, "POST", "/products/reviews/uva-kettle", {
    rating: 4,
    comment: planted.comment,
  });
  const attached = Buffer.from(planted.fileContent).toString("base64");
  await shop.rest(person, "POST", "/reports", {
    issueType: "Other",
    subject: planted.subject,
    description: planted.address,
    email: planted.email,
    attachments: [{ name: "a.pdf", data: `data:application/pdf;base64,${attached}` }],
  });
  await shop.rest(person, "PUT", "/users/profile", {
    name: planted.name,
    email: planted.email,
    lastName: planted.lastName,
    shippingAddress: { addressLine1: planted.address },
  });
  const mailed = () => filesHolding(join(dataDir, "outbox"), planted.email);
  // All mails: a mail that is being written during the erasure is deleted a moment later.
  await eventually(() => expect(mailed()).toHaveLength(3));
  const seenBefore = Object.values(planted).filter(
    (word) => filesHolding(dataDir, word).length > 0,
  );
  expect(seenBefore.length).toBeGreaterThan(11);

  const backup = temporaryDirectory();
  for (const file of ["events.db", "events.db-wal"]) {
    copyFileSync(join(dataDir, file), join(backup, file));
  }

  expect((await shop.graphql(person, erase, { id })).body.errors[0].extensions.code).toBe(
    "FORBIDDEN",
  );
  const answer = await shop.graphql(admin, erase, { id });
  const erased = {
    __typename: "AccountErased",
    accountId: id,
    orders: 1,
    message: "The account was erased.",
  };
  expect(answer.body.data.eraseAccount).toEqual(erased);

  for (const word of Object.values(planted)) {
    expect(filesHolding(dataDir, word)).toEqual([]);
    // A backup of the log is unreadable without the key, which is deleted.
    expect(filesHolding(backup, word)).toEqual([]);
  }
  expect((await shop.rest(person, "GET", "/cart")).status).toBe(401);
  const kept = await shop.rest(admin, "GET", `/order/${orderId}`);
  expect(kept.body.data).toMatchObject({
    totalPrice: 10_350,
    shippingAddress: { firstName: "Erased", lastName: "" },
  });
  const reviews = await shop.rest(null, "GET", "/products/reviews/uva-kettle");
  expect(reviews.body.reviews).toMatchObject([{ rating: 4, comment: "", name: "Erased" }]);
  const again = await shop.graphql(admin, erase, { id });
  expect(again.body.data.eraseAccount).toEqual(erased);
});

it("leaves nothing in the log that confirms a guess of the address", async () => {
  const dataDir = filledDirectory();
  const shop = await openTestShop({ DATA_DIR: dataDir });
  onTestFinished(shop.close);
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  const items = [{ productId: "uva-kettle", quantity: 1 }];
  const order = { shippingAddress: someAddress, totalPrice: 10_350 };
  await shop.rest(ann, "POST", "/order/", { orderItems: items, ...order });
  const guess = digestOf({ placeOrder: { items, ...order } });
  const keys = openPersonalKeysReadOnly(dataDir);
  onTestFinished(keys.close);
  const stored = (await shop.eventsSince(null)).filter(({ type }) => type === "OrderSubmitted");
  const [digest = ""] = stored.map(({ metadata }) => metadata.commandDigest);
  const key = async () => (await keys.keysOf([ann.id])).get(ann.id) ?? Buffer.alloc(0);
  // Only the person's key confirms the guess.
  expect(digest).toBe(keyedDigest(guess, await key()));
  expect(filesHolding(dataDir, guess)).toEqual([]);
  await shop.graphql(admin, erase, { id: ann.id });
  expect(digest).not.toBe(keyedDigest(guess, await key()));
  const shopsKey = (await keys.keysOf([digestsOfShop])).get(digestsOfShop);
  expect(digest).not.toBe(keyedDigest(guess, shopsKey ?? Buffer.alloc(0)));
});

it("erases what a person wrote as staff, and what was written about their cash", async () => {
  const dataDir = filledDirectory();
  const shop = await openTestShop({ DATA_DIR: dataDir });
  onTestFinished(shop.close);
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  const [clerk, driver] = [await shop.withRole("orders"), await shop.withRole("driver")];
  const words = {
    received: "Slithyxa carried it",
    closed: "Wedding of Bandersna",
    cash: "Stolen, says Gimblewabe",
  };
  const productId = "uva-kettle";
  await ask(
    shop,
    clerk,
    `mutation ($productId: ID!, $reason: String!) {
      receiveStock(productId: $productId, quantity: 9, reason: $reason) { __typename }
    }`,
    { productId, reason: words.received },
  );
  await ask(
    shop,
    clerk,
    `mutation ($reason: String) {
      closeDeliveryDay(zoneId: "western", date: "2030-01-05", reason: $reason) { __typename }
    }`,
    { reason: words.closed },
  );
  const placed = await shop.rest(ann, "POST", "/order/", {
    orderItems: [{ productId, quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  const orderId = (placed.body as { readonly data: { readonly _id: string } }).data._id;
  const run = `{ ... on RunSaved { run { id edition collected differenceWords } } }`;
  interface Saved {
    readonly run: { readonly id: string; readonly edition: number };
  }
  const { id, edition } = (
    await ask<Saved>(
      shop,
      admin,
      `mutation ($plan: RunPlanInput!, $orderIds: [ID!]!) {
        planRun(date: "2030-01-04", plan: $plan, orderIds: $orderIds) ${run}
      }`,
      { plan: { driverId: driver.id }, orderIds: [orderId] },
    )
  ).run;
  await ask(shop, admin, `mutation { startRun(id: "${id}", seen: ${edition}) ${run} }`);
  await ask(
    shop,
    driver,
    `mutation { answerStop(id: "${id}", orderId: "${orderId}", commandId: "${randomUUID()}",
      answeredAt: "${new Date().toISOString()}", delivered: { collected: 10350 }) ${run} }`,
  );
  const closed = await ask(
    shop,
    admin,
    `mutation ($input: CloseRunInput!) { closeRun(id: "${id}", input: $input) ${run} }`,
    {
      input: {
        ...{ collected: 10_350, handedIn: 10_000, reason: "STOLEN", words: words.cash },
        receivedOrderIds: [],
      },
    },
  );
  expect(closed).toMatchObject({ run: { collected: 10_350, differenceWords: words.cash } });

  const shown = async () => ({
    ledger: await ask(
      shop,
      admin,
      `{ stockLedger(productId: "${productId}", limit: 100) { items { kind reason } } }`,
    ),
    day: await ask(
      shop,
      admin,
      `{ deliveryCalendar(from: "2030-01-05", days: 1) { zone { id } days { closed } } }`,
    ),
    run: await ask(shop, admin, `{ run(id: "${id}") { differenceWords } }`),
  });
  const before = JSON.stringify(await shown());
  for (const text of Object.values(words)) expect(before).toContain(text);
  // Anyone's reading of the log needs the key of the author or of the driver.
  for (const text of [words.received, words.cash]) expect(filesHolding(dataDir, text)).toEqual([]);

  for (const who of [clerk, driver]) {
    const answer = await shop.graphql(admin, erase, { id: who.id });
    expect(answer.body.data.eraseAccount.__typename).toBe("AccountErased");
  }
  const { ledger, day, run: left } = await shown();
  expect(ledger).toMatchObject({
    items: expect.arrayContaining([{ kind: "RECEIVED", reason: "Erased" }]) as unknown,
  });
  expect(day).toContainEqual({ zone: { id: "western" }, days: [{ closed: "Closed" }] });
  expect(left).toEqual({ differenceWords: "" });
  for (const text of Object.values(words)) expect(filesHolding(dataDir, text)).toEqual([]);
});

it("keeps one admin, and refuses to erase the caller's own account", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const admin = await shop.admin();
  const ann = await shop.signUpVerified("ann");
  const answerOf = async (who: Person, id: string) =>
    (await shop.graphql(who, erase, { id })).body.data.eraseAccount as unknown;
  const grant = `mutation ($id: ID!, $role: Role!) { grantRole(accountId: $id, role: $role) { __typename } }`;
  expect(await answerOf(admin, admin.id)).toEqual({
    __typename: "OwnAccount",
    code: "OWN_ACCOUNT",
    message: "You can’t erase the account you’re signed in with.",
  });
  await shop.graphql(admin, grant, { id: ann.id, role: "ADMIN" });
  // The two erase each other. The slower one has lost the role, or is refused.
  const answers = await Promise.all([
    shop.graphql(admin, erase, { id: ann.id }),
    shop.graphql(ann, erase, { id: admin.id }),
  ]);
  const names = answers.map(({ body }) => body.data?.eraseAccount.__typename as unknown);
  expect(names.filter((name) => name === "AccountErased")).toHaveLength(1);
});

it("refuses to erase the last admin, also for callers without an account", async () => {
  const shop = opened();
  const admin = await shop.admin();
  const system = {
    commandId: randomUUID(),
    correlationId: "test",
    actor: { id: "system", role: "system" },
    now: new Date().toISOString(),
  } as const;
  expect(await shop.shop.erasure.erase(admin.id, system)).toMatchObject({
    accepted: false,
    refusal: { code: "LAST_ADMIN" },
  });
  expect((await shop.rest(admin, "GET", "/order")).status).toBe(200);
});

it.each(["nobody", "x y", "../reports", "a".repeat(500)])(
  "refuses the unknown account %j, and stores nothing about it",
  async (id) => {
    const shop = opened();
    const admin = await shop.admin();
    const before = await shop.shop.store.head();
    expect((await shop.graphql(admin, erase, { id })).body.data.eraseAccount).toEqual({
      __typename: "NotFound",
      code: "NOT_FOUND",
      message: "Account not found.",
    });
    expect(await shop.eventsSince(before)).toEqual([]);
  },
);

it("removes everything that the person sends during the erasure", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const admin = await shop.admin();
  await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 1000 });
  const statuses: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const person = await shop.signUp(`person${round}`);
    const send = () =>
      Promise.all([
        shop.rest(person, "POST", "/order", {
          orderItems: [{ productId: "uva-kettle", quantity: 1 }],
          shippingAddress: { ...planted, province: "Western", zipCode: "00300" },
          totalPrice: 10_350,
          again: true,
        }),
        shop.rest(person, "POST", "/reports", {
          issueType: "Other",
          subject: planted.subject,
          description: planted.address,
          email: planted.email,
        }),
      ]);
    expect((await send()).map(({ status }) => status)).toEqual([200, 201]);
    const sent = [send(), send()];
    const erasing = shop.graphql(admin, erase, { id: person.id });
    sent.push(send(), send());
    const answers = (await Promise.all(sent)).flat();
    statuses.push(...answers.map(({ status }) => status));
    expect((await erasing).body.data.eraseAccount.__typename).toBe("AccountErased");
    expect((await shop.rest(person, "GET", "/cart")).status).toBe(401);
  }
  expect([200, 201, 202, 401]).toEqual(expect.arrayContaining([...new Set(statuses)]));
  await shop.shop.freshness.reach(await shop.shop.store.head());
  const shown = JSON.stringify([
    (await shop.rest(admin, "GET", "/order")).body,
    (await shop.graphql(admin, "{ reports { items { subject description email } } }")).body,
    (await shop.eventsSince(null)).map(({ data }) => data),
  ]);
  for (const word of Object.values(planted)) expect(shown).not.toContain(word);
});

it("erases data from before the last start, in every view", async () => {
  const dataDir = filledDirectory();
  const before = await openTestShop({ DATA_DIR: dataDir });
  const person = await before.signUp("person");
  const order = await before.rest(person, "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: { ...planted, province: "Western", zipCode: "00300" },
    totalPrice: 10_350,
    again: true,
  });
  const orderId = (order.body as { readonly data: { readonly _id: string } }).data._id;
  const admin = await before.admin();
  await before.rest(admin, "PUT", `/order/${orderId}`, { status: "Delivered" });
  await before.rest(person, "POST", "/products/reviews/uva-kettle", { rating: 4, comment: "Good" });
  await before.close();

  const shop = await openTestShop({ DATA_DIR: dataDir });
  onTestFinished(shop.close);
  const again = await shop.admin();
  const answer = await shop.graphql(again, erase, { id: person.id });
  expect(answer.body.data.eraseAccount.__typename).toBe("AccountErased");
  const kept = await shop.rest(again, "GET", `/order/${orderId}`);
  expect(kept.body.data.shippingAddress).toMatchObject({ firstName: "Erased", lastName: "" });
  const reviews = await shop.rest(null, "GET", "/products/reviews/uva-kettle");
  expect(reviews.body.reviews).toMatchObject([{ rating: 4, name: "Erased" }]);
});
