import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { CodeBlock, prettyJson } from "../../../components/code-block.tsx";
import { formatCount } from "../../../components/count.ts";
import { MessageBox } from "../../../components/message-box.tsx";
import { Tabs } from "../../../components/tabs.tsx";
import type { HistoryEventQuery } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { Changes } from "./changes.tsx";
import { CopyLink } from "./copy-link.tsx";
import { EventNote } from "./event-note.tsx";
import { exactTime } from "./exact-time.ts";
import { CategoryMark } from "./category-mark.tsx";
import type { LogView } from "./log-view.ts";

export type Inspected = Extract<HistoryEventQuery["historyEvent"], { __typename: "HistoryEvent" }>;

interface PartProps {
  event: Inspected;
  addressOf: (number: number) => string;
}

export interface InspectedEventProps extends PartProps {
  onView: (change: Partial<LogView>) => void;
}

const forms = [
  { value: "changes", label: "Changed" },
  { value: "pretty", label: "Pretty" },
  { value: "raw", label: "Raw" },
] as const;

/** Details of one event: its content, what it changed, and related events. */
export function InspectedEvent({ event, addressOf, onView }: InspectedEventProps) {
  const { entry, masked, erased, known } = event;
  const [form, setForm] = useState<(typeof forms)[number]["value"]>("changes");
  return (
    <>
      <p className="flex items-center gap-2 text-xs text-ink-muted">
        <CategoryMark category={entry.category} />
        <span className="min-w-0 wrap-anywhere">
          {entry.stream}, revision {entry.revision}
        </span>
      </p>
      <h3 className="heading mt-1 text-title break-words">{entry.type}</h3>
      <p className="mt-1 text-sm">{entry.words}</p>
      <dl className="mt-4 grid grid-cols-label-22 gap-x-3 gap-y-1.5 text-fine [&_dt]:text-ink-muted">
        <dt>Number</dt>
        <dd>{formatCount(entry.number)}</dd>
        <dt>Occurred</dt>
        <dd>
          <time dateTime={entry.occurredAt}>{exactTime(entry.occurredAt)}</time>
        </dd>
        <dt>Who</dt>
        <dd className="break-words">
          {entry.actor.name ?? entry.actor.id}, {entry.actor.role}{" "}
          <FilterButton onPress={() => onView({ actor: entry.actor.id })}>
            only their events
          </FilterButton>
        </dd>
        <dt>Stream</dt>
        <dd>
          <FilterButton onPress={() => onView({ stream: entry.stream })}>
            its whole stream
          </FilterButton>
        </dd>
        {entry.orderNumber && (
          <>
            <dt>Order</dt>
            <dd>
              <Link className="link-line" to={historyPaths.order(entry.orderNumber, entry.number)}>
                {entry.orderNumber} at this moment
              </Link>
            </dd>
          </>
        )}
        <ObjectLinks event={event} />
        <dt>Shop</dt>
        <dd>
          <Link className="link-line" to={historyPaths.replay(entry.number)}>
            Replay from here
          </Link>
          <br />
          <Link className="link-line" to={historyPaths.board(entry.number)}>
            Board at this moment
          </Link>
        </dd>
      </dl>
      {erased && (
        <MessageBox tone="info" className="mt-4">
          The person in this event has been erased. Their data is permanently deleted.
        </MessageBox>
      )}
      {masked.length > 0 && (
        <p className="mt-3 text-fine text-ink-muted">Masked for your role: {masked.join(", ")}.</p>
      )}
      <div className="mt-5">
        <Tabs
          label="Form"
          look="segmented"
          tabs={forms}
          value={form}
          onValueChange={setForm}
          className="mb-3"
        >
          {form === "changes" && <Changes {...event} />}
          {form === "pretty" && <CodeBlock label="Content" text={prettyJson(event.data)} />}
          {form === "raw" && (
            <CodeBlock
              label="Content"
              text={`{"data":${event.data},"metadata":${event.metadata}}`}
              wrap
            />
          )}
        </Tabs>
      </div>
      {!known && (
        <p className="mt-3 text-fine text-ink-muted">
          This version of the shop doesn’t know the type {entry.type}. The event is shown as stored.
        </p>
      )}
      <Conversation event={event} addressOf={addressOf} />
      <EventNote number={entry.number} />
      <details className="mt-5 text-fine">
        <summary className="cursor-pointer font-semibold">Metadata</summary>
        <CodeBlock label="Content" text={prettyJson(event.metadata)} />
      </details>
      <CopyLink address={addressOf(entry.number)} />
    </>
  );
}

/** Links to the object of the event, in its state after the event. */
function ObjectLinks({ event: { entry, data } }: { event: Inspected }) {
  const { category, stream, number } = entry;
  const { variantId } = JSON.parse(data) as { readonly variantId?: unknown };
  const id = typeof variantId === "string" ? variantId : stream.slice(stream.indexOf("-") + 1);
  const link = (to: string, words: string) => (
    <Link className="link-line block w-fit" to={to}>
      {words}
    </Link>
  );
  if (category === "CART") {
    return (
      <>
        <dt>Cart</dt>
        <dd>{link(historyPaths.cart(id, number), "The cart at this moment")}</dd>
      </>
    );
  }
  if (category !== "PRODUCT" && category !== "STOCK" && category !== "REVIEW") return null;
  return (
    <>
      <dt>Product</dt>
      <dd>
        {link(historyPaths.product(id, number), "The product at this moment")}
        {link(historyPaths.stock(id, number), "Its stock at this moment")}
      </dd>
    </>
  );
}

function FilterButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="link-line text-accent-text" onClick={onPress}>
      {children}
    </button>
  );
}

/** All events of one command, as a chain in which this event is one link. */
function Conversation({ event: { entry, related }, addressOf }: PartProps) {
  return (
    <section aria-labelledby="conversation" className="mt-6">
      <h3 id="conversation" className="mb-2 text-fine font-semibold">
        Causes and effects
      </h3>
      {related.length <= 1 ? (
        <p className="text-fine text-ink-muted">The same command caused no other events.</p>
      ) : (
        <ol className="border-l border-line-strong">
          {related.map((each) => (
            <li
              key={each.number}
              className="relative flex min-h-8 items-baseline gap-2 pl-4 text-fine before:absolute before:top-2.5 before:-left-px before:h-px before:w-3 before:bg-line-strong"
            >
              <span className="self-center">
                <CategoryMark category={each.category} />
              </span>
              {each.number === entry.number ? (
                <b aria-current="step">{each.type}</b>
              ) : (
                <Link to={addressOf(each.number)} className="link-line">
                  {each.type}
                </Link>
              )}
              <span className="ml-auto pl-2 text-ink-muted">
                {each.number < entry.number && "before, "}
                {each.number > entry.number && "after, "}
                {formatCount(each.number)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
