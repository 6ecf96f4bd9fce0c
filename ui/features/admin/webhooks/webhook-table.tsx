import { CirclePause, CirclePlay, Clock } from "lucide-react";
import { formatRecent } from "../../../components/date-time.tsx";
import { Button } from "../../../components/button.tsx";
import type { WebhookAction, WebhookFragment } from "../../../generated/operations.ts";
import { useWebhookAction } from "./use-webhooks.ts";
import { isPaused, kindsText, stateNames, tookText } from "./webhook-text.ts";

export interface WebhookTableProps {
  webhooks: readonly WebhookFragment[];
  /** The subscription whose deliveries are shown; empty for none. */
  openId: string;
  onOpen: (id: string) => void;
}

/** The subscriptions with their state. On phones, each row is a card. */
export function WebhookTable({ webhooks, openId, onOpen }: WebhookTableProps) {
  return (
    <table className="w-full border-y border-line text-left text-base max-md:block">
      <caption className="sr-only">Subscriptions, oldest first</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-fine text-ink-muted [&>th]:px-3 [&>th]:py-2 [&>th]:font-normal">
          <th scope="col">Subscription</th>
          <th scope="col">Events</th>
          <th scope="col">State</th>
          <th scope="col">Last delivery</th>
          <th scope="col">12 hours</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {webhooks.map((webhook) => (
          <Row
            key={webhook.id}
            webhook={webhook}
            isOpen={webhook.id === openId}
            onOpen={() => onOpen(webhook.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  webhook,
  isOpen,
  onOpen,
}: {
  webhook: WebhookFragment;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const { id, name, url, kinds, personal, state, hours, lastDelivery } = webhook;
  const { pending, act } = useWebhookAction(id);
  const button = (action: WebhookAction, label: string) => (
    <Button size="dense" pending={pending} onClick={() => void act(action)}>
      {label}
      <span className="sr-only"> {name}</span>
    </Button>
  );
  return (
    <tr className="border-line align-middle not-first:border-t max-md:block max-md:py-3 [&>*]:px-3 [&>*]:py-2 max-md:[&>*]:block max-md:[&>*]:px-0 max-md:[&>*]:py-0.5">
      <th scope="row" className="font-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="min-h-control text-left font-semibold underline underline-offset-4"
        >
          {name}
        </button>
        <small className="block text-fine wrap-anywhere text-ink-muted">{url}</small>
      </th>
      <td>
        <span className="line-clamp-2">{kindsText(kinds)}</span>
        {personal && <small className="block text-fine text-ink-muted">with personal fields</small>}
      </td>
      <td className="whitespace-nowrap">
        <State state={state} />
      </td>
      <td>
        <span className="text-ink-muted md:hidden">Last delivery </span>
        {lastDelivery ? (
          <>
            {formatRecent(lastDelivery.at)}, {lastDelivery.answer}
            {lastDelivery.accepted && ` in ${tookText(lastDelivery.tookMs)}`}
          </>
        ) : (
          "none"
        )}
      </td>
      <td>
        <span className="text-ink-muted md:hidden">12 hours </span>
        <Hours hours={hours} />
      </td>
      <td>
        <span className="flex flex-wrap gap-2">
          {state === "RETRYING" && button("RETRY", "Retry now")}
          {isPaused(state) ? button("RESUME", "Resume") : button("PAUSE", "Pause")}
        </span>
      </td>
    </tr>
  );
}

/** The attempts of each hour as bars: accepted ones below, failed ones above. */
function Hours({ hours }: Pick<WebhookFragment, "hours">) {
  const most = Math.max(1, ...hours.map(({ accepted, failed }) => accepted + failed));
  const sum = (of: "accepted" | "failed") => hours.reduce((total, hour) => total + hour[of], 0);
  const text = `${sum("accepted")} accepted, ${sum("failed")} failed`;
  return (
    <span className="inline-flex items-end gap-0.5 align-middle" title={text}>
      <span className="sr-only">{text}</span>
      {hours.map(({ at, accepted, failed }) => (
        <span key={at} aria-hidden className="flex h-6 w-1.5 flex-col justify-end bg-sunken">
          <span className="bg-danger" style={{ height: `${(failed / most) * 100}%` }} />
          <span className="bg-accent" style={{ height: `${(accepted / most) * 100}%` }} />
        </span>
      ))}
    </span>
  );
}

function State({ state }: Pick<WebhookFragment, "state">) {
  const [Icon, look] =
    state === "DELIVERING"
      ? [CirclePlay, "text-success-text"]
      : state === "RETRYING"
        ? [Clock, "text-warn-text"]
        : [CirclePause, state === "PAUSED" ? "text-ink-muted" : "text-danger-text"];
  return (
    <span className={`inline-flex items-center gap-1.5 ${look}`}>
      <Icon aria-hidden size={16} />
      {stateNames[state]}
    </span>
  );
}
