import { describe, expect, it } from "vitest";
import { personalFieldsOf } from "#domain/personal.ts";
import { causesMessage, webhookKindOf, webhookKinds } from "#domain/webhook/kinds.ts";
import { createWebhookMessages } from "#mail/webhooks/webhook-message.ts";
import { issueReportsProjection } from "#projections/issue-reports/projection.ts";
import { ordersProjection } from "#projections/orders/projection.ts";
import { goldenEvents } from "../../testing/golden-events.ts";
import { documentsOf } from "../../testing/recorded.ts";

const orders = documentsOf(ordersProjection, goldenEvents);
const reports = documentsOf(issueReportsProjection, goldenEvents);
const sending = goldenEvents.filter(({ type }) => causesMessage(type));

const composer = (isKept: boolean) =>
  createWebhookMessages({
    answers: {
      order: async (id) => orders.get(id) ?? null,
      report: async (id) => reports.get(id) ?? null,
    },
    isKept: async () => isKept,
  });

/** All texts in a value, with at least four characters. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return value.length > 3 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const personalTexts = new Set(
  goldenEvents.flatMap(({ type, data }) =>
    personalFieldsOf(type).flatMap(([name]) => textsIn((data as Record<string, unknown>)[name])),
  ),
);

describe("the messages of the golden events", () => {
  it("have every kind", async () => {
    const kinds = new Set(
      await Promise.all(sending.map(async (event) => (await composer(true)(event, false))?.kind)),
    );
    expect([...kinds].toSorted()).toEqual(webhookKinds.toSorted());
  });

  it("contain no personal text unless it is chosen, and none of an erased person", async () => {
    expect(personalTexts.size).toBeGreaterThan(10);
    for (const event of sending) {
      const open = await composer(true)(event, false);
      const erased = await composer(false)(event, true);
      expect(erased).toEqual(open);
      const words = textsIn(JSON.parse(open?.body ?? "")).filter((text) => personalTexts.has(text));
      expect([event.type, words]).toEqual([event.type, []]);
    }
  });

  it("contain the customer and the words of a report if they are chosen", async () => {
    const withPersonal = new Set<string>();
    for (const event of sending) {
      const message = await composer(true)(event, true);
      const { data } = JSON.parse(message?.body ?? "") as { readonly data: object };
      if ("customer" in data || "words" in data) withPersonal.add(message?.kind ?? "");
    }
    expect(withPersonal).toContain("order.placed");
    expect(withPersonal).toContain("report.received");
    expect([...withPersonal].filter((kind) => kind.startsWith("stock."))).toEqual([]);
  });

  it("have one name for each type of event", () => {
    expect(new Set(Object.values(webhookKindOf)).size).toBe(Object.keys(webhookKindOf).length);
  });
});
