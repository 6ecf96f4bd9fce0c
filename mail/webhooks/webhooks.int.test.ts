import { expect, it, onTestFinished } from "vitest";
import { apiClient, someAddress, type ApiClient, type Person } from "../../testing/api-client.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { waitForIndex } from "../../testing/wait-for-index.ts";
import { startWebhookReceiver } from "../../testing/webhook-receiver.ts";
import { eventually } from "../../testing/eventually.ts";

const order = {
  orderItems: [{ productId: "uva-kettle", quantity: 1 }],
  shippingAddress: someAddress,
  totalPrice: 10_350,
  again: true,
};

const openReceiver = async () => {
  const receiver = await startWebhookReceiver();
  onTestFinished(receiver.close);
  return receiver;
};

const answerFields = /* GraphQL */ `
  __typename
  ... on WebhooksSaved {
    secret
    message
    webhook {
      id
      name
      url
      kinds
      personal
      state
      pausedBy
      deliveries {
        kind
        about
        answer
        accepted
        eventNumber
      }
      example {
        messageId
        body
      }
    }
  }
  ... on InvalidInput {
    fields {
      field
    }
  }
  ... on Refusal {
    message
  }
`;

interface Answer {
  readonly __typename: string;
  readonly secret: string;
  readonly message: string;
  readonly fields: readonly { readonly field: string }[];
  readonly webhook: {
    readonly id: string;
    readonly name: string;
    readonly kinds: readonly string[];
    readonly state: string;
    readonly pausedBy: string | null;
    readonly deliveries: readonly {
      readonly kind: string;
      readonly about: string | null;
      readonly answer: string;
      readonly eventNumber: number | null;
    }[];
    readonly example: { readonly messageId: string; readonly body: string } | null;
  };
}

const clientOf = (client: ApiClient, owner: Person) => {
  const ask = async (call: string, parameters: string, variables: object): Promise<Answer> => {
    const document = `mutation (${parameters}) { answer: ${call} { ${answerFields} } }`;
    const { body } = await client.graphql(owner, document, variables);
    return (body as { readonly data: { readonly answer: Answer } }).data.answer;
  };
  return {
    add: (input: object) =>
      ask("addWebhook(input: $input)", "$input: WebhookInput!", {
        input: { personal: false, ...input },
      }),
    change: (id: string, input: object) =>
      ask("changeWebhook(id: $id, input: $input)", "$id: ID!, $input: WebhookInput!", {
        ...{ id, input },
      }),
    act: (id: string, action: string) =>
      ask("actOnWebhook(id: $id, action: $action)", "$id: ID!, $action: WebhookAction!", {
        ...{ id, action },
      }),
    rotate: (id: string) => ask("rotateWebhookSecret(id: $id)", "$id: ID!", { id }),
    replay: (id: string, from: string) =>
      ask("replayWebhook(id: $id, from: $from)", "$id: ID!, $from: String!", { id, from }),
    test: (id: string) => ask("testWebhook(id: $id)", "$id: ID!", { id }),
    place: async (who: Person) =>
      (await client.rest(who, "POST", "/order", order)).body.data._id as string,
    move: async (id: string, status: string) => {
      expect((await client.rest(owner, "PUT", `/order/${id}`, { status })).status).toBe(200);
    },
  };
};

const opened = async () => {
  const receiver = await openReceiver();
  const shop = await openTestShop({ WEBHOOK_ORIGINS: receiver.origin });
  onTestFinished(shop.close);
  const owner = await shop.admin();
  const types = () => receiver.taken.map(({ type }) => type);
  return { receiver, shop, owner, types, ...clientOf(shop, owner) };
};

it("sends orders signed and without personal fields, which an owner may add", async () => {
  const { receiver, shop, owner, types, add, change, place, move } = await opened();
  const { url } = receiver;
  const kinds = ["order.placed", "order.status_changed", "stock.reserved"];
  const added = await add({ name: "Courier", url, kinds });
  expect(added.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  receiver.trust(added.secret);
  const ann = await shop.signUp("ann");
  const id = await place(ann);
  await move(id, "Item Packing");
  await eventually(() => expect(types().toSorted()).toEqual(kinds));
  expect(receiver.problems).toEqual([]);
  const placed = receiver.taken.find(({ type }) => type === "order.placed");
  expect(placed?.data["order"]).toMatchObject({
    id,
    number: expect.stringMatching(/^NV-/) as string,
    currency: "LKR",
    totalCents: 1_035_000,
    lines: [{ productId: "uva-kettle", quantity: 1, priceCents: 985_000 }],
  });
  const words = [someAddress.firstName, someAddress.phone, someAddress.address, ann.id];
  for (const word of words) expect(JSON.stringify(receiver.taken)).not.toContain(word);

  const { id: webhookId } = added.webhook;
  const wider = { name: "Courier", url, kinds: ["order.status_changed"], personal: true };
  expect(await change(webhookId, wider)).toMatchObject({ __typename: "WebhooksSaved" });
  await move(id, "Out for Delivery");
  await eventually(() => expect(types()).toHaveLength(4));
  expect(receiver.taken[3]?.data).toMatchObject({
    status: "Out for Delivery",
    previousStatus: "Item Packing",
    customer: someAddress,
  });

  // An erased buyer's words are not sent any more, even by a replay of earlier events.
  const erase = "mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }";
  await shop.graphql(owner, erase, { id: ann.id });
  await waitForIndex(shop, owner);
  const { replay } = clientOf(shop, owner);
  expect(await replay(webhookId, "1")).toMatchObject({ __typename: "WebhooksSaved" });
  await eventually(() => expect(types().length).toBeGreaterThanOrEqual(6));
  const again = receiver.taken.filter(({ body }) => body.includes(id)).slice(4);
  expect(again).toHaveLength(2);
  for (const { data } of again) expect(data).not.toHaveProperty("customer");
  expect(receiver.problems).toEqual([]);
});

it("pauses, resumes and removes a subscription, and lists what was sent", async () => {
  const { receiver, shop, owner, types, add, act, test, place, replay } = await opened();
  const { secret, webhook } = await add({
    ...{ name: "SMS", url: receiver.url, kinds: ["order.placed"] },
  });
  receiver.trust(secret);
  expect((await act(webhook.id, "PAUSE")).webhook.state).toBe("PAUSED");
  const ann = await shop.signUp("ann");
  await place(ann);
  expect((await test(webhook.id)).message).toMatch(/^HTTP 204 in \d+ ms$/);
  expect(types()).toEqual(["test.ping"]);
  expect((await act(webhook.id, "RESUME")).webhook.state).toBe("DELIVERING");
  await eventually(() => expect(types()).toEqual(["test.ping", "order.placed"]));

  receiver.refuse({ status: 410 });
  await place(ann);
  await eventually(async () => {
    const { webhook: gone } = await test(webhook.id);
    expect(gone).toMatchObject({ state: "GONE", pausedBy: "HTTP 410" });
  });
  receiver.refuse(null);
  await act(webhook.id, "RESUME");
  await eventually(() => expect(types()).toHaveLength(3));
  await waitForIndex(shop, owner);
  const { deliveries } = (await test(webhook.id)).webhook;
  expect(deliveries.map(({ answer }) => answer).slice(0, 2)).toEqual(["HTTP 204", "HTTP 204"]);
  const [, second] = deliveries;
  expect(second?.about).toMatch(/^NV-/);
  expect(await replay(webhook.id, String(second?.eventNumber))).toMatchObject({
    __typename: "WebhooksSaved",
  });
  await eventually(() => expect(types()).toHaveLength(5));
  const [last, repeated] = [receiver.taken[2], receiver.taken[4]];
  expect(repeated?.id).toBe(last?.id);

  expect((await act(webhook.id, "REMOVE")).webhook).toBeNull();
  expect((await test(webhook.id)).__typename).toBe("NotFound");
  expect((await act(webhook.id, "RESUME")).__typename).toBe("NotFound");
});

it("shows the message of the newest event as it is sent", async () => {
  const { receiver, shop, owner, types, add, change, test, place, move } = await opened();
  const input = { name: "Courier", url: receiver.url, kinds: ["order.cancelled"] };
  const { secret, webhook } = await add(input);
  receiver.trust(secret);
  expect(webhook.example).toBeNull();

  const id = await place(await shop.signUp("ann"));
  await move(id, "Item Packing");
  const wider = { ...input, kinds: ["order.placed", "order.status_changed"], personal: true };
  await waitForIndex(shop, owner);
  const { example } = (await change(webhook.id, wider)).webhook;
  expect(JSON.parse(example?.body ?? "")).toMatchObject({
    type: "order.status_changed",
    data: { order: { id }, customer: someAddress },
  });
  await change(webhook.id, { ...wider, personal: false });
  await move(id, "Out for Delivery");
  await eventually(() => expect(types()).toContain("order.status_changed"));
  await waitForIndex(shop, owner);
  const sent = receiver.taken.at(-1);
  expect((await test(webhook.id)).webhook.example).toEqual({
    messageId: sent?.id,
    body: sent?.body,
  });
});

it("accepts a new secret, and the old one for a day", async () => {
  const { receiver, types, add, rotate, test } = await opened();
  const { secret, webhook } = await add({
    ...{ name: "SMS", url: receiver.url, kinds: ["order.placed"] },
  });
  const rotated = await rotate(webhook.id);
  expect(rotated.secret).not.toBe(secret);
  for (const each of [secret, rotated.secret]) {
    receiver.trust(each);
    await test(webhook.id);
  }
  expect(types()).toEqual(["test.ping", "test.ping"]);
  receiver.trust("whsec_AA==");
  expect((await test(webhook.id)).message).toMatch(/^HTTP 400/);
});

it("refuses other addresses and kinds, does not reach private networks, and is for owners only", async () => {
  const { shop, receiver, add, test, replay } = await opened();
  const input = { name: "SMS", url: "https://sms.example/in", kinds: ["order.placed"] };
  for (const [field, wrong] of [
    ["url", { url: "http://sms.example/in" }],
    ["url", { url: `${receiver.origin.replace("//", "//ann:secret@")}/in` }],
    ["url", { url: "sms" }],
    ["kinds", { kinds: ["order.lost"] }],
    ["kinds", { kinds: [] }],
    ["name", { name: "" }],
  ] as const) {
    const refused = await add({ ...input, ...wrong });
    expect([field, refused.fields]).toEqual([field, [{ field }]]);
  }
  const inside = await add({ ...input, url: "https://127.0.0.1/in" });
  expect((await test(inside.webhook.id)).message).toMatch(/^private address/);
  for (const from of ["", "0", "never"]) {
    expect([from, (await replay(inside.webhook.id, from)).__typename]).toEqual([
      from,
      "InvalidInput",
    ]);
  }
  expect((await replay(inside.webhook.id, "999999")).__typename).toBe("NotFound");
  for (const role of ["catalogue", "orders", "support", "analyst"] as const) {
    const person = await shop.withRole(role);
    const { body } = await shop.graphql(person, "{ webhooks { url } }");
    expect([role, body.errors[0].extensions.code]).toEqual([role, "FORBIDDEN"]);
  }
});

it("sends again what it had sent, but not recorded, when it was killed", async () => {
  const receiver = await openReceiver();
  const dataDir = filledDirectory();
  const start = (environment: Readonly<Record<string, string>> = {}) =>
    startShopProcess({
      dataDir,
      environment: { WEBHOOK_ORIGINS: receiver.origin, ...environment },
    });
  const first = await start({ CRASH_AFTER: "webhook-sent" });
  const client = apiClient(first.url);
  const owner = await client.admin();
  const { add, place } = clientOf(client, owner);
  const kinds = ["order.placed", "stock.sold"];
  const { secret } = await add({ name: "SMS", url: receiver.url, kinds });
  receiver.trust(secret);
  const ann = await client.signUp("ann");
  // The process may be killed before it answers.
  await place(ann).catch(() => undefined);
  expect(await first.ended).toBe("SIGKILL");
  expect(receiver.taken).toHaveLength(1);
  const second = await start();
  onTestFinished(() => second.stop());
  await eventually(() => expect(receiver.taken.length).toBeGreaterThanOrEqual(2));
  const [one, two] = receiver.taken;
  expect(two?.id).toBe(one?.id);
  expect(two?.body).toBe(one?.body);
  expect(receiver.problems).toEqual([]);
});
