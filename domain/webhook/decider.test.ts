import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { webhookLimits } from "../constants.ts";
import { messages } from "../messages.ts";
import { webhookDecider, type WantedWebhook, type WebhookCommand } from "./decider.ts";
import type { WebhookContent, WebhookEvent } from "./events.ts";
import { webhookKinds } from "./kinds.ts";

const { given } = scenarioOf(webhookDecider);

const content: WebhookContent = {
  webhookId: "sms",
  name: "SMS",
  origin: "https://sms.example",
  kinds: ["order.placed"],
  personal: false,
};
const added: WebhookEvent = { type: "WebhookAdded", data: content };
const add = (changes: Partial<WantedWebhook> = {}): WebhookCommand => ({
  type: "AddWebhook",
  wanted: { ...content, ...changes },
});
const change = (changes: Partial<WantedWebhook> = {}): WebhookCommand => ({
  type: "ChangeWebhook",
  wanted: { ...content, ...changes },
});
const pauseBy = (cause: "owner" | "gone" | "failed", answer: string | null = null) =>
  ({ type: "PauseWebhook", webhookId: "sms", cause, answer }) as const;
const paused = (
  cause: "owner" | "gone" | "failed",
  answer: string | null = null,
): WebhookEvent => ({
  type: "WebhookPaused",
  data: { webhookId: "sms", cause, answer },
});
const resumed: WebhookEvent = { type: "WebhookResumed", data: { webhookId: "sms" } };

describe("a subscription", () => {
  it("is added once, with its kinds in one order and its name as it is seen", () => {
    const wanted = add({ name: " SMS ", kinds: ["stock.sold", "order.placed", "stock.sold"] });
    const when = given().when(wanted);
    when.then({
      type: "WebhookAdded",
      data: { ...content, kinds: ["order.placed", "stock.sold"] },
    });
    when.thenOnceOnly();
  });

  it.each([
    ["name", { name: "  " }],
    ["name", { name: "S\nMS" }],
    ["name", { name: "x".repeat(61) }],
    ["url", { origin: null }],
    ["kinds", { kinds: [] }],
    ["kinds", { kinds: ["order.placed", "order.lost"] }],
  ])("is refused for its %s", (field, changes) => {
    const refusal = {
      code: "INVALID_INPUT",
      fields: [expect.objectContaining({ field })],
    } as object;
    given().when(add(changes)).thenRefused(refusal);
    given(added).when(change(changes)).thenRefused(refusal);
  });

  it("is one of at most twenty", () => {
    const more = Array.from({ length: webhookLimits.subscriptions }, (_, at): WebhookEvent => ({
      type: "WebhookAdded",
      data: { ...content, webhookId: `w${at}`, name: `W${at}` },
    }));
    given(...more)
      .when(add())
      .thenRefused({
        code: "INVALID_INPUT",
        fields: [{ field: "name", message: messages.webhook.tooMany }],
      });
    given(...more.slice(1))
      .when(add())
      .then(added);
  });

  it("has a name of up to 60 characters", () => {
    const name = "x".repeat(60);
    given()
      .when(add({ name }))
      .then({ type: "WebhookAdded", data: { ...content, name } });
  });

  it("leaves others as they are when it is removed", () => {
    const other = { ...content, webhookId: "other", name: "Other" };
    const { state } = given(
      added,
      { type: "WebhookAdded", data: other },
      { type: "WebhookRemoved", data: { webhookId: "sms" } },
    );
    expect(state).toEqual([{ ...other, paused: null }]);
  });

  it("has a name of its own", () => {
    const refusal = { fields: [expect.objectContaining({ field: "name" })] } as object;
    given(added)
      .when(add({ webhookId: "other" }))
      .thenRefused(refusal);
    given(added)
      .when(change({ personal: true }))
      .then({
        type: "WebhookChanged",
        data: { ...content, personal: true },
      });
  });

  it("is changed only if something differs, and stays paused", () => {
    given(added).when(change()).then();
    const { state } = given(added, paused("gone", "HTTP 410"))
      .when(change({ origin: "https://other.example" }))
      .then({ type: "WebhookChanged", data: { ...content, origin: "https://other.example" } });
    expect(state).toMatchObject([{ paused: { cause: "gone", answer: "HTTP 410" } }]);
  });

  it("is paused and resumed, and keeps the first cause", () => {
    given(added).when(pauseBy("owner")).then(paused("owner"));
    given(added, paused("failed", "HTTP 503")).when(pauseBy("owner")).then();
    given(added, paused("owner")).when({ type: "ResumeWebhook", webhookId: "sms" }).then(resumed);
    given(added).when({ type: "ResumeWebhook", webhookId: "sms" }).then();
  });

  it("is removed, and unknown afterwards", () => {
    const remove = { type: "RemoveWebhook", webhookId: "sms" } as const;
    const removed: WebhookEvent = { type: "WebhookRemoved", data: { webhookId: "sms" } };
    expect(given(added).when(remove).then(removed).state).toEqual([]);
    given(added, removed).when(remove).then();
    for (const command of [
      change(),
      pauseBy("owner"),
      { type: "ResumeWebhook", webhookId: "sms" } as const,
    ]) {
      given(added, removed).when(command).thenRefused({ code: "NOT_FOUND" });
    }
  });
});

it("never has more subscriptions than the limit, or two of one name", () => {
  const id = fc.integer({ min: 0, max: 30 }).map((number) => `hook ${number}`);
  const wanted = fc.record({
    webhookId: id,
    name: fc.integer({ min: 0, max: 30 }).map((number) => `name ${number}`),
    origin: fc.constant("https://a.example"),
    kinds: fc.subarray([...webhookKinds], { minLength: 1 }),
    personal: fc.boolean(),
  });
  const command: fc.Arbitrary<WebhookCommand> = fc.oneof(
    { weight: 6, arbitrary: wanted.map((each) => ({ type: "AddWebhook", wanted: each }) as const) },
    wanted.map((each) => ({ type: "ChangeWebhook", wanted: each }) as const),
    id.map((webhookId) => ({ type: "RemoveWebhook", webhookId }) as const),
    id.map((webhookId) => ({ type: "ResumeWebhook", webhookId }) as const),
    id.map((webhookId) => ({ ...pauseBy("failed", "timeout"), webhookId })),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 120 }), (commands) => {
      let state = webhookDecider.initialState;
      for (const each of commands) {
        const decision = webhookDecider.decide(each, state);
        if (decision.accepted) state = decision.events.reduce(webhookDecider.evolve, state);
        expect(state.length).toBeLessThanOrEqual(webhookLimits.subscriptions);
        expect(new Set(state.map(({ name }) => name)).size).toBe(state.length);
      }
    }),
    { numRuns: 100 },
  );
});
