import { expect, it, onTestFinished } from "vitest";
import { type Person } from "../../testing/api-client.ts";
import { ask } from "../../testing/ask.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";
import { eventually } from "../../testing/eventually.ts";

const { opened, emailOf } = shopOfFile();

const openedAlone = async (environment: Readonly<Record<string, string>> = {}) => {
  const shop = await openTestShop(environment);
  onTestFinished(shop.close);
  return shop;
};

const refusal = "... on Refusal { code message }";

const request = (shop: TestShop, who: Person, productId: string) =>
  ask<{ readonly __typename: string; readonly alerts: readonly { readonly id: string }[] }>(
    shop,
    who,
    `mutation ($productId: ID!) { requestStockAlert(productId: $productId) {
      __typename ... on StockAlertChanged { alerts { id } } ${refusal}
    } }`,
    { productId },
  );

const requestByEmail = (shop: TestShop, productId: string, email: string) =>
  ask<{ readonly __typename: string }>(
    shop,
    null,
    `mutation ($productId: ID!, $email: String!) {
      requestStockAlertByEmail(productId: $productId, email: $email) {
        __typename ... on StockAlertMailed { message } ${refusal}
      }
    }`,
    { productId, email },
  );

const byToken = (shop: TestShop, name: string, token: string, selection: string) =>
  ask<Readonly<Record<string, unknown>>>(
    shop,
    null,
    `mutation ($token: String!) { ${name}(token: $token) { ${selection} } }`,
    { token },
  );

const lettersTo = (shop: TestShop, email: string, about: RegExp) =>
  shop.letters.filter(({ to, subject }) => to.address === email && about.test(subject));

const mailed = (shop: TestShop, email: string, about: RegExp) =>
  eventually(() => {
    const letter = lettersTo(shop, email, about).at(-1);
    if (!letter) throw new Error(`No email to ${email} about ${about.source}`);
    return letter;
  });

const used = new Set<string>();

/** A sample product without options that has just been sold out, another one for each call. */
const soldOut = async (shop: TestShop): Promise<string> => {
  const products = await ask<{
    readonly items: readonly {
      readonly variants: readonly { readonly id: string; readonly countInStock: number }[];
    }[];
  }>(shop, null, "{ products(limit: 100) { items { variants { id countInStock } } } }");
  const variant = products.items
    .flatMap(({ variants }) => (variants.length === 1 ? variants : []))
    .find(({ id, countInStock }) => countInStock > 0 && !used.has(id));
  if (!variant) throw new Error("Every sample item was used");
  used.add(variant.id);
  const path = `/products/${variant.id}`;
  const answer = await shop.rest(await shop.admin(), "PUT", path, { countInStock: 0 });
  expect(answer.status).toBe(200);
  return variant.id;
};

const receive = async (shop: TestShop, productId: string, quantity: number): Promise<void> => {
  const answer = await ask<{ readonly __typename: string }>(
    shop,
    await shop.admin(),
    `mutation ($productId: ID!, $quantity: Int!) {
      receiveStock(productId: $productId, quantity: $quantity, reason: "Delivery") {
        __typename ${refusal}
      }
    }`,
    { productId, quantity },
  );
  expect(answer.__typename).toBe("ProductSaved");
};

/** Sold-out variants of the sample shop. */
const fan = "monsoon-ceiling-fan.4";

const confirmation = /^Please confirm/;
const back = /^It’s back/;

it("emails an account once when an item is back, in its language", async () => {
  const shop = opened();
  const variant = await soldOut(shop);
  const ann = await shop.signUpVerified("ann");
  await shop.shop.accounts.chooseLanguage(ann.id, "ta");
  expect(await request(shop, ann, variant)).toMatchObject({
    __typename: "StockAlertChanged",
    alerts: [{ id: variant }],
  });

  await receive(shop, variant, 4);
  const letter = await mailed(shop, emailOf("ann"), /^மீண்டும் வந்தது/);
  expect(letter.text).toContain("இப்போது 4 உள்ளது");
  expect(letter.unsubscribe).toMatch(/\/unsubscribe\/[\w.-]+$/);

  // A second delivery sends no second email: the third person's email comes after it would have.
  await receive(shop, variant, 1);
  await requestByEmail(shop, await soldOut(shop), "later@example.lk");
  await mailed(shop, "later@example.lk", confirmation);
  expect(shop.letters.filter(({ to }) => to.address === emailOf("ann"))).toHaveLength(2);
});

it("turns all emails about stock off by the button of a mail program, and on again", async () => {
  const shop = opened();
  const variant = await soldOut(shop);
  const ivy = await shop.signUpVerified("ivy");
  await request(shop, ivy, variant);
  await request(shop, ivy, fan);
  await receive(shop, variant, 2);
  const { unsubscribe } = await mailed(shop, emailOf("ivy"), back);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = "List-Unsubscribe=One-Click";
  const pressed = await fetch(unsubscribe ?? "", { method: "POST", headers, body });
  expect(pressed.status).toBe(200);
  const topics = () =>
    ask<{ readonly on: readonly string[] }>(shop, ivy, "{ myMailTopics { on } }");
  expect((await topics()).on).not.toContain("BACK_IN_STOCK");

  const jan = await shop.signUpVerified("jan");
  await request(shop, jan, fan);
  await receive(shop, fan, 2);
  // Emails are sent in order, oldest alert first.
  await mailed(shop, emailOf("jan"), back);
  expect(lettersTo(shop, emailOf("ivy"), back)).toHaveLength(1);

  const token = unsubscribe?.split("/unsubscribe/")[1] ?? "";
  await byToken(shop, "resubscribe", token, "__typename");
  expect((await topics()).on).toContain("BACK_IN_STOCK");
});

it("turns emails about stock on when an account requests one", async () => {
  const shop = opened();
  const variant = await soldOut(shop);
  const kim = await shop.signUpVerified("kim");
  const off = "mutation { setMailTopic(topic: BACK_IN_STOCK, on: false) { on } }";
  expect((await shop.graphql(kim, off)).body.data.setMailTopic.on).not.toContain("BACK_IN_STOCK");
  await request(shop, kim, variant);
  const topics = await ask<{ readonly on: readonly string[] }>(
    shop,
    kim,
    "{ myMailTopics { on } }",
  );
  expect(topics.on).toContain("BACK_IN_STOCK");
  await receive(shop, variant, 1);
  await mailed(shop, emailOf("kim"), back);
});

it("ends the alert of an account that stops waiting", async () => {
  const shop = opened();
  const variant = await soldOut(shop);
  const hal = await shop.signUpVerified("hal");
  await request(shop, hal, variant);
  const answer = await ask<object>(
    shop,
    hal,
    `mutation ($productId: ID!) { removeStockAlert(productId: $productId) {
      __typename ... on StockAlertChanged { alerts { id } } ${refusal}
    } }`,
    { productId: variant },
  );
  expect(answer).toEqual({ __typename: "StockAlertChanged", alerts: [] });
  expect(await ask(shop, hal, "{ myStockAlerts { id } }")).toEqual([]);
});

it("waits until the mailbox of an account is verified", async () => {
  const shop = opened();
  const variant = await soldOut(shop);
  const ben = await shop.signUp("ben");
  await request(shop, ben, variant);
  await receive(shop, variant, 2);
  const code = await shop.mailedCode(emailOf("ben"));
  expect(lettersTo(shop, emailOf("ben"), back)).toEqual([]);
  await ask(
    shop,
    ben,
    `mutation ($email: String!, $code: String!) {
      verifyEmail(email: $email, code: $code) { __typename }
    }`,
    { email: emailOf("ben"), code },
  );
  await mailed(shop, emailOf("ben"), back);
});

it("emails a guest who confirmed the address, and forgets the address", async () => {
  const shop = opened();
  const variant = await soldOut(shop);
  const email = "guest.planted@example.lk";
  expect(await requestByEmail(shop, variant, email)).toMatchObject({
    __typename: "StockAlertMailed",
  });
  const mail = await mailed(shop, email, confirmation);
  const token = /#token=([\w.-]+)/.exec(mail.text)?.[1] ?? "";
  const confirmed = await byToken(shop, "confirmStockAlert", token, "__typename");
  expect(confirmed["__typename"]).toBe("StockAlertConfirmed");
  await expect
    .poll(() => shop.shop.readModels.stockAlerts.waitingFor(variant, { limit: 5 }))
    .toMatchObject({ documents: [{ document: { state: "waiting" } }] });

  await receive(shop, variant, 3);
  await mailed(shop, email, back);
  const stored = async () => {
    const events = await shop.eventsSince(null);
    const last = events.findLast(({ type }) => type === "StockAlertRequested");
    const opened = [];
    for await (const event of shop.shop.store.readStream(last?.stream ?? "")) opened.push(event);
    return JSON.stringify(opened);
  };
  await eventually(async () => expect(await stored()).not.toContain(email));
  expect(await stored()).toContain("StockAlertSent");
  // The link of the email no longer changes anything, and says so in the same words.
  expect(await byToken(shop, "unsubscribe", token, "topic item canUndo")).toEqual({
    ...{ topic: null, item: null, canUndo: false },
  });
  expect(await byToken(shop, "confirmStockAlert", token, "__typename")).toEqual({
    __typename: "NotFound",
  });
});

it("ends the alert of a guest by the button of a mail program, for any token alike", async () => {
  const shop = opened();
  const variant = await soldOut(shop);
  await requestByEmail(shop, variant, "cam@example.lk");
  const { text } = await mailed(shop, "cam@example.lk", confirmation);
  const token = /#token=([\w.-]+)/.exec(text)?.[1] ?? "";
  const pressed = (one: string) =>
    fetch(`${shop.url}/unsubscribe/${one}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  const openAlerts = async () =>
    (await shop.shop.readModels.stockAlerts.openFor(variant, { limit: 5 })).documents;
  await expect.poll(openAlerts).toHaveLength(1);
  const answers = [await pressed(token), await pressed(token), await pressed("forged.token")];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  await expect.poll(openAlerts).toEqual([]);
});

it("undoes an account's unsubscription, and turns a topic off and on", async () => {
  const shop = opened();
  const dee = await shop.signUpVerified("dee");
  const token = await shop.shop.mailLinks.issue({
    ...{ kind: "topic", id: "price-drops", personId: dee.id },
  });
  const topics = () =>
    ask<{ readonly on: readonly string[] }>(shop, dee, "{ myMailTopics { on } }");
  expect(await byToken(shop, "unsubscribe", token, "topic canUndo")).toEqual({
    ...{ topic: "PRICE_DROPS", canUndo: true },
  });
  expect((await topics()).on).toEqual(["BACK_IN_STOCK", "REVIEW_ANSWERS"]);
  expect(await byToken(shop, "resubscribe", token, "__typename")).toEqual({
    __typename: "Resubscribed",
  });
  expect((await topics()).on).toEqual(["BACK_IN_STOCK", "PRICE_DROPS", "REVIEW_ANSWERS"]);
});

it("limits guests' requests by mailbox and by address", async () => {
  const shop = await openedAlone({ STOCK_ALERTS_PER_MAILBOX: "2", STOCK_ALERTS_PER_ADDRESS: "4" });
  const variant = await soldOut(shop);
  const types = [];
  for (const email of ["a@x.lk", "A@x.lk ", "a@x.lk", "b@x.lk", "c@x.lk", "d@x.lk"]) {
    types.push((await requestByEmail(shop, variant, email)).__typename);
  }
  expect(types).toEqual([
    ...["StockAlertMailed", "StockAlertMailed", "TooManyTries"],
    ...["StockAlertMailed", "TooManyTries", "TooManyTries"],
  ]);
  expect(await requestByEmail(shop, variant, "not an address")).toMatchObject({
    __typename: "InvalidInput",
  });
});

it("shows demand and the people who wait, and erases them with the account", async () => {
  const shop = await openedAlone();
  const variant = await soldOut(shop);
  const eve = await shop.signUpVerified("eve");
  await request(shop, eve, variant);
  await requestByEmail(shop, variant, "fay@example.lk");
  const admin = await shop.admin();
  const demand = () =>
    ask<{ readonly items: readonly unknown[] }>(
      shop,
      admin,
      "{ demand(filter: STOCK) { items { id waiting unconfirmed inStock } } }",
    );
  expect((await demand()).items).toEqual([{ id: variant, waiting: 1, unconfirmed: 1, inStock: 0 }]);
  const people = await ask<{ readonly items: readonly { readonly id: string }[] }>(
    shop,
    admin,
    `query ($id: ID!) { waitingPeople(productId: $id) {
      items { id name email isConfirmed isGuest }
    } }`,
    { id: variant },
  );
  expect(people.items).toMatchObject([
    { name: "eve", email: "eve@example.lk", isConfirmed: true, isGuest: false },
    { name: null, email: "fay@example.lk", isConfirmed: false, isGuest: true },
  ]);
  const ended = await ask<{ readonly __typename: string }>(
    shop,
    admin,
    "mutation ($id: ID!) { endStockAlert(id: $id) { __typename } }",
    { id: people.items[1]?.id },
  );
  expect(ended.__typename).toBe("StockAlertEnded");
  const erased = await ask<{ readonly __typename: string }>(
    shop,
    admin,
    "mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }",
    { id: eve.id },
  );
  expect(erased.__typename).toBe("AccountErased");
  expect((await demand()).items).toEqual([]);
});

it("reports a lower price to those who want to hear of it, once", async () => {
  const shop = opened();
  const gus = await shop.signUpVerified("gus");
  const [product] = (
    await ask<{ readonly items: readonly { readonly id: string; readonly price: number }[] }>(
      shop,
      null,
      "{ products(limit: 1) { items { id price } } }",
    )
  ).items;
  if (!product) throw new Error("The shop is empty");
  const wish = (name: string, more = "") =>
    ask<{ readonly __typename: string }>(
      shop,
      gus,
      `mutation ($id: ID!) { ${name}(productId: $id${more}) { __typename } }`,
      { id: product.id },
    );
  await wish("addToWishList");
  await wish("changeWishAlert", ", on: true");
  const context = {
    ...{ commandId: "price-1", correlationId: "price-1", now: new Date().toISOString() },
    actor: { id: (await shop.admin()).id, role: "admin" },
  } as const;
  const lower = async (rupees: number, commandId: string) => {
    const priced = await shop.shop.products.change(
      product.id,
      { priceCents: rupees * 100 },
      {
        ...context,
        commandId,
      },
    );
    expect(priced.accepted).toBe(true);
  };
  await lower(product.price - 100, "price-1");
  const letter = await mailed(shop, emailOf("gus"), /^Now cheaper/);
  expect(letter.unsubscribe).toContain("/unsubscribe/");
  // Within a day a still lower price waits.
  await lower(product.price - 200, "price-2");
  await eventually(async () => {
    const types = (await shop.eventsSince(null)).map(({ type }) => type);
    expect(types).toContain("PriceDropDeferred");
  });
  expect(lettersTo(shop, emailOf("gus"), /^Now cheaper/)).toHaveLength(1);
});
