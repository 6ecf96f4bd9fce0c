import { messages } from "../messages.ts";
import {
  currentState,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type CountOfPerson,
  type DeriveId,
  type Position,
} from "../ports.ts";
import {
  invalidInput,
  notFound,
  tooMuch,
  type CommandReused,
  type InvalidInput,
  type NotFound,
  type TooManyTries,
} from "../refusal.ts";
import {
  find,
  webhookDecider,
  webhooksId,
  type Webhook,
  type WebhookCommand,
  type WebhookRefusal,
  type Webhooks,
} from "./decider.ts";
import {
  newEndpoint,
  replayedAfter,
  restarted,
  updateEndpoint,
  withSecret,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookStore,
} from "./endpoint.ts";

/** A subscription as an owner enters it. */
export interface WebhookInput {
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly string[];
  readonly personal: boolean;
}

/** A subscription with the state of its deliveries. */
export interface WebhookView {
  readonly webhook: Webhook;
  readonly endpoint: Omit<WebhookEndpoint, "secret">;
}

/** A message before it is signed. */
export interface WebhookMessage {
  /** The same for every subscription and attempt. */
  readonly id: string;
  readonly kind: string;
  /** Number of the order, run or report, or id of the item. */
  readonly about: string | null;
  /** JSON with `type`, `timestamp` and `data` (docs/webhooks.md). */
  readonly body: string;
}

type Handled = CommandResult<Webhooks, WebhookRefusal>;

type Refused<Refusal> = { readonly accepted: false; readonly refusal: Refusal };

/** Subscriptions of other systems to the shop's events. */
export interface WebhookService {
  /** All subscriptions, oldest first. */
  list(): Promise<readonly WebhookView[]>;
  /** Adds a subscription that starts with the next event. */
  add(
    input: WebhookInput,
    context: CommandContext,
  ): Promise<
    | { readonly accepted: true; readonly webhookId: string; readonly secret: string }
    | Refused<WebhookRefusal | CommandReused>
  >;
  change(id: string, input: WebhookInput, context: CommandContext): Promise<Handled>;
  pause(id: string, context: CommandContext): Promise<Handled>;
  /** Continues with the next message, which gets all its attempts again. */
  resume(id: string, context: CommandContext): Promise<Handled>;
  remove(id: string, context: CommandContext): Promise<Handled>;
  /** Tries the next message now. */
  retry(id: string): Promise<{ readonly accepted: true } | Refused<NotFound>>;
  /** Sends all chosen events after a position, in order; null starts with the first event. */
  replay(
    id: string,
    after: Position | null,
  ): Promise<{ readonly accepted: true } | Refused<NotFound | InvalidInput>>;
  /** Another secret. The old one still signs for a day. */
  rotateSecret(
    id: string,
    now: string,
  ): Promise<{ readonly accepted: true; readonly secret: string } | Refused<NotFound>>;
  /** The message that an event of the log causes; null if it causes none. */
  messageOf(
    event: { readonly stream: string; readonly revision: number },
    personal: boolean,
  ): Promise<WebhookMessage | null>;
  /** Sends a test message now, also while the subscription is paused. */
  test(
    id: string,
    personId: string,
  ): Promise<
    | { readonly accepted: true; readonly delivery: WebhookDelivery }
    | Refused<NotFound | TooManyTries>
  >;
}

const texts = messages.webhook;

export const createWebhookService = ({
  commands,
  endpoints,
  deriveId,
  newSecret,
  originOf,
  head,
  messageOf,
  sendTest,
  countTest,
  onChange,
}: {
  readonly commands: CommandHandler;
  readonly endpoints: WebhookStore;
  readonly deriveId: DeriveId;
  readonly newSecret: () => string;
  /** The origin of a receiver's address; null if the shop doesn't send there. */
  readonly originOf: (url: string) => string | null;
  /** Position of the last event of the log. */
  readonly head: () => Promise<Position | null>;
  readonly messageOf: WebhookService["messageOf"];
  readonly sendTest: (webhookId: string) => Promise<WebhookDelivery | null>;
  readonly countTest: CountOfPerson;
  /** Called after each change, so that the sender applies it at once. */
  readonly onChange: () => void;
}): WebhookService => {
  const handle = async (
    command: WebhookCommand,
    context: CommandContext,
    intent: object,
  ): Promise<Handled> => {
    const done = await commands.handle(webhookDecider, webhooksId, command, context, intent);
    onChange();
    return done;
  };

  const wantedOf = (webhookId: string, { url, ...input }: WebhookInput) => ({
    ...{ ...input, webhookId },
    origin: originOf(url),
  });

  const changed = async (
    id: string,
    change: (endpoint: WebhookEndpoint) => WebhookEndpoint,
  ): Promise<WebhookEndpoint | null> => {
    const state = await currentState(commands, webhookDecider, webhooksId);
    const endpoint = find(state, id) ? await updateEndpoint(endpoints, id, change) : null;
    onChange();
    return endpoint;
  };

  const missing = { accepted: false, refusal: notFound(texts.notFound) } as const;

  return {
    async list() {
      const state = await currentState(commands, webhookDecider, webhooksId);
      const byId = new Map(
        (await endpoints.all()).map(({ endpoint }) => [endpoint.webhookId, endpoint]),
      );
      return state.flatMap((webhook) => {
        const stored = byId.get(webhook.webhookId);
        if (!stored) return [];
        const { secret: _secret, ...endpoint } = stored;
        return [{ webhook, endpoint }];
      });
    },

    async add(input, context) {
      const webhookId = deriveId(context.commandId, "webhook");
      // The endpoint comes first: a subscription never lacks one. Without its event it is unused.
      const position = await head();
      const wanted = wantedOf(webhookId, input);
      const decision = webhookDecider.decide(
        { type: "AddWebhook", wanted },
        await currentState(commands, webhookDecider, webhooksId),
      );
      if (!decision.accepted) return { accepted: false, refusal: decision.refusal };
      await endpoints.insert(newEndpoint(webhookId, input.url, newSecret(), position));
      const done = await handle({ type: "AddWebhook", wanted }, context, { addWebhook: input });
      const state = done.accepted
        ? done.state
        : await currentState(commands, webhookDecider, webhooksId);
      if (!find(state, webhookId)) await endpoints.remove(webhookId);
      if (!done.accepted) return done;
      const stored = await endpoints.byId(webhookId);
      return stored ? { accepted: true, webhookId, secret: stored.endpoint.secret } : missing;
    },

    async change(id, input, context) {
      const wanted = wantedOf(id, input);
      const done = await handle({ type: "ChangeWebhook", wanted }, context, {
        changeWebhook: { id, input },
      });
      // Also after a repeated command, whose first run may have ended here.
      if (done.accepted && find(done.state, id)?.origin === wanted.origin) {
        await changed(id, (endpoint) =>
          endpoint.url === input.url ? endpoint : restarted({ ...endpoint, url: input.url }),
        );
      }
      return done;
    },

    pause: (webhookId, context) =>
      handle({ type: "PauseWebhook", webhookId, cause: "owner", answer: null }, context, {
        pauseWebhook: webhookId,
      }),

    async resume(webhookId, context) {
      await changed(webhookId, restarted);
      return handle({ type: "ResumeWebhook", webhookId }, context, { resumeWebhook: webhookId });
    },

    async remove(webhookId, context) {
      const done = await handle({ type: "RemoveWebhook", webhookId }, context, {
        removeWebhook: webhookId,
      });
      if (done.accepted) await endpoints.remove(webhookId);
      return done;
    },

    async retry(id) {
      return (await changed(id, restarted)) ? { accepted: true } : missing;
    },

    async replay(id, after) {
      const end = await head();
      if (after !== null && (end === null || after > end)) {
        return {
          accepted: false,
          refusal: invalidInput({ field: "from", message: texts.positionUnknown }),
        };
      }
      const replayed = await changed(id, (endpoint) => replayedAfter(endpoint, after));
      return replayed ? { accepted: true } : missing;
    },

    async rotateSecret(id, now) {
      const secret = newSecret();
      const endpoint = await changed(id, (each) => withSecret(each, secret, now));
      return endpoint ? { accepted: true, secret } : missing;
    },

    messageOf,

    async test(id, personId) {
      const seconds = await countTest(personId);
      if (seconds > 0) return { accepted: false, refusal: tooMuch(texts.tooManyTests, seconds) };
      const delivery = await sendTest(id);
      return delivery ? { accepted: true, delivery } : missing;
    },
  };
};
