import { webhookLimits } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { messages } from "../messages.ts";
import {
  invalidInput,
  notFound,
  type FieldProblem,
  type InvalidInput,
  type NotFound,
} from "../refusal.ts";
import { hasControls, normalLine } from "../values/line.ts";
import type { PauseCause, WebhookContent, WebhookEvent } from "./events.ts";
import { isWebhookKind, webhookKinds } from "./kinds.ts";

/** A subscription: which messages a receiver gets. */
export interface Webhook extends WebhookContent {
  /** Null while it is delivered. */
  readonly paused: { readonly cause: PauseCause; readonly answer: string | null } | null;
}

/** All subscriptions, oldest first. */
export type Webhooks = readonly Webhook[];

/** A subscription as an owner wants it. */
export interface WantedWebhook {
  readonly webhookId: string;
  readonly name: string;
  /** Null if the shop doesn't send to the entered address. */
  readonly origin: string | null;
  readonly kinds: readonly string[];
  readonly personal: boolean;
}

export type WebhookCommand =
  | { readonly type: "AddWebhook"; readonly wanted: WantedWebhook }
  | { readonly type: "ChangeWebhook"; readonly wanted: WantedWebhook }
  | {
      readonly type: "PauseWebhook";
      readonly webhookId: string;
      readonly cause: PauseCause;
      readonly answer: string | null;
    }
  | { readonly type: "ResumeWebhook" | "RemoveWebhook"; readonly webhookId: string };

export type WebhookRefusal = InvalidInput | NotFound;

/** The shop has one stream of subscriptions, so that their number has an exact limit. */
export const webhooksId = "shop";

const texts = messages.webhook;

/** The rules of subscriptions to the shop's events. */
export const webhookDecider: Decider<Webhooks, WebhookCommand, WebhookEvent, WebhookRefusal> = {
  category: "webhooks",
  initialState: [],

  evolve(state, event) {
    const { webhookId } = event.data;
    const changed = (change: (webhook: Webhook) => Webhook): Webhooks =>
      state.map((each) => (each.webhookId === webhookId ? change(each) : each));
    switch (event.type) {
      case "WebhookAdded":
        return [...state, { ...event.data, paused: null }];
      case "WebhookChanged":
        return changed(({ paused }) => ({ ...event.data, paused }));
      case "WebhookPaused": {
        const { cause, answer } = event.data;
        return changed((webhook) => ({ ...webhook, paused: { cause, answer } }));
      }
      case "WebhookResumed":
        return changed((webhook) => ({ ...webhook, paused: null }));
      case "WebhookRemoved":
        return state.filter((each) => each.webhookId !== webhookId);
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    if (command.type === "AddWebhook") {
      const { wanted } = command;
      if (find(state, wanted.webhookId)) return accept();
      if (state.length >= webhookLimits.subscriptions) {
        return refuse(invalidInput({ field: "name", message: texts.tooMany }));
      }
      const checked = check(wanted, state);
      return "problems" in checked
        ? refuse(invalidInput(...checked.problems))
        : accept({ type: "WebhookAdded", data: checked.content });
    }
    if (command.type === "ChangeWebhook") {
      const { wanted } = command;
      const known = find(state, wanted.webhookId);
      if (!known) return refuse(notFound(texts.notFound));
      const checked = check(wanted, state);
      if ("problems" in checked) return refuse(invalidInput(...checked.problems));
      return JSON.stringify(checked.content) === JSON.stringify(inOrder(known))
        ? accept()
        : accept({ type: "WebhookChanged", data: checked.content });
    }
    const { webhookId } = command;
    const known = find(state, webhookId);
    switch (command.type) {
      case "PauseWebhook": {
        const { cause, answer } = command;
        if (!known) return refuse(notFound(texts.notFound));
        return known.paused
          ? accept()
          : accept({ type: "WebhookPaused", data: { webhookId, cause, answer } });
      }
      case "ResumeWebhook":
        if (!known) return refuse(notFound(texts.notFound));
        return known.paused ? accept({ type: "WebhookResumed", data: { webhookId } }) : accept();
      case "RemoveWebhook":
        return known ? accept({ type: "WebhookRemoved", data: { webhookId } }) : accept();
      default:
        return unreachable(command);
    }
  },
};

/** The subscription with an id. */
export const find = (state: Webhooks, id: string): Webhook | undefined =>
  state.find(({ webhookId }) => webhookId === id);

/** With the fields in one order, for comparison. */
const inOrder = ({ webhookId, name, origin, kinds, personal }: WebhookContent): WebhookContent => ({
  webhookId,
  name,
  origin,
  kinds,
  personal,
});

const check = (
  { webhookId, name: given, origin, kinds, personal }: WantedWebhook,
  state: Webhooks,
): { readonly content: WebhookContent } | { readonly problems: readonly FieldProblem[] } => {
  const problems: FieldProblem[] = [];
  const name = normalLine(given);
  const nameProblem = nameProblemOf(name, webhookId, state);
  if (nameProblem) problems.push({ field: "name", message: nameProblem });
  if (origin === null) problems.push({ field: "url", message: texts.addressInvalid });
  if (kinds.length === 0) problems.push({ field: "kinds", message: texts.kindsMissing });
  if (!kinds.every(isWebhookKind)) problems.push({ field: "kinds", message: texts.kindUnknown });
  if (problems.length > 0 || origin === null) return { problems };
  const chosen = webhookKinds.filter((kind) => kinds.includes(kind));
  return { content: inOrder({ webhookId, name, origin, kinds: chosen, personal }) };
};

const nameProblemOf = (name: string, id: string, state: Webhooks): string | null => {
  if (name === "" || hasControls(name)) return texts.nameMissing;
  if (name.length > webhookLimits.name) return `At most ${webhookLimits.name} characters`;
  return state.some((each) => each.name === name && each.webhookId !== id) ? texts.nameTaken : null;
};
