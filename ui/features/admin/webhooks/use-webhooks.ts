import { useApolloClient } from "@apollo/client/react";
import type { ApolloClient } from "@apollo/client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { notify } from "../../../components/toast.tsx";
import {
  ActOnWebhookDocument,
  WebhookDeliveriesDocument,
  WebhooksDocument,
  type WebhookAction,
  type WebhookAnswerFragment,
} from "../../../generated/operations.ts";
import { useRead } from "../kit/read.tsx";

/** Messages are sent at any time, and deliveries have no subscription. */
const refreshMs = 5_000;

/** All subscriptions, read again every 5 seconds while the page is visible. */
export const useWebhooks = () => useRead(WebhooksDocument, {}, { pollMs: refreshMs });

/**
 * The last deliveries of a subscription, and an example of its messages. Read again when the list
 * has another newest delivery.
 */
export function useDeliveries(id: string, newest: string) {
  const deliveries = useRead(WebhookDeliveriesDocument, { id });
  const reread = useEffectEvent(() => void deliveries.retry());
  const read = useRef(newest);
  useEffect(() => {
    if (read.current === newest) return;
    read.current = newest;
    reread();
  }, [newest]);
  return deliveries;
}

/** The answer of a command; null if the shop did not answer. */
export type WebhookAnswer = WebhookAnswerFragment | null;

/** Sends a command about webhooks, and shows the changed list. Null if the shop did not answer. */
export function useWebhookCommand() {
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  return {
    pending,
    async run(
      send: (through: ApolloClient) => Promise<WebhookAnswer | undefined>,
    ): Promise<WebhookAnswer> {
      setPending(true);
      try {
        const answer = (await send(client)) ?? null;
        if (answer?.__typename === "WebhooksSaved") {
          const { webhooks } = answer;
          client.cache.updateQuery({ query: WebhooksDocument }, (known) =>
            known ? { ...known, webhooks } : undefined,
          );
        }
        return answer;
      } catch {
        return null;
      } finally {
        setPending(false);
      }
    },
  };
}

/** Shows the outcome of a command. */
export function reportAnswer(answer: WebhookAnswer): void {
  if (answer?.__typename === "WebhooksSaved") notify.success(answer.message);
  else notify.failure(answer?.message ?? "The shop didn’t answer. Please try again.");
}

/** Sends an action on a subscription, and shows its outcome. */
export function useWebhookAction(id: string) {
  const { pending, run } = useWebhookCommand();
  return {
    pending,
    async act(action: WebhookAction): Promise<void> {
      const variables = { id, action, commandId: newCommandId() };
      const answer = await run(
        async (client) =>
          (await client.mutate({ mutation: ActOnWebhookDocument, variables })).data?.actOnWebhook,
      );
      reportAnswer(answer);
    },
  };
}
