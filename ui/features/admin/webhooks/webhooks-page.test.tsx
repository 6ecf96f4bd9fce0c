import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { WebhookFragment } from "../../../generated/operations.ts";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { WebhooksPage } from "./webhooks-page.tsx";

const webhookOf = (name: string): WebhookFragment => ({
  ...{ __typename: "Webhook", id: name.toLowerCase(), name, url: "https://example.lk/" },
  ...{ kinds: ["order.placed"], personal: false, state: "DELIVERING", pausedBy: null },
  ...{ failures: 0, nextAttemptAt: null, previousSecretUntil: null, hours: [], lastDelivery: null },
});

/** The page with the subscriptions Courier and Ledger, and an answer that arrives on request. */
async function open() {
  const answer = Promise.withResolvers<undefined>();
  const webhooks = ["Courier", "Ledger"].map(webhookOf);
  const withDeliveries = (id: unknown) => ({
    ...{ __typename: "Webhook", id, deliveries: [], example: null },
  });
  const saved = async (id: string, all: readonly WebhookFragment[]) => {
    await answer.promise;
    return {
      ...{ __typename: "WebhooksSaved", webhooks: all, webhook: withDeliveries(id) },
      ...{ secret: `secret of ${id}`, message: "Saved" },
    };
  };
  const shop = scriptedShop({
    Webhooks: () => ({ webhooks, webhookKinds: ["order.placed"] }),
    WebhookDeliveries: ({ id }) => ({ webhook: withDeliveries(id) }),
    AddWebhook: async () => ({
      addWebhook: await saved("sms", [...webhooks, webhookOf("SMS")]),
    }),
    RotateWebhookSecret: async ({ id }) => ({
      rotateWebhookSecret: await saved(id as string, webhooks),
    }),
  });
  const { where } = openPage(<WebhooksPage />, { shop });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  await screen.findByRole("button", { name: "Courier" });
  return { shop, where, press, answer: () => act(async () => answer.resolve(undefined)) };
}

const shownSecret = (name: string) =>
  screen.findByRole("dialog", { name: `Copy the secret of ${name} now` });

it("names the subscription whose new secret arrives after another one was opened", async () => {
  const { press, answer } = await open();
  press("Courier");
  press("New secret");
  press("Create the secret");
  press("Cancel");
  press("Ledger");
  await answer();
  expect((await shownSecret("Courier")).textContent).toContain("secret of courier");
});

it("keeps the question that was opened while a secret is created", async () => {
  const { shop, press, answer } = await open();
  press("Courier");
  press("New secret");
  press("Create the secret");
  await waitFor(() => expect(shop.variablesOf("RotateWebhookSecret")).toHaveLength(1));
  press("Cancel");
  press("Remove");
  await answer();
  fireEvent.click(screen.getByRole("button", { name: "I have copied it" }));
  expect(screen.getByRole("dialog", { name: "Remove Courier?" })).toBeDefined();
});

it("shows each of two secrets until it is copied", async () => {
  const { press, answer } = await open();
  for (const name of ["Courier", "Ledger"]) {
    press(name);
    press("New secret");
    press("Create the secret");
    press("Cancel");
  }
  await answer();
  await shownSecret("Courier");
  press("I have copied it");
  await shownSecret("Ledger");
});

it("shows the secret of a late subscription after the form that was opened since", async () => {
  const { shop, where, press, answer } = await open();
  press("New subscription");
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "SMS" } });
  press("Add subscription");
  await waitFor(() => expect(shop.variablesOf("AddWebhook")).toHaveLength(1));
  press("Cancel");
  press("Ledger");
  press("Change");
  const before = where();
  await answer();
  expect(screen.getByRole("dialog", { name: "Change Ledger" })).toBeDefined();
  expect(where()).toBe(before);
  press("Cancel");
  expect((await shownSecret("SMS")).textContent).toContain("secret of sms");
});
