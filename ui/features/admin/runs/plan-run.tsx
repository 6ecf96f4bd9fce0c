import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { Select } from "../../../components/select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { dateText } from "../../shared/delivery/day-text.ts";
import { latest, Read } from "../kit/read.tsx";
import { canBePlanned, DueOrders } from "./due-orders.tsx";
import { useRunCommands, type PlannedRun } from "./use-run-commands.ts";
import { useDayOrders, useDrivers } from "./use-runs.ts";

export interface PlanRunProps {
  zones: readonly { id: string; name: string }[];
  dates: readonly string[];
  zoneId: string;
  date: string;
  onChange: (day: { zoneId?: string; date?: string }) => void;
  /** Not called if the person has changed the form or left it meanwhile. */
  onPlanned: (run: PlannedRun) => void;
}

/** Chooses the orders of a zone's day, a driver and a departure, and plans a run with them. */
export function PlanRun({ zones, dates, zoneId, date, onChange, onPlanned }: PlanRunProps) {
  const reading = useDayOrders(zoneId, date);
  const orders = latest(reading)?.dayOrders;
  const driverReading = useDrivers();
  const drivers = latest(driverReading)?.drivers ?? [];
  const commands = useRunCommands();
  const begin = useLatestAction();
  const [driverId, setDriverId] = useState("");
  const [leavesAt, setLeavesAt] = useState("07:30");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = orders ? [...orders.morning, ...orders.afternoon] : [];
  const free = all.filter(canBePlanned);
  // Orders that another person planned meanwhile are no longer chosen.
  const wanted = free.filter(({ id }) => chosen.has(id));
  const sum = wanted.reduce((total, { totalPrice }) => total + totalPrice, 0);

  async function plan() {
    const isLatest = begin();
    const ids = wanted.map(({ id }) => id);
    const saved = await commands.plan(
      date,
      { driverId: driverId || null, zoneId, leavesAt: leavesAt || null },
      ids,
    );
    if (!saved) return;
    setChosen((now) => new Set([...now].filter((id) => !ids.includes(id))));
    void reading.refresh(saved.position);
    if (isLatest()) onPlanned(saved.run);
    else notify.success(saved.message);
  }

  return (
    <section aria-labelledby="plan-run" className="grid gap-3" onChange={begin}>
      <h2 id="plan-run" className="px-4 font-display text-subtitle md:px-6">
        Plan a run
      </h2>
      <div className="grid gap-3 px-4 sm:grid-cols-2 md:px-6 lg:grid-cols-4">
        <Field label="Zone">
          {(control) => (
            <Select
              {...control}
              value={zoneId}
              onChange={({ target }) => onChange({ zoneId: target.value })}
            >
              {zones.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Day">
          {(control) => (
            <Select
              {...control}
              value={date}
              onChange={({ target }) => onChange({ date: target.value })}
            >
              {dates.map((each) => (
                <option key={each} value={each}>
                  {dateText(each, "short")}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Driver"
          error={driverReading.failed ? "Couldn’t load the drivers." : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={driverId}
              onChange={({ target }) => setDriverId(target.value)}
            >
              <option value="">None yet</option>
              {drivers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Leaves at">
          {(control) => (
            <TextInput
              {...control}
              type="time"
              value={leavesAt}
              onChange={({ target }) => setLeavesAt(target.value)}
            />
          )}
        </Field>
      </div>
      <Read of={reading} what="the orders of this day" skeleton="h-40" className="mx-4 md:mx-6">
        {({ dayOrders: { morning, afternoon } }) =>
          all.length === 0 ? (
            <p className="px-4 py-6 text-ink-muted md:px-6">
              No orders are due on {dateText(date)} in this zone.
            </p>
          ) : (
            <>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 md:px-6">
                <p aria-live="polite" className="text-sm">
                  <b className="font-demi">
                    {wanted.length} of {all.length}
                  </b>{" "}
                  chosen, {formatMoneyShort(sum)} to collect
                </p>
                <Button
                  size="dense"
                  disabled={free.length === 0}
                  onClick={() => {
                    begin();
                    setChosen(
                      wanted.length === free.length ? new Set() : new Set(free.map(({ id }) => id)),
                    );
                  }}
                >
                  {wanted.length === free.length && free.length > 0 ? "Choose none" : "Choose all"}
                </Button>
                <Button
                  variant="filled"
                  className="ml-auto"
                  disabled={wanted.length === 0}
                  pending={commands.pending}
                  onClick={() => void plan()}
                >
                  Plan a run
                </Button>
              </div>
              <div className="grid border-y border-line md:grid-cols-2 md:divide-x md:divide-line">
                {(
                  [
                    ["morning", morning],
                    ["afternoon", afternoon],
                  ] as const
                ).map(([half, ofHalf]) => (
                  <DueOrders
                    key={half}
                    half={half}
                    orders={ofHalf}
                    chosen={chosen}
                    onChoose={(orderId, isChosen) => {
                      const next = new Set(chosen);
                      if (isChosen) next.add(orderId);
                      else next.delete(orderId);
                      setChosen(next);
                    }}
                  />
                ))}
              </div>
            </>
          )
        }
      </Read>
    </section>
  );
}
