import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../testing/mail-server.ts";
import { someAddress } from "../testing/api-client.ts";
import { filledDirectory } from "../testing/filled-directory.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { eventually } from "../testing/eventually.ts";

const order = {
  orderItems: [{ productId: "uva-kettle", quantity: 1 }],
  shippingAddress: someAddress,
  totalPrice: 10_350,
  again: true,
};

const number = expect.stringMatching(/^Your order NV-\w+$/) as string;

it("emails every step of an order once, only to its buyer", async () => {
  const mails = await startMailServer();
  const shop = await openTestShop({ SMTP_URL: mails.url });
  onTestFinished(shop.close);
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  const placed = await shop.rest(ann, "POST", "/order", order);
  const id = String(placed.body.data._id);
  for (const status of ["Item Packing", "Out for Delivery", "Delivered"]) {
    await shop.rest(admin, "PUT", `/order/${id}`, { status });
  }
  const about = () => mails.taken.filter(({ messageId }) => messageId.startsWith("<order."));
  await eventually(() => expect(about()).toHaveLength(4));
  expect(about().map(({ subject }) => subject)).toEqual([
    number,
    expect.stringMatching(/: Item Packing$/),
    expect.stringMatching(/: Out for Delivery$/),
    expect.stringMatching(/: Delivered$/),
  ]);
  const mine = "{ myOrders { items { history { status mailedAt } } } }";
  await eventually(async () => {
    const { history } = (await shop.graphql(ann, mine)).body.data.myOrders.items[0];
    expect(history).toHaveLength(4);
    for (const { mailedAt } of history) expect(Date.parse(mailedAt as string)).not.toBeNaN();
  });
  for (const { recipients } of about()) expect(recipients).toEqual(["ann@example.lk"]);
  expect(new Set(about().map(({ messageId }) => messageId)).size).toBe(4);
  // Out-of-office programs don't reply to it.
  for (const { content } of mails.taken)
    expect(content).toMatch(/^Auto-Submitted: auto-generated\r?$/im);
});

it("emails the sender of an issue report that it was answered, without the answer", async () => {
  const mails = await startMailServer();
  const shop = await openTestShop({ SMTP_URL: mails.url });
  onTestFinished(shop.close);
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  const sent = await shop.rest(ann, "POST", "/reports", {
    issueType: "Other",
    subject: "A leg is loose",
    description: "The left one.",
    email: "somebody-else@example.lk",
  });
  await shop.graphql(
    admin,
    'mutation ($id: ID!) { answerReport(reportId: $id, answer: "Ash wood") { __typename } }',
    { id: (sent.body as { readonly _id: string })._id },
  );
  const about = () => mails.taken.filter(({ messageId }) => messageId.startsWith("<report."));
  await eventually(() => expect(about()).toHaveLength(1));
  const [mail] = about();
  expect(mail?.subject).toMatch(/^Report RP-\w{6}: answered$/);
  expect(mail?.recipients).toEqual(["ann@example.lk"]);
  expect(JSON.stringify(mail)).not.toContain("Ash wood");
});

it("emails the buyer that an order was cancelled, in case someone else did it", async () => {
  const mails = await startMailServer();
  const shop = await openTestShop({ SMTP_URL: mails.url });
  onTestFinished(shop.close);
  const ann = await shop.signUp("ann");
  const placed = await shop.rest(ann, "POST", "/order", order);
  const id = String(placed.body.data._id);
  const cancel = "mutation ($id: ID!) { cancelOrder(orderId: $id) { __typename } }";
  await shop.graphql(ann, cancel, { id });
  const about = () => mails.taken.filter(({ messageId }) => messageId.startsWith("<order."));
  await eventually(() => expect(about()).toHaveLength(2));
  expect(about().map(({ subject }) => subject)).toEqual([
    number,
    expect.stringMatching(/: cancelled$/),
  ]);
});

it("sends no email to a stranger's address, and nothing the buyer typed to an unverified one", async () => {
  const mails = await startMailServer();
  const shop = await openTestShop({ SMTP_URL: mails.url });
  onTestFinished(shop.close);
  const eve = await shop.rest(null, "POST", "/users", {
    name: "Visit www.evil.example",
    email: "victim@example.lk",
    password: "a good password",
  });
  const { _id: id, token } = eve.body as { readonly _id: string; readonly token: string };
  const words = "You won! Visit http://evil.example/prize";
  const shippingAddress = { ...someAddress, email: "stranger@example.lk", firstName: words };
  const place = () => shop.rest({ id, token }, "POST", "/order", { ...order, shippingAddress });
  const about = () => mails.taken.filter(({ messageId }) => messageId.startsWith("<order."));
  await place();
  await eventually(() => expect(about()).toHaveLength(1));
  const code = mails.taken.flatMap(({ subject }) => /^\d{6}/.exec(subject)?.[0] ?? [])[0];
  await shop.rest(null, "POST", "/users/verify-Email", { email: "victim@example.lk", token: code });
  await place();
  await eventually(() => expect(about()).toHaveLength(2));
  for (const { recipients } of mails.taken) expect(recipients).toEqual(["victim@example.lk"]);
  const [unverified, verified] = about().map(({ content }) =>
    content.slice(content.indexOf("\r\n\r\n")).replaceAll(/=\r?\n/g, ""),
  );
  expect(unverified).toMatch(/^Hello,/m);
  expect(unverified).not.toMatch(/evil|won/);
  expect(verified).toMatch(/^Hello Visit www\. evil\. example,/m);
  expect(verified).toContain("deliver it to You won! Visit http: //evil. example/prize");
});

it("accepts orders while the mail server refuses, and sends emails once it accepts them again", async () => {
  const mails = await startMailServer();
  mails.refuse(451);
  const shop = await openTestShop({ SMTP_URL: mails.url });
  onTestFinished(shop.close);
  const ann = await shop.signUp("ann");
  expect((await shop.rest(ann, "POST", "/order", order)).status).toBe(200);
  await eventually(() => expect(mails.refused()).toBeGreaterThanOrEqual(2));
  mails.refuse(null);
  await eventually(() => expect(mails.subjects()).toContainEqual(number));
});

it("gives up on an address that doesn't exist", async () => {
  const mails = await startMailServer();
  mails.refuse(550);
  const shop = await openTestShop({ SMTP_URL: mails.url });
  onTestFinished(shop.close);
  const ann = await shop.signUp("ann");
  await shop.rest(ann, "POST", "/order", order);
  await eventually(async () => {
    expect(await shop.shop.runner.waitFor((await shop.shop.store.head()) ?? "", 1000)).toBe(true);
    expect(await shop.shop.mails.pendingCount()).toBe(0);
  });
  expect(mails.taken).toEqual([]);
});

it("writes emails to files if no mail server is configured, and erasing a user deletes them", async () => {
  const dataDir = filledDirectory();
  const shop = await openTestShop({ DATA_DIR: dataDir });
  onTestFinished(shop.close);
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  await shop.rest(ann, "POST", "/order", order);
  const directory = join(dataDir, "outbox", ann.id);
  const files = () => readdirSync(directory).filter((name) => /^order\..*\.eml$/.test(name));
  await eventually(() => expect(files()).toHaveLength(1));
  expect(readFileSync(join(directory, files()[0] ?? ""), "utf8")).toContain("ann@example.lk");
  const erased = await shop.graphql(
    admin,
    "mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }",
    { id: ann.id },
  );
  expect(erased.body.errors).toBeUndefined();
  expect(readdirSync(join(dataDir, "outbox"))).not.toContain(ann.id);
});
