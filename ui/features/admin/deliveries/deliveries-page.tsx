import { ArrowLeft, ArrowRight } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useClock } from "../../../components/clock.ts";
import { dayAt } from "../../../components/date-field/day.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { Key, KeyHint, KeysBar } from "../../../components/key.tsx";
import { useIsPhone } from "../../../components/phone.ts";
import { useViewInAddress } from "../../../components/use-view-in-address.ts";
import { addDays, isDate } from "../../../generated/values/delivery-day.ts";
import { dayOfMonthText } from "../../shared/delivery/day-text.ts";
import { latest, Read } from "../kit/read.tsx";
import { CloseDayDialog } from "./close-day-dialog.tsx";
import { DayDialog } from "./day-dialog.tsx";
import { DayZones } from "./day-zones.tsx";
import type { Zone } from "./day-level.ts";
import { calendarDays, useCalendar } from "./use-calendar.ts";
import { useCloseDays } from "./use-close-days.ts";
import { ZoneCalendarGrid } from "./zone-calendar.tsx";

/** The first day of the calendar; empty for today. */
interface CalendarView {
  from: string;
}

function viewOf(params: URLSearchParams): CalendarView {
  const from = params.get("from") ?? "";
  return { from: isDate(from) ? from : "" };
}

function parametersOf({ from }: CalendarView): URLSearchParams {
  return new URLSearchParams(from === "" ? {} : { from });
}

/** The calendar of deliveries: how full each zone's days are, and which are closed. */
export function DeliveriesPage() {
  const today = dayAt(useClock());
  const phone = useIsPhone();
  const [view, setView] = useViewInAddress(viewOf, parametersOf);
  const from = view.from || today;
  const dates = Array.from({ length: calendarDays }, (_, index) => addDays(from, index));
  const calendar = useCalendar(from);
  const zones = latest(calendar)?.deliveryCalendar;
  const closeDays = useCloseDays((position) => void calendar.refresh(position));
  const [day, setDay] = useState(today);
  const [opened, setOpened] = useState<{ zoneId: string; date: string } | null>(null);
  const [closing, setClosing] = useState(false);
  const found = zones?.find(({ zone }) => zone.id === opened?.zoneId);
  const openedDay = found?.days.find(({ date }) => date === opened?.date);

  const turn = (pages: 1 | -1) => {
    const next = addDays(from, pages * calendarDays);
    setView({ from: next === today ? "" : next });
  };
  const open = (zone: Zone, date: string) => setOpened({ zoneId: zone.id, date });

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 px-4 py-2 md:px-6">
        <IconButton
          label="Previous two weeks"
          icon={<ArrowLeft aria-hidden size={18} />}
          className="-ml-3"
          onClick={() => turn(-1)}
        />
        <p aria-live="polite" className="font-display text-item">
          {dayOfMonthText(from)} to {dayOfMonthText(addDays(from, calendarDays - 1))}
        </p>
        <IconButton
          label="Next two weeks"
          icon={<ArrowRight aria-hidden size={18} />}
          onClick={() => turn(1)}
        />
        {from !== today && (
          <Button size="dense" variant="quiet" onClick={() => setView({ from: "" })}>
            Today
          </Button>
        )}
        <Button
          size="dense"
          variant="filled"
          className="ml-auto"
          disabled={!zones}
          onClick={() => setClosing(true)}
        >
          Close a day
        </Button>
      </div>
      <Read of={calendar} what="the deliveries" skeleton="h-96" className="m-4 md:m-6">
        {({ deliveryCalendar: loaded }) =>
          phone ? (
            <DayZones
              zones={loaded}
              dates={dates}
              today={today}
              date={dates.includes(day) ? day : from}
              onDate={setDay}
              onOpen={open}
            />
          ) : (
            <ZoneCalendarGrid
              zones={loaded}
              dates={dates}
              today={today}
              onOpen={open}
              onTurn={turn}
            />
          )
        }
      </Read>
      <Legend />
      <KeysBar className="sticky bottom-0 mt-auto">
        <KeyHint>
          <Key>←</Key>
          <Key>→</Key>
          <Key>↑</Key>
          <Key>↓</Key> move
        </KeyHint>
        <KeyHint>
          <Key>Enter</Key> open the day
        </KeyHint>
        <KeyHint>
          <Key>Page Up</Key>
          <Key>Page Down</Key> other two weeks
        </KeyHint>
      </KeysBar>
      {found && openedDay && (
        <DayDialog
          zone={found.zone}
          day={openedDay}
          past={openedDay.date < today}
          closeDays={closeDays}
          onClose={() => setOpened(null)}
        />
      )}
      {closing && zones && (
        <CloseDayDialog
          zones={zones.map(({ zone }) => zone)}
          today={today}
          closeDays={closeDays}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}

const levels = [
  ["bg-accent", "free"],
  ["bg-warn", "from three quarters"],
  ["bg-clay", "full"],
  ["hatched border border-line", "closed"],
] as const;

function Legend() {
  return (
    <ul
      aria-label="Colours of the bars"
      className="flex flex-wrap gap-x-5 gap-y-1.5 border-t border-line px-4 py-2.5 text-xs text-ink-muted md:px-6"
    >
      {levels.map(([colour, words]) => (
        <li key={words} className="flex items-center gap-1.75">
          <span aria-hidden className={`block h-1.5 w-5 ${colour}`} />
          {words}
        </li>
      ))}
    </ul>
  );
}
