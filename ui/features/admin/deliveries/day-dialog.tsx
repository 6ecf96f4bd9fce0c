import { useRef, useState, type SubmitEvent } from "react";
import { Link } from "react-router-dom";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { buttonStyle } from "../../../components/button-style.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { FieldError } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { notify } from "../../../components/toast.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { paths } from "../../../paths.ts";
import { dateText, weekdayText } from "../../shared/delivery/day-text.ts";
import { levelOf, type Zone, type ZoneDay } from "./day-level.ts";
import { HalfDisc } from "../kit/half-disc.tsx";
import { ClosedReason, reasonProblem } from "./closed-reason.tsx";
import type { CloseDays } from "./use-close-days.ts";

export interface DayDialogProps {
  zone: Zone;
  day: ZoneDay;
  /** The day is over, so it can be neither closed nor opened. */
  past: boolean;
  closeDays: CloseDays;
  onClose: () => void;
}

/** One zone's day: its orders, and whether more can come. */
export function DayDialog({ zone, day, past, closeDays, onClose }: DayDialogProps) {
  const [reason, setReason] = useState("");
  const [checked, setChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = useLatestAction();
  const form = useRef<HTMLFormElement>(null);
  const { idOf } = useCommandIds();
  const { date, closed } = day;
  const orders = day.morning + day.afternoon;

  async function change(wanted: string | null) {
    if (pending) return;
    setPending(true);
    setProblem(null);
    const commandId = idOf([date, wanted]);
    const isLatest = begin();
    const [answer] = await closeDays([{ zoneId: zone.id, date, reason: wanted, commandId }]);
    setPending(false);
    if (!answer?.done) {
      setProblem(answer?.message ?? null);
      return;
    }
    notify.success(answer.message, { label: "Undo", onPress: () => void undo(closed) });
    if (isLatest()) onClose();
  }

  async function undo(before: string | null) {
    const commandId = newCommandId();
    const [answer] = await closeDays([{ zoneId: zone.id, date, reason: before, commandId }]);
    if (answer?.done) notify.success(answer.message);
    else
      notify.failure(`${zone.name}, ${dateText(date, "short")}: couldn’t undo. ${answer?.message}`);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setChecked(true);
    if (reasonProblem(reason) === undefined) void change(reason.trim());
    else form.current?.querySelector<HTMLElement>("input")?.focus();
  }

  return (
    <Dialog open onOpenChange={onClose} title={`${zone.name}, ${dateText(date)}`}>
      <div className="grid gap-4 pt-2 text-ink">
        {!day.delivers && (
          <p className="text-ink-muted">
            {zone.name} has no delivery on {weekdayText(date)}s.
          </p>
        )}
        {(day.delivers || orders > 0) && (
          <dl className="grid grid-cols-2 gap-x-6">
            <HalfFigures half="morning" orders={day.morning} capacity={zone.morningCapacity} />
            <HalfFigures
              half="afternoon"
              orders={day.afternoon}
              capacity={zone.afternoonCapacity}
            />
          </dl>
        )}
        {orders > 0 && (
          <Link
            to={paths.adminRunsOf(zone.id, date)}
            className={buttonStyle("outlined", "normal", "justify-self-start")}
          >
            Plan a run
          </Link>
        )}
        {closed !== null && (
          <MessageBox
            tone="warn"
            action={
              !past && (
                <Button pending={pending} onClick={() => void change(null)}>
                  Open again
                </Button>
              )
            }
          >
            Closed: {closed}
          </MessageBox>
        )}
        {closed !== null && problem && <FieldError>{problem}</FieldError>}
        {closed === null && day.delivers && !past && (
          <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
            <ClosedReason value={reason} checked={checked} onChange={setReason} />
            {orders > 0 && (
              <p className="text-fine text-ink-muted">
                {orders === 1 ? "1 order keeps its place." : `${orders} orders keep their places.`}{" "}
                Closing stops new ones.
              </p>
            )}
            {problem && <FieldError>{problem}</FieldError>}
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" variant="filled" pending={pending}>
                Close this day
              </Button>
            </div>
          </form>
        )}
      </div>
    </Dialog>
  );
}

function HalfFigures({
  half,
  orders,
  capacity,
}: {
  half: "morning" | "afternoon";
  orders: number;
  capacity: number;
}) {
  const level = levelOf(orders, capacity);
  return (
    <div className="border-t border-line pt-2">
      <dt className="flex items-center gap-1.5 text-fine text-ink-muted">
        <HalfDisc half={half} />
        {half === "morning" ? "Morning" : "Afternoon"}
      </dt>
      <dd className="font-display text-subtitle">
        {level === "none" ? "No places" : `${orders} of ${capacity}`}
        {level === "full" && <span className="text-clay-text">, full</span>}
      </dd>
    </div>
  );
}
