import type { Database } from "better-sqlite3";
import type { StoredEndpoint, WebhookEndpoint, WebhookStore } from "#domain/webhook/endpoint.ts";

interface Row {
  readonly revision: number;
  /** JSON of the endpoint. */
  readonly content: string;
}

/** Endpoints in the table of `schema.ts`. */
export const embeddedWebhookStore = (database: Database): WebhookStore => {
  const insert = database.prepare<[string, string]>(
    "INSERT INTO webhooks (id, revision, content) VALUES (?, 0, ?) ON CONFLICT DO NOTHING",
  );
  const byId = database.prepare<[string], Row>(
    "SELECT revision, content FROM webhooks WHERE id = ?",
  );
  const all = database.prepare<[], Row>("SELECT revision, content FROM webhooks");
  const replace = database.prepare<[string, string, number]>(
    "UPDATE webhooks SET content = ?, revision = revision + 1 WHERE id = ? AND revision = ?",
  );
  const remove = database.prepare<[string]>("DELETE FROM webhooks WHERE id = ?");
  return {
    async insert(endpoint) {
      insert.run(endpoint.webhookId, JSON.stringify(endpoint));
    },
    async byId(webhookId) {
      const row = byId.get(webhookId);
      return row ? storedOf(row) : null;
    },
    all: async () => all.all().map(storedOf),
    replace: async (endpoint, revision) =>
      replace.run(JSON.stringify(endpoint), endpoint.webhookId, revision).changes === 1,
    async remove(webhookId) {
      remove.run(webhookId);
    },
  };
};

const storedOf = ({ revision, content }: Row): StoredEndpoint => ({
  revision,
  endpoint: JSON.parse(content) as WebhookEndpoint,
});
