import { LogOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFreshness } from "../../../apollo/connection-provider.tsx";
import { Button } from "../../../components/button.tsx";
import { ConnectionBadge } from "../../../components/connection-badge.tsx";
import { countText } from "../../../components/count.ts";
import { dayAt } from "../../../components/date-field/day.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { useSignOut } from "../../shared/account/session.ts";
import { placeText } from "../kit/run-text.ts";
import { dateText } from "../../shared/delivery/day-text.ts";
import { FailedForm } from "./failed-form.tsx";
import { RunEnd } from "./run-end.tsx";
import { driverView, type DriverView, type ShownStop } from "./driver-view.ts";
import { DeliveredForm, StopCard } from "./stop-card.tsx";
import { StopList } from "./stop-list.tsx";
import {
  storedRun,
  useDriverRun,
  type DriverRun,
  type DriverRunRead,
  type StoredAnswer,
} from "./use-driver-run.ts";
import "./driver-run.css";

/** The driver's page: the next stop, its two answers, and all stops. Works without connection. */
export function DriverRunPage({ viewerId }: { viewerId: string | null }) {
  const read = useDriverRun(viewerId);
  const { run, answers, failed, retry } = read;
  if (run === undefined) {
    return (
      <Loading label="Loading your run" className="p-4">
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  if (run === null) {
    return (
      <>
        <RunHead title={failed ? "Your run" : "No run"} line={dateText(today(), "short")} />
        <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-120 gap-4 p-4">
          <h1 className="sr-only">Your run</h1>
          <Refused answers={answers} stops={[]} />
          {failed ? (
            <MessageBox tone="danger" action={<RetryButton onRetry={retry} />}>
              Couldn’t load your run.
            </MessageBox>
          ) : (
            <p className="text-base">
              You have no run. It opens here when the office plans one for you.
            </p>
          )}
        </main>
      </>
    );
  }
  return run.phase === "PLANNED" ? (
    <PlannedRun run={run} />
  ) : (
    <RunOnTheRoad run={run} read={read} />
  );
}

const today = (): string => dayAt(Date.now());

function RunHead({ title, line }: { title: string; line: string }) {
  const freshness = useFreshness();
  const signOut = useSignOut();
  return (
    <header className="flex items-center justify-between gap-3 border-b border-line bg-page px-4 py-2">
      <p className="font-display text-md leading-title">
        {title}
        <span className="block font-ui text-sm text-ink-muted">{line}</span>
      </p>
      <div className="flex items-center gap-1">
        <ConnectionBadge freshness={freshness} />
        <IconButton
          label="Sign Out"
          icon={<LogOut aria-hidden size={18} />}
          onClick={() => void signOut()}
        />
      </div>
    </header>
  );
}

/** A run that has not started: its stops to read. */
function PlannedRun({ run }: { run: DriverRun }) {
  const { stops } = driverView(run, []);
  const cash = stops.reduce((sum, { toCollect }) => sum + toCollect, 0);
  return (
    <>
      <RunHead title={`Run ${run.number}`} line={placeText(run)} />
      <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-120 gap-4 py-4">
        <h1 className="sr-only">Your next run</h1>
        <MessageBox tone="info" className="mx-4">
          This run is planned{run.leavesAt ? `, it leaves at ${run.leavesAt}` : ""}:{" "}
          {countText(stops.length, "stop")}, {formatMoneyShort(cash)} to collect. It opens here when
          the office starts it.
        </MessageBox>
        <StopList stops={stops} currentId={null} onChoose={() => undefined} />
      </main>
    </>
  );
}

/** What the driver is doing at the chosen stop. */
type Step = "look" | "delivered" | "failed";

function RunOnTheRoad({ run, read }: { run: DriverRun; read: DriverRunRead }) {
  const { answers, answer } = read;
  const view = driverView(run, answers);
  const [chosen, setChosen] = useState<string | null>(null);
  const [step, setStep] = useState<Step>("look");
  const place = useRef<HTMLDivElement>(null);
  const task = useRef<HTMLDivElement>(null);
  const open = view.open.find(({ orderId }) => orderId === chosen);
  const stop = open ?? view.next;
  const changed = useChangedPlan(run);

  // The driver continues at the top, at the next stop; the pressed button is gone.
  const at = `${stop?.orderId ?? ""} ${step}`;
  const seen = useRef(at);
  useEffect(() => {
    if (seen.current === at) return;
    seen.current = at;
    place.current?.scrollIntoView({ block: "nearest" });
    task.current?.focus({ preventScroll: true });
  }, [at]);

  function save(current: ShownStop, given: Pick<StoredAnswer, "delivered" | "failed">) {
    answer(run, current.orderId, given);
    setChosen(null);
    setStep("look");
  }

  return (
    <>
      <RunHead title={`Run ${run.number}`} line={placeText(run)} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-240 content-start gap-5 px-4 py-3 md:grid-cols-2 md:gap-8"
      >
        <div ref={place} className="grid scroll-mt-4 content-start gap-4 md:col-span-2">
          <Waiting waiting={view.waiting} />
          <Refused answers={answers} stops={view.stops} />
          {changed && (
            <MessageBox
              tone="info"
              action={
                <Button size="dense" onClick={changed.dismiss}>
                  Dismiss
                </Button>
              }
            >
              The office changed this run. The stops below are up to date.
            </MessageBox>
          )}
          <RunProgress view={view} currentId={stop?.orderId ?? null} />
        </div>
        <div ref={task} tabIndex={-1} className="outline-none">
          {stop === null ? (
            <RunEnd run={run} view={view} />
          ) : step === "delivered" ? (
            <DeliveredForm
              key={stop.orderId}
              stop={stop}
              onSave={(delivered) => save(stop, { delivered })}
              onCancel={() => setStep("look")}
            />
          ) : step === "failed" ? (
            <FailedForm
              key={stop.orderId}
              stop={stop}
              onSave={(failed) => save(stop, { failed })}
              onCancel={() => setStep("look")}
            />
          ) : (
            <StopCard
              stop={stop}
              onDelivered={() => setStep("delivered")}
              onFailed={() => setStep("failed")}
            />
          )}
        </div>
        <div className="max-md:-mx-4">
          <StopList
            stops={view.stops}
            currentId={stop?.orderId ?? null}
            onChoose={(orderId) => {
              setChosen(orderId);
              setStep("look");
            }}
          />
        </div>
      </main>
    </>
  );
}

function Waiting({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <MessageBox tone="warn">
      {waiting === 1
        ? "1 answer is waiting for a signal."
        : `${waiting} answers are waiting for a signal.`}{" "}
      <span className="font-normal">
        Carry on as usual. They are kept on this phone and sent once, even after a restart. Don’t
        clear the browser’s data until then.
      </span>
    </MessageBox>
  );
}

/** Answers that the shop did not accept, until the driver has read why. */
function Refused({
  answers,
  stops,
}: {
  answers: readonly StoredAnswer[];
  stops: readonly ShownStop[];
}) {
  return answers.map(({ id, orderId, refusal }) =>
    refusal === undefined ? null : (
      <MessageBox
        key={id}
        tone="danger"
        action={
          <Button size="dense" onClick={() => storedRun.removeAnswer(id)}>
            Dismiss
          </Button>
        }
      >
        {stops.find((stop) => stop.orderId === orderId)?.name ?? "A stop"}: your answer was not
        accepted. {refusal} Please call the office.
      </MessageBox>
    ),
  );
}

/** One part per stop: delivered, not delivered, current, or to do. */
function RunProgress({ view, currentId }: { view: DriverView; currentId: string | null }) {
  const { stops, open, collected } = view;
  return (
    <div>
      <div aria-hidden className="flex gap-0.5">
        {stops.map(({ orderId, state }) => (
          <span
            key={orderId}
            className={`h-2 flex-1 overflow-hidden ${
              state === "delivered"
                ? "bg-success"
                : state !== "open"
                  ? "driver-run-failed"
                  : orderId === currentId
                    ? "loom border-r-3 border-ink"
                    : "bg-line"
            }`}
          />
        ))}
      </div>
      <p className="mt-1.5 flex justify-between gap-4 text-sm">
        <span>
          <b className="font-demi">{open.length}</b> to go
        </span>
        <span>
          Cash with you <b className="font-demi">{formatMoneyShort(collected)}</b>
        </span>
      </p>
    </div>
  );
}

/** Whether the office changed the run while this page was open. */
function useChangedPlan({ id, edition }: DriverRun): { dismiss: () => void } | null {
  const [seen, setSeen] = useState({ id, edition });
  if (seen.id !== id) setSeen({ id, edition });
  return seen.id === id && seen.edition !== edition
    ? { dismiss: () => setSeen({ id, edition }) }
    : null;
}
