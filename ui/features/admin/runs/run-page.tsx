import { ArrowLeft, Play, Printer } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { buttonStyle } from "../../../components/button-style.ts";
import { Field } from "../../../components/field.tsx";
import { formatDateTime } from "../../../components/date-time.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { Select } from "../../../components/select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { notify } from "../../../components/toast.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { paths } from "../../../paths.ts";
import { dateText } from "../../shared/delivery/day-text.ts";
import { useViewer } from "../../shared/account/viewer.ts";
import { usePackingSlips } from "../packing-slip/use-packing-slips.tsx";
import { latest, Read } from "../kit/read.tsx";
import { RunSheet } from "./run-sheet.tsx";
import { RunStops } from "./run-stops.tsx";
import { departureText, phaseText } from "../kit/run-text.ts";
import { isOpenPhase, isOut, stopsOf } from "../kit/run-view.ts";
import { useRunCommands, type PlannedRun } from "./use-run-commands.ts";
import { useDrivers, useRun } from "./use-runs.ts";

/** One run for the office: its plan, its stops in order, and its sheet. */
export function RunPage({ id }: { id: string }) {
  const run = useRun(id);
  return (
    <>
      <Link
        to={paths.adminRuns}
        className="inline-flex min-h-control items-center gap-2 px-4 text-sm font-demi hover:underline md:px-6"
      >
        <ArrowLeft aria-hidden size={16} />
        All runs
      </Link>
      <Read of={run} what="this run" skeleton="h-96" className="m-4 md:m-6">
        {({ run: found }) =>
          found ? (
            <LoadedRun key={found.id} run={found} />
          ) : (
            <p className="p-4 md:p-6">There is no run with this address.</p>
          )
        }
      </Read>
    </>
  );
}

function LoadedRun({ run }: { run: PlannedRun }) {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const commands = useRunCommands();
  const begin = useLatestAction();
  const packing = usePackingSlips();
  const { departures, phase, date, zoneName, toCollect, collected } = run;
  const { stops, pieces } = stopsOf(run);
  const isPlanned = phase === "PLANNED";

  async function start() {
    const saved = await commands.start(run);
    if (!saved) return;
    const count = saved.run.stops.length;
    notify.success(
      `Run ${run.number} is on the road. ${count === 1 ? "1 order is" : `${count} orders are`} out for delivery.`,
    );
  }

  async function discard() {
    const isLatest = begin();
    const saved = await commands.discard(run);
    if (saved && isLatest()) await navigate(paths.adminRuns);
  }

  return (
    <section aria-labelledby="run-heading" className="grid gap-4 pb-6">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2 px-4 md:px-6">
        <h2 id="run-heading" className="font-display text-title leading-title">
          Run {run.number}
          <span className="block font-ui text-sm text-ink-muted">
            {[dateText(date), zoneName].filter(Boolean).join(", ")} · {phaseText(phase)}
          </span>
        </h2>
        <div className="ml-auto flex flex-wrap gap-2">
          <Button size="dense" onClick={() => window.print()}>
            <Printer aria-hidden size={16} />
            Print the run sheet
          </Button>
          {stops.length > 0 && (
            <Button
              size="dense"
              pending={packing.pending}
              onClick={() => packing.print(stops.map(({ orderId }) => orderId))}
            >
              {stops.length === 1 ? "Print the slip" : `Print ${stops.length} slips`}
            </Button>
          )}
          {isOut(run) && (
            <Link to={paths.adminCashOf(run.id)} className={buttonStyle("outlined", "dense")}>
              Close in Cash
            </Link>
          )}
          {isPlanned && (
            <>
              <Button size="dense" pending={commands.pending} onClick={() => void discard()}>
                Discard the run
              </Button>
              <Button
                size="dense"
                variant="filled"
                pending={commands.pending}
                onClick={() => void start()}
              >
                <Play aria-hidden size={16} />
                Start the run
              </Button>
            </>
          )}
        </div>
      </div>
      {isOpenPhase(phase) && <RunPlanForm run={run} commands={commands} />}
      <dl className="flex flex-wrap gap-x-8 gap-y-1 px-4 text-sm md:px-6">
        {(
          [
            ["Stops", String(stops.length)],
            ["Units", String(pieces)],
            ["To collect", formatMoneyShort(toCollect)],
            ...(isPlanned ? [] : [["Collected", formatMoneyShort(collected)] as const]),
          ] as const
        ).map(([label, value]) => (
          <div key={label} className="flex items-baseline gap-1.5">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-display text-md">{value}</dd>
          </div>
        ))}
      </dl>
      {departures.length > 0 && (
        <MessageBox tone="warn" className="mx-4 md:mx-6">
          <ul aria-label="Orders that left this run">
            {departures.map(({ orderNumber, because, at }) => (
              <li key={orderNumber}>
                <TextLink to={paths.adminOrder(orderNumber)}>{orderNumber}</TextLink> left this run
                on {formatDateTime(at)}: {departureText[because]}.
              </li>
            ))}
          </ul>
        </MessageBox>
      )}
      <div className="px-2 md:px-6">
        {stops.length === 0 ? (
          <p className="px-2 text-ink-muted">
            This run has no stops. Add orders on the Runs page, or discard it.
          </p>
        ) : (
          <RunStops
            run={run}
            pending={commands.pending}
            onMove={(orderId, position) => commands.moveStop(run, orderId, position)}
            onRemove={(orderId) => void commands.removeStop(run, orderId)}
          />
        )}
      </div>
      {packing.slips ?? <RunSheet run={run} printedBy={viewer?.name ?? ""} />}
    </section>
  );
}

/** Driver of an open run, and departure of a planned one; each change is saved at once. */
function RunPlanForm({
  run,
  commands,
}: {
  run: PlannedRun;
  commands: ReturnType<typeof useRunCommands>;
}) {
  const reading = useDrivers();
  const drivers = latest(reading)?.drivers ?? [];
  const [leavesAt, setLeavesAt] = useState(run.leavesAt ?? "");
  const plan = { driverId: run.driver?.id ?? null, zoneId: run.zoneId, leavesAt: run.leavesAt };
  const known = run.driver && drivers.every(({ id }) => id !== run.driver?.id);
  return (
    <div className="grid gap-3 px-4 sm:grid-cols-2 md:px-6 lg:max-w-160">
      <Field label="Driver" error={reading.failed ? "Couldn’t load the drivers." : undefined}>
        {(control) => (
          <Select
            {...control}
            value={run.driver?.id ?? ""}
            onChange={({ target }) =>
              void commands.changePlan(run, { ...plan, driverId: target.value || null })
            }
          >
            {run.phase === "PLANNED" && <option value="">None yet</option>}
            {known && <option value={run.driver?.id}>{run.driver?.name ?? "Erased"}</option>}
            {drivers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {run.phase === "PLANNED" && (
        <Field label="Leaves at">
          {(control) => (
            <TextInput
              {...control}
              type="time"
              value={leavesAt}
              onChange={({ target }) => setLeavesAt(target.value)}
              onBlur={() => {
                if (leavesAt !== (run.leavesAt ?? "")) {
                  void commands.changePlan(run, { ...plan, leavesAt: leavesAt || null });
                }
              }}
            />
          )}
        </Field>
      )}
    </div>
  );
}
