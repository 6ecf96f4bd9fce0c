import { useState, type SubmitEvent } from "react";
import { Button } from "../../../components/button.tsx";
import { CodeBlock, prettyJson } from "../../../components/code-block.tsx";
import { formatDateTime, formatRecent } from "../../../components/date-time.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { PillRow } from "../../../components/pill-row.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import {
  ReplayWebhookDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  type WebhookDeliveryFragment,
  type WebhookFragment,
} from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { latest, Read } from "../kit/read.tsx";
import type { NewSecret } from "./secret-dialog.tsx";
import {
  reportAnswer,
  useDeliveries,
  useWebhookAction,
  useWebhookCommand,
} from "./use-webhooks.ts";
import { tookText } from "./webhook-text.ts";

export interface WebhookPanelProps {
  webhook: WebhookFragment;
  onEdit: () => void;
  onSecret: (secret: NewSecret) => void;
}

/** One subscription: its last deliveries, and what an owner can do with it. */
export function WebhookPanel({ webhook, onEdit, onSecret }: WebhookPanelProps) {
  const { id, name, personal, failures, nextAttemptAt, previousSecretUntil } = webhook;
  const newest = webhook.lastDelivery?.at ?? "";
  const read = useDeliveries(id, newest);
  const { deliveries, example } = latest(read)?.webhook ?? { deliveries: [], example: null };
  const unaccepted = deliveries.filter(({ accepted }) => !accepted);
  const { pending, run } = useWebhookCommand();
  const { pending: removing, act } = useWebhookAction(id);
  const [from, setFrom] = useState("");
  const [fromProblem, setFromProblem] = useState<string | undefined>();
  const [filter, setFilter] = useState<"all" | "failed">("all");
  const [confirming, setConfirming] = useState<"remove" | "rotate" | null>(null);

  async function test() {
    const answer = await run(
      async (client) =>
        (await client.mutate({ mutation: TestWebhookDocument, variables: { id } })).data
          ?.testWebhook,
    );
    reportAnswer(answer);
  }

  async function replay(first: string) {
    const variables = { id, from: first };
    const answer = await run(
      async (client) =>
        (await client.mutate({ mutation: ReplayWebhookDocument, variables })).data?.replayWebhook,
    );
    const refused = answer?.__typename === "InvalidInput" || answer?.__typename === "NotFound";
    setFromProblem(refused ? answer.message : undefined);
    if (!refused) reportAnswer(answer);
  }

  async function rotate() {
    const mutation = RotateWebhookSecretDocument;
    const answer = await run(
      async (client) =>
        (await client.mutate({ mutation, variables: { id } })).data?.rotateWebhookSecret,
    );
    setConfirming((now) => (now === "rotate" ? null : now));
    if (answer?.__typename === "WebhooksSaved" && answer.secret !== null) {
      onSecret({ name, secret: answer.secret });
    } else reportAnswer(answer);
  }

  return (
    <section
      aria-labelledby="deliveries"
      className="grid gap-4 border border-line p-4 md:p-6 wide:grid-cols-side-80 wide:gap-8"
    >
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
          <h2 id="deliveries" className="heading text-title">
            Last deliveries, {name}
          </h2>
          <span className="text-ink-muted">in order, at least once</span>
          {unaccepted.length > 0 && (
            <PillRow
              label="Show"
              className="ml-auto max-md:ml-0"
              choices={[
                { value: "all", label: "All" },
                { value: "failed", label: `Failed ${unaccepted.length}` },
              ]}
              value={filter}
              onChange={setFilter}
            />
          )}
        </div>
        {failures > 0 && nextAttemptAt !== null && (
          <p>
            {failures === 1 ? "1 attempt" : `${failures} attempts`} failed. The next is at{" "}
            {formatDateTime(nextAttemptAt)}.
          </p>
        )}
        <Read of={read} what="the deliveries" skeleton="h-32">
          {() =>
            deliveries.length === 0 ? (
              <p className="text-ink-muted">Nothing was sent yet.</p>
            ) : (
              <DeliveryTable
                deliveries={filter === "failed" && unaccepted.length > 0 ? unaccepted : deliveries}
                disabled={pending}
                onReplay={(number) => void replay(String(number))}
              />
            )
          }
        </Read>
      </div>
      <div className="grid content-start gap-5">
        <div className="grid gap-2">
          <h3 className="font-semibold">Test</h3>
          <p className="text-sm text-ink-muted">
            Sends test.ping with the same signature. The log doesn’t store it.
          </p>
          <div>
            <Button size="dense" pending={pending} onClick={() => void test()}>
              Send a test
            </Button>
          </div>
        </div>
        <form
          noValidate
          className="grid gap-2"
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            void replay(from);
          }}
        >
          <Field
            label="Send again from an event or a time"
            hint="All chosen events from there on, in order. The receiver may get some twice, with the same ID."
            error={fromProblem}
          >
            {(control) => (
              <TextInput
                {...control}
                dense
                value={from}
                placeholder="184120 or 2026-11-21 10:48"
                onChange={({ target }) => {
                  setFrom(target.value);
                  setFromProblem(undefined);
                }}
              />
            )}
          </Field>
          <div>
            <Button size="dense" type="submit" pending={pending}>
              Send again
            </Button>
          </div>
        </form>
        {example && (
          <div className="grid gap-2">
            <h3 className="font-semibold">Example message</h3>
            <CodeBlock
              label="Example message"
              text={`webhook-id: ${example.messageId}\n\n${prettyJson(example.body)}`}
            />
            {!personal && (
              <p className="text-sm text-ink-muted">
                It contains no names, phone numbers or addresses. Personal fields aren’t selected.
              </p>
            )}
          </div>
        )}
        <div className="grid gap-2">
          <h3 className="font-semibold">Subscription</h3>
          {previousSecretUntil !== null && (
            <p className="text-sm text-ink-muted">
              The previous secret is valid until {formatDateTime(previousSecretUntil)}.
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="dense" onClick={onEdit}>
              Change
            </Button>
            <Button size="dense" onClick={() => setConfirming("rotate")}>
              New secret
            </Button>
            <Button size="dense" onClick={() => setConfirming("remove")}>
              Remove
            </Button>
          </div>
        </div>
      </div>
      {confirming === "rotate" && (
        <Dialog
          open
          onOpenChange={() => setConfirming(null)}
          title={`Create a new secret for ${name}?`}
          actions={
            <>
              <Button onClick={() => setConfirming(null)}>Cancel</Button>
              <Button variant="filled" pending={pending} onClick={() => void rotate()}>
                Create the secret
              </Button>
            </>
          }
        >
          <p>
            For a day, messages are signed with the old and the new secret. Enter the new one in the
            receiving system before then.
          </p>
        </Dialog>
      )}
      {confirming === "remove" && (
        <Dialog
          open
          onOpenChange={() => setConfirming(null)}
          title={`Remove ${name}?`}
          actions={
            <>
              <Button onClick={() => setConfirming(null)}>Keep {name}</Button>
              <Button variant="filled" pending={removing} onClick={() => void act("REMOVE")}>
                Remove {name}
              </Button>
            </>
          }
        >
          <p>Nothing is sent to it any more. Its secret and its deliveries are deleted.</p>
        </Dialog>
      )}
    </section>
  );
}

function DeliveryTable({
  deliveries,
  disabled,
  onReplay,
}: {
  deliveries: readonly WebhookDeliveryFragment[];
  disabled: boolean;
  onReplay: (eventNumber: number) => void;
}) {
  return (
    <table className="w-full border-y border-line text-left max-md:block">
      <caption className="sr-only">Deliveries, newest first</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-fine text-ink-muted [&>th]:py-2 [&>th]:pr-3 [&>th]:font-normal">
          <th scope="col">Sent</th>
          <th scope="col">Event</th>
          <th scope="col">Subject</th>
          <th scope="col">Response</th>
          <th scope="col">Duration</th>
          <th scope="col">Attempt</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={`${delivery.messageId} ${delivery.at} ${delivery.attempt}`}
            delivery={delivery}
            disabled={disabled}
            onReplay={onReplay}
          />
        ))}
      </tbody>
    </table>
  );
}

function DeliveryRow({
  delivery: { at, kind, about, answer, accepted, tookMs, attempt, eventNumber },
  disabled,
  onReplay,
}: {
  delivery: WebhookDeliveryFragment;
  disabled: boolean;
  onReplay: (eventNumber: number) => void;
}) {
  return (
    <tr className="border-line not-first:border-t max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:py-2 md:[&>td]:py-1.5 md:[&>td]:pr-3">
      <td className="whitespace-nowrap">
        <time dateTime={at}>{formatRecent(at)}</time>
      </td>
      <td className="font-demi whitespace-nowrap">{kind}</td>
      <td className="wrap-anywhere">
        {eventNumber === null ? (
          about
        ) : (
          <TextLink to={historyPaths.event(eventNumber)}>{about ?? eventNumber}</TextLink>
        )}
      </td>
      <td className={`whitespace-nowrap ${accepted ? "text-success-text" : "text-danger-text"}`}>
        {answer}
      </td>
      <td className="whitespace-nowrap tabular-nums">{tookText(tookMs)}</td>
      <td className="tabular-nums">
        <span className="text-ink-muted md:hidden">attempt </span>
        {attempt}
      </td>
      <td className="max-md:ml-auto">
        {eventNumber !== null && (
          <Button
            size="dense"
            variant="quiet"
            disabled={disabled}
            onClick={() => onReplay(eventNumber)}
          >
            Send again from here<span className="sr-only">, {about ?? kind}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
