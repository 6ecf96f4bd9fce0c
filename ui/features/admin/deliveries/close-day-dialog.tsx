import { useRef, useState, type SubmitEvent } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { Button } from "../../../components/button.tsx";
import { Checkbox } from "../../../components/checkbox.tsx";
import { DateField } from "../../../components/date-field/date-field.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field, FieldError } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { notify } from "../../../components/toast.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { dateText, weekdayText } from "../../shared/delivery/day-text.ts";
import { latest } from "../kit/read.tsx";
import { ClosedReason, reasonProblem } from "./closed-reason.tsx";
import type { Zone, ZoneDay } from "./day-level.ts";
import { useCalendar } from "./use-calendar.ts";
import type { CloseDays } from "./use-close-days.ts";

export interface CloseDayDialogProps {
  zones: readonly Zone[];
  today: string;
  closeDays: CloseDays;
  onClose: () => void;
}

/** Closes one day in several zones. Each zone is closed on its own, so some may fail. */
export function CloseDayDialog({ zones, today, closeDays, onClose }: CloseDayDialogProps) {
  const [date, setDate] = useState("");
  const [reason, setReason] = useState("");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [checked, setChecked] = useState(false);
  const [pending, setPending] = useState(false);
  /** Why the last try failed, by zone. */
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const begin = useLatestAction();
  const form = useRef<HTMLFormElement>(null);
  const { idOf } = useCommandIds();
  /** The reasons that the zones had before, for Undo; null for open ones. */
  const [before, setBefore] = useState<ReadonlyMap<string, string | null>>(new Map());
  const calendar = useCalendar(date, 1);
  const dayOf = (zoneId: string): ZoneDay | undefined =>
    latest(calendar)
      ?.deliveryCalendar.find(({ zone }) => zone.id === zoneId)
      ?.days.find((day) => day.date === date);
  const chosen = zones.filter(({ id }) => !left.has(id));
  const namesOf = (ids: { has: (zoneId: string) => boolean }) =>
    zones
      .filter(({ id }) => ids.has(id))
      .map(({ name }) => name)
      .join(", ");

  function edited() {
    begin();
    setFailures(new Map());
    setBefore(new Map());
  }

  async function close() {
    const wanted = reason.trim();
    const open = failures.size > 0 ? chosen.filter(({ id }) => failures.has(id)) : chosen;
    const wishes = open.map(({ id: zoneId }) => {
      const wish = { zoneId, date, reason: wanted };
      return { ...wish, commandId: idOf(wish) };
    });
    const earlier = new Map(before);
    for (const { zoneId } of wishes) {
      if (!earlier.has(zoneId)) earlier.set(zoneId, dayOf(zoneId)?.closed ?? null);
    }
    setBefore(earlier);
    setFailures(new Map());
    setPending(true);
    const isLatest = begin();
    const answers = await closeDays(wishes);
    setPending(false);
    const failed = new Map(
      answers.filter(({ done }) => !done).map(({ zoneId, message }) => [zoneId, message]),
    );
    if (failed.size > 0) {
      if (isLatest()) setFailures(failed);
      else notify.failure(`${dateText(date, "short")} isn’t closed in ${namesOf(failed)}.`);
      return;
    }
    const count = chosen.length;
    notify.success(
      `${dateText(date, "short")} is closed in ${count === 1 ? "1 zone" : `${count} zones`}`,
      { label: "Undo", onPress: () => void undo(earlier) },
    );
    if (isLatest()) onClose();
  }

  async function undo(reasons: ReadonlyMap<string, string | null>) {
    const answers = await closeDays(
      [...reasons].map(([zoneId, earlier]) => ({
        zoneId,
        date,
        reason: earlier,
        commandId: newCommandId(),
      })),
    );
    const failed = new Set(answers.filter(({ done }) => !done).map(({ zoneId }) => zoneId));
    if (failed.size === 0) notify.success(`${dateText(date, "short")} is as it was before`);
    else notify.failure(`Still closed: ${namesOf(failed)}. Open them in the calendar.`);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (pending) return;
    setChecked(true);
    if (date !== "" && reasonProblem(reason) === undefined && chosen.length > 0) void close();
    else {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title="Close a day">
      <form ref={form} noValidate className="grid gap-4 pt-2 text-ink" onSubmit={submit}>
        <Field
          label="Date"
          error={checked && date === "" ? "Please enter a date" : undefined}
          className="max-w-60"
        >
          {(control) => (
            <DateField
              {...control}
              value={date}
              min={today}
              onValue={(value) => {
                setDate(value);
                edited();
              }}
            />
          )}
        </Field>
        <ClosedReason
          value={reason}
          checked={checked}
          onChange={(typed) => {
            setReason(typed);
            edited();
          }}
        />
        <fieldset className="min-w-0">
          <legend className="mb-1 text-sm font-demi">Zones</legend>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {zones.map(({ id, name }) => (
              <li key={id}>
                <Checkbox
                  label={
                    <>
                      {name}
                      <small className="block text-fine text-ink-muted">
                        {noteOf(dayOf(id), before.has(id) && !failures.has(id))}
                      </small>
                    </>
                  }
                  checked={!left.has(id)}
                  error={failures.get(id)}
                  onChange={({ target }) => {
                    begin();
                    const others = new Set(left);
                    if (target.checked) others.delete(id);
                    else others.add(id);
                    setLeft(others);
                  }}
                />
              </li>
            ))}
          </ul>
          {checked && chosen.length === 0 && <FieldError>Please choose a zone</FieldError>}
        </fieldset>
        {failures.size > 0 && (
          <MessageBox tone="danger">
            {failures.size === 1
              ? "One zone isn’t closed."
              : `${failures.size} zones aren’t closed.`}{" "}
            {chosen.length > failures.size && "The others are."}
          </MessageBox>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" pending={pending}>
            {failures.size > 0 ? "Try again" : "Close the day"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What an admin should know about a zone's day before closing it. */
function noteOf(day: ZoneDay | undefined, justClosed: boolean): string {
  if (!day) return "";
  if (day.closed !== null) return justClosed ? "closed" : `closed already: ${day.closed}`;
  const orders = day.morning + day.afternoon;
  if (orders > 0)
    return orders === 1 ? "1 order keeps its place" : `${orders} orders keep their places`;
  return day.delivers ? "" : `no delivery on ${weekdayText(day.date)}s`;
}
