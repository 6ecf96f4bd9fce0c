import type { Db } from "mongodb";
import type { StoredEndpoint, WebhookEndpoint, WebhookStore } from "#domain/webhook/endpoint.ts";
import type { MongoConnection } from "#projections/mongodb/connection.ts";
import { isDuplicateKey } from "#projections/mongodb/errors.ts";

/** An endpoint under its id. */
export interface StoredWebhook extends StoredEndpoint {
  readonly _id: string;
}

/** Endpoints in a collection of their own. */
export const mongoDbWebhookStore = (
  database: Db,
  answer: MongoConnection["answer"],
): WebhookStore => {
  const webhooks = database.collection<StoredWebhook>("webhooks");
  return {
    insert: (endpoint) =>
      answer(async () => {
        try {
          await webhooks.insertOne({ _id: endpoint.webhookId, revision: 0, endpoint });
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
        }
      }),
    byId: (webhookId) =>
      answer(async () => {
        const found = await webhooks.findOne({ _id: webhookId });
        return found && storedOf(found);
      }),
    all: () => answer(async () => (await webhooks.find().toArray()).map(storedOf)),
    replace: (endpoint: WebhookEndpoint, revision) =>
      answer(async () => {
        const replaced = await webhooks.replaceOne(
          { _id: endpoint.webhookId, revision },
          { revision: revision + 1, endpoint },
        );
        return replaced.matchedCount === 1;
      }),
    remove: (webhookId) =>
      answer(async () => {
        await webhooks.deleteOne({ _id: webhookId });
      }),
  };
};

const storedOf = ({ revision, endpoint }: StoredWebhook): StoredEndpoint => ({
  revision,
  endpoint,
});
