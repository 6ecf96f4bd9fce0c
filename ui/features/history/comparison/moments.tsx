import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { formatCount } from "../../../components/count.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { DateField } from "../../../components/date-field/date-field.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { historyPaths } from "../../../history-paths.ts";
import { exactTime, shownTime } from "../explorer/exact-time.ts";
import { fieldOf, momentIn } from "../explorer/log-view.ts";
import type { Comparison } from "./stage.ts";

export interface MomentsProps {
  comparison: Comparison;
  a: string;
  b: string | null;
  onMoments: (a: string, b: string | null) => void;
}

/** The two moments, with forms to change them. */
export function Moments({ comparison, a, b, onMoments }: MomentsProps) {
  return (
    <section
      aria-label="The two moments"
      className="mt-4 grid items-start gap-x-5 gap-y-4 border-y border-line px-4 py-4 md:px-5 two-col:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]"
    >
      <Moment
        letter="A"
        moment={comparison.a}
        requested={a}
        onMoment={(text) => onMoments(text, b)}
      />
      <IconButton
        label="Swap A and B"
        icon={<ArrowLeftRight aria-hidden size={18} />}
        onClick={() => onMoments(b ?? String(comparison.b.number), a)}
      />
      <Moment
        letter="B"
        moment={comparison.b}
        requested={b}
        onMoment={(text) => onMoments(a, text)}
      />
    </section>
  );
}

interface MomentProps {
  letter: "A" | "B";
  moment: Comparison["a"];
  requested: string | null;
  onMoment: (text: string) => void;
}

function Moment({ letter, moment, requested, onMoment }: MomentProps) {
  const time = shownTime(requested, moment.occurredAt);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          aria-hidden
          className={`inline-grid size-7 place-items-center bg-inverse font-semibold text-ink-inverse ${letter === "B" ? "rounded-round" : ""}`}
        >
          {letter}
        </span>
        <b className="text-lead">{time === null ? "Start of the log" : exactTime(time)}</b>
        {requested === null && <span className="text-fine text-ink-muted">now</span>}
        <span className="text-fine text-ink-muted">
          {moment.number === 0 ? (
            "before the first event"
          ) : (
            <>
              event{" "}
              <Link
                to={historyPaths.event(moment.number)}
                className="underline decoration-dotted underline-offset-2"
              >
                {formatCount(moment.number)}
              </Link>
            </>
          )}
        </span>
      </p>
      <MomentForm
        key={`${requested ?? ""} ${time ?? ""}`}
        letter={letter}
        time={time}
        onMoment={onMoment}
      />
    </div>
  );
}

/** Sets another instant, or the moment of an event. */
function MomentForm({
  letter,
  time,
  onMoment,
}: {
  letter: "A" | "B";
  time: string | null;
  onMoment: (text: string) => void;
}) {
  const [field, setField] = useState(time === null ? "" : fieldOf(Date.parse(time)));
  const [event, setEvent] = useState("");
  const instant = momentIn(field);
  const isNumber = /^[1-9]\d{0,8}$/.test(event.trim());
  return (
    <div className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
      <form
        className="flex gap-1.5"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (!Number.isNaN(instant)) onMoment(new Date(instant).toISOString());
        }}
      >
        <DateField
          withTime
          aria-label={`Moment ${letter}, Colombo time`}
          className="w-54"
          value={field}
          onValue={setField}
        />
        <Button type="submit" size="dense" disabled={Number.isNaN(instant)}>
          Set {letter}
        </Button>
      </form>
      <form
        className="flex gap-1.5"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (isNumber) onMoment(event.trim());
        }}
      >
        <TextInput
          dense
          inputMode="numeric"
          aria-label={`Moment ${letter} by event number`}
          placeholder="or event"
          className="w-26!"
          value={event}
          onChange={({ target }) => setEvent(target.value)}
        />
        {event !== "" && (
          <Button type="submit" size="dense" disabled={!isNumber}>
            Set {letter}
          </Button>
        )}
      </form>
    </div>
  );
}
