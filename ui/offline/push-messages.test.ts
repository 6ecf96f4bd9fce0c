import { buildASTSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import contract from "../../schema.graphql?raw";
import { createPushMessages, renewalOperation } from "./push-messages.ts";

const origin = "https://shop.example";

/** A browser that records what its worker does. */
const opened = (...tabs: string[]) => {
  const shown: [string, NotificationOptions][] = [];
  const done: string[] = [];
  const sent: { url: string; body: unknown }[] = [];
  const subscriptionOf = (name: string) =>
    ({
      options: { userVisibleOnly: true, applicationServerKey: name },
      toJSON: () => ({
        endpoint: `https://push.example/${name}`,
        keys: { p256dh: "k", auth: "a" },
      }),
    }) as unknown as PushSubscription;
  const messages = createPushMessages({
    origin,
    registration: {
      showNotification: async (title, options) => void shown.push([title, options]),
      pushManager: {
        subscribe: async (options) => subscriptionOf(`again ${JSON.stringify(options)}`),
      },
    },
    clients: {
      matchAll: async () =>
        tabs.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) })),
      openWindow: async (url) => void done.push(`open ${url}`),
    },
    async post(url, body) {
      sent.push({ url, body: JSON.parse(body) as unknown });
    },
  });
  return { ...messages, shown, done, sent, subscriptionOf };
};

const message = {
  title: "Your order is on the road",
  text: "NV-20436 is due this morning.",
  about: "order-1",
  path: "/my-orders/NV-20436",
};

it("shows a message, which replaces an earlier one about the same order", async () => {
  const { show, shown } = opened();
  await show(JSON.stringify(message));
  expect(shown).toEqual([
    [
      message.title,
      {
        body: message.text,
        tag: "order-1",
        renotify: true,
        icon: "/icon-192.png",
        data: message.path,
      },
    ],
  ]);
});

it.each([undefined, "", "no JSON", "null", "{}", '{"title":5}'])(
  "shows a message for %o, too, as browsers require",
  async (text) => {
    const { show, shown } = opened();
    await show(text);
    expect(shown).toEqual([
      ["New message", { body: "", tag: "", icon: "/icon-192.png", data: "/" }],
    ]);
  },
);

it("opens the page of a pressed message in its own tab, or a new one", async () => {
  const { open, done } = opened(`${origin}/cart`, `${origin}/my-orders/NV-20436`);
  await open("/my-orders/NV-20436");
  await open("/my-orders/NV-7");
  await open(undefined);
  expect(done).toEqual([
    `focus ${origin}/my-orders/NV-20436`,
    `open ${origin}/my-orders/NV-7`,
    `open ${origin}/`,
  ]);
});

it.each(["https://evil.example/", "//evil.example", "javascript:alert(1)"])(
  "opens nothing outside the shop: %s",
  async (path) => {
    const { open, done } = opened();
    await open(path);
    expect(done).toEqual([]);
  },
);

it("passes on the browser's next subscription, or makes one like the last", async () => {
  const { renew, sent, subscriptionOf } = opened();
  await renew({ newSubscription: subscriptionOf("next") });
  await renew({ oldSubscription: subscriptionOf("last") });
  await renew({});
  expect(sent).toHaveLength(2);
  const [next, again] = sent;
  expect(next).toEqual({
    url: `${origin}/graphql`,
    body: {
      query: renewalOperation,
      variables: { input: { endpoint: "https://push.example/next", p256dh: "k", auth: "a" } },
    },
  });
  expect(JSON.stringify(again)).toContain("last");
});

it("sends an operation of the contract", () => {
  const schema = buildASTSchema(parse(contract), { assumeValidSDL: true });
  expect(validate(schema, parse(renewalOperation))).toEqual([]);
});
