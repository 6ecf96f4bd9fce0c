import { webhookLimits } from "#domain/constants.ts";
import { messages } from "#domain/messages.ts";
import { notFound } from "#domain/refusal.ts";
import type { PauseCause } from "#domain/webhook/events.ts";
import { eventTypesOf, webhookKinds } from "#domain/webhook/kinds.ts";
import type { WebhookView } from "#domain/webhook/service.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers, WebhookAction, WebhookState } from "#graphql/generated/resolver-types.ts";
import { eventNumberAt, invalidMoment } from "#graphql/history/moment-number.ts";
import { refusalMember } from "#graphql/refusals.ts";

const texts = messages.webhook;

const pausedState = {
  owner: "PAUSED",
  gone: "GONE",
  failed: "FAILED",
} as const satisfies Readonly<Record<PauseCause, WebhookState>>;

const actions = {
  PAUSE: { method: "pause", message: texts.pausedNow },
  RESUME: { method: "resume", message: texts.resumed },
  RETRY: { method: "retry", message: texts.retried },
  REMOVE: { method: "remove", message: texts.removed },
} as const satisfies Readonly<Record<WebhookAction, object>>;

const saved = async (
  { webhooks }: Context,
  webhookId: string | null,
  message: string,
  secret: string | null = null,
) => {
  const all = await webhooks.list();
  return {
    __typename: "WebhooksSaved" as const,
    webhooks: [...all],
    webhook: all.find((each) => each.webhook.webhookId === webhookId) ?? null,
    ...{ message, secret },
  };
};

/** Messages are sent again from an event on, or from the first one after a time. */
const placeBefore = async (from: string, context: Context) => {
  const isNumber = /^\d+$/.test(from.trim());
  if (from.trim() === "" || (isNumber && Number(from) < 1)) {
    return { refused: invalidMoment("from") };
  }
  const found = await eventNumberAt("from", from, context);
  if ("refused" in found) return found;
  const last = isNumber ? found.number - 1 : found.number;
  if (last === 0) return { after: null };
  const entry = await context.history.entryAt(last);
  return entry ? { after: entry.position } : { refused: notFound(texts.positionUnknown) };
};

const hourMs = 3_600_000;

const lastHours = ({ hours }: WebhookView["endpoint"], now: string) => {
  const current = Math.floor(Date.parse(now) / hourMs);
  return Array.from({ length: webhookLimits.hours }, (_, index) => {
    const start = (current - webhookLimits.hours + 1 + index) * hourMs;
    const at = new Date(start).toISOString();
    return hours.find((each) => each.at === at) ?? { at, accepted: 0, failed: 0 };
  });
};

export const webhookResolvers = {
  Query: {
    webhooks: async (_parent, _args, { webhooks }) => [...(await webhooks.list())],
    webhook: async (_parent, { id }, { webhooks }) =>
      (await webhooks.list()).find(({ webhook }) => webhook.webhookId === id) ?? null,
    webhookKinds: () => [...webhookKinds],
  },

  Mutation: {
    async addWebhook(_parent, { input, commandId }, context) {
      const done = await context.webhooks.add(input, context.command(commandId));
      return done.accepted
        ? saved(context, done.webhookId, texts.added, done.secret)
        : refusalMember(done.refusal);
    },
    async changeWebhook(_parent, { id, input, commandId }, context) {
      const done = await context.webhooks.change(id, input, context.command(commandId));
      return done.accepted ? saved(context, id, texts.saved) : refusalMember(done.refusal);
    },
    async actOnWebhook(_parent, { id, action, commandId }, context) {
      const { method, message } = actions[action];
      const done = await context.webhooks[method](id, context.command(commandId));
      return done.accepted ? saved(context, id, message) : refusalMember(done.refusal);
    },
    async rotateWebhookSecret(_parent, { id }, context) {
      const done = await context.webhooks.rotateSecret(id, context.now);
      return done.accepted
        ? saved(context, id, texts.rotated, done.secret)
        : refusalMember(done.refusal);
    },
    async replayWebhook(_parent, { id, from }, context) {
      const place = await placeBefore(from, context);
      if ("refused" in place) return refusalMember(place.refused);
      const done = await context.webhooks.replay(id, place.after);
      return done.accepted ? saved(context, id, texts.replayed) : refusalMember(done.refusal);
    },
    async testWebhook(_parent, { id }, context) {
      const done = await context.webhooks.test(id, viewerOf(context).id);
      if (!done.accepted) return refusalMember(done.refusal);
      const { answer, tookMs } = done.delivery;
      return saved(context, id, `${answer} in ${tookMs} ms`);
    },
  },

  Webhook: {
    id: ({ webhook }) => webhook.webhookId,
    name: ({ webhook }) => webhook.name,
    url: ({ endpoint }) => endpoint.url,
    kinds: ({ webhook }) => [...webhook.kinds],
    personal: ({ webhook }) => webhook.personal,
    state: ({ webhook, endpoint }: WebhookView) =>
      webhook.paused
        ? pausedState[webhook.paused.cause]
        : endpoint.failures > 0
          ? "RETRYING"
          : "DELIVERING",
    pausedBy: ({ webhook }) => webhook.paused?.answer ?? null,
    failures: ({ endpoint }) => endpoint.failures,
    nextAttemptAt: ({ webhook, endpoint }) => (webhook.paused ? null : endpoint.dueAt),
    previousSecretUntil: ({ endpoint }, _args, { now }) =>
      endpoint.previous && endpoint.previous.until > now ? endpoint.previous.until : null,
    hours: ({ endpoint }, _args, { now }) => lastHours(endpoint, now),
    lastDelivery: ({ endpoint }) => endpoint.deliveries[0] ?? null,
    deliveries: ({ endpoint }) => [...endpoint.deliveries],
    async example({ webhook: { kinds, personal } }, _args, { history, webhooks }) {
      const { entries } = await history.page({ types: eventTypesOf(kinds) }, null, 1);
      const message = entries[0] ? await webhooks.messageOf(entries[0], personal) : null;
      return message && { messageId: message.id, body: message.body };
    },
  },

  WebhookDelivery: {
    async eventNumber({ position }, _args, { history }) {
      const number = position === null ? 0 : await history.numberUpTo(position);
      return number === 0 ? null : number;
    },
  },
} satisfies Resolvers;
