import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { IconButton } from "../../../components/icon-button.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { formatPhone } from "../../../components/phone-number.ts";
import { HalfDisc } from "../kit/half-disc.tsx";
import { useDragged, useDropPlace } from "../kit/dragging.ts";
import { dayText, halfText } from "../../shared/delivery/day-text.ts";
import { failureText, itemsText } from "../kit/run-text.ts";
import { stopsOf, type ViewedStop } from "../kit/run-view.ts";
import type { PlannedRun } from "./use-run-commands.ts";

type Stop = ViewedStop<PlannedRun["stops"][number]>;

export interface RunStopsProps {
  run: PlannedRun;
  /** A command is being sent: the stops can't be moved meanwhile. */
  pending: boolean;
  onMove: (orderId: string, position: number) => Promise<unknown>;
  onRemove: (orderId: string) => void;
}

/**
 * The stops of a run in the order of the tour. A stop is moved by dragging, with its buttons, or
 * with Alt and the arrows.
 */
export function RunStops({ run, pending, onMove, onRemove }: RunStopsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const { stops } = stopsOf(run);
  const movable = run.phase === "PLANNED" || run.phase === "ON_THE_ROAD";

  async function move(stop: Stop, position: number) {
    if (pending || position < 0 || position >= stops.length) return;
    const moved = await onMove(stop.orderId, position);
    if (moved) setSaid(`${stop.name}, stop ${position + 1} of ${stops.length}`);
  }

  function pressKey(event: KeyboardEvent, stop: Stop, index: number) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    void move(stop, index + (event.key === "ArrowUp" ? -1 : 1));
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} aria-label="Stops" className="border-t border-line">
        {stops.map((stop, index) => (
          <StopRow
            key={stop.orderId}
            stop={stop}
            of={stops.length}
            runDate={run.date}
            movable={movable && stop.outcome === null}
            removable={run.phase === "PLANNED"}
            pending={pending}
            onMove={(position) => void move(stop, position)}
            onDropped={(orderId) => {
              const dropped = stops.find((each) => each.orderId === orderId);
              if (dropped) void move(dropped, index);
            }}
            onRemove={() => onRemove(stop.orderId)}
            onKey={(event) => pressKey(event, stop, index)}
          />
        ))}
      </ol>
    </>
  );
}

function StopRow({
  stop,
  of,
  runDate,
  movable,
  removable,
  pending,
  onMove,
  onDropped,
  onRemove,
  onKey,
}: {
  stop: Stop;
  of: number;
  /** The day of the run. */
  runDate: string;
  movable: boolean;
  /** On the road, only the answer takes a stop off. */
  removable: boolean;
  pending: boolean;
  onMove: (position: number) => void;
  onDropped: (orderId: string) => void;
  onRemove: () => void;
  onKey: (event: KeyboardEvent) => void;
}) {
  const { orderId, number, name, address, city, phone, items, toCollect, deliveryDay } = stop;
  const { outcome, state } = stop;
  const { ref, over } = useDropPlace(onDropped);
  const dragged = useDragged(ref, orderId, movable);
  const index = number - 1;
  return (
    <li
      ref={(element) => {
        ref.current = element;
      }}
      className={`grid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-x-2 md:grid-cols-[auto_2.25rem_minmax(0,1fr)_auto] border-b border-line py-2.5 pr-2 text-sm ${over ? "bg-accent-soft" : ""} ${dragged ? "opacity-50" : ""}`}
    >
      <GripVertical
        aria-hidden
        size={16}
        className={`mt-2 ml-1 text-ink-muted max-md:hidden ${movable ? "cursor-grab" : "invisible"}`}
      />
      <span className="mt-0.5 grid size-8 place-items-center rounded-full border border-ink font-display">
        <span className="sr-only">Stop </span>
        {number}
      </span>
      <div className="min-w-0">
        <p>
          <b className="font-demi">{name}</b>
          {deliveryDay && (
            <span
              className={`ml-2 inline-flex items-center gap-1 text-fine ${deliveryDay.date === runDate ? "text-ink-muted" : "font-demi text-warn-text"}`}
            >
              <HalfDisc half={deliveryDay.half === "MORNING" ? "morning" : "afternoon"} />
              {deliveryDay.date === runDate
                ? halfText(deliveryDay.half)
                : `Promised for ${dayText(deliveryDay, "short")}`}
            </span>
          )}
        </p>
        <p className="text-ink-muted">
          {address}, {city} · {formatPhone(phone)}
        </p>
        <p>{itemsText(items)}</p>
        {state === "ended" && (
          <p className="font-demi text-danger-text">Cancelled: take it off the van</p>
        )}
        {outcome && (
          <p className={outcome.delivered ? "text-success-text" : "text-danger-text"}>
            {outcome.delivered
              ? `Delivered, ${formatMoneyShort(outcome.collected)} collected`
              : `Not delivered: ${failureText(outcome.failure)}`}
          </p>
        )}
        {outcome?.takenDay && (
          <p className="font-demi text-danger-text">
            Asked for {dayText(outcome.takenDay)}, which isn’t possible. Agree a day with the
            customer.
          </p>
        )}
      </div>
      <div className="flex items-center max-md:col-start-2">
        <span className="mr-auto tabular-nums md:mr-1">{formatMoneyShort(toCollect)}</span>
        {movable && (
          <span className="flex">
            <IconButton
              label={`Move ${name} up`}
              icon={<ArrowUp aria-hidden size={16} />}
              disabled={index === 0 || pending}
              onKeyDown={onKey}
              onClick={() => onMove(index - 1)}
            />
            <IconButton
              label={`Move ${name} down`}
              icon={<ArrowDown aria-hidden size={16} />}
              disabled={number === of || pending}
              onKeyDown={onKey}
              onClick={() => onMove(index + 1)}
            />
            {removable && (
              <IconButton
                label={`Take ${name} off the run`}
                icon={<X aria-hidden size={16} />}
                disabled={pending}
                onKeyDown={onKey}
                onClick={onRemove}
              />
            )}
          </span>
        )}
      </div>
    </li>
  );
}
