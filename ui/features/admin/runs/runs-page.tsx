import { useNavigate } from "react-router-dom";
import { useClock } from "../../../components/clock.ts";
import { dayAt } from "../../../components/date-field/day.ts";
import { useViewInAddress } from "../../../components/use-view-in-address.ts";
import { addDays, isDate } from "../../../generated/values/delivery-day.ts";
import { paths } from "../../../paths.ts";
import { calendarDays, useCalendar } from "../deliveries/use-calendar.ts";
import { Read } from "../kit/read.tsx";
import { PlanRun } from "./plan-run.tsx";
import { RunList } from "./run-list.tsx";
import { RunPage } from "./run-page.tsx";
import { useOpenRuns } from "./use-runs.ts";

/** The run that is open, or the day whose orders are planned. */
interface RunsView {
  run: string;
  zone: string;
  date: string;
}

function viewOf(params: URLSearchParams): RunsView {
  const date = params.get("date") ?? "";
  return {
    run: params.get("run") ?? "",
    zone: params.get("zone") ?? "",
    date: isDate(date) ? date : "",
  };
}

function parametersOf(view: RunsView): URLSearchParams {
  return new URLSearchParams(
    Object.entries(view).filter((entry): entry is [string, string] => entry[1] !== ""),
  );
}

/** Delivery runs: those that are not closed, and planning the next one. */
export function RunsPage() {
  const [view] = useViewInAddress(viewOf, parametersOf);
  return view.run === "" ? <AllRuns /> : <RunPage id={view.run} />;
}

function AllRuns() {
  const today = dayAt(useClock());
  const navigate = useNavigate();
  const runs = useOpenRuns();
  const calendar = useCalendar(today);
  const [view, setView] = useViewInAddress(viewOf, parametersOf);
  const dates = Array.from({ length: calendarDays }, (_, index) => addDays(today, index));
  const date = view.date || today;
  return (
    <div className="grid content-start gap-8 py-4">
      <Read of={runs} what="the runs" skeleton="h-40" className="mx-4 md:mx-6">
        {({ runs: loaded }) =>
          loaded.length === 0 ? (
            <p className="px-4 text-ink-muted md:px-6">
              No run is open. Choose a zone and a day below to plan one.
            </p>
          ) : (
            <RunList runs={loaded} />
          )
        }
      </Read>
      <Read of={calendar} what="the zones" skeleton="h-60" className="mx-4 md:mx-6">
        {({ deliveryCalendar: zones }) => {
          const chosen = (zones.find(({ zone }) => zone.id === view.zone) ?? zones[0])?.zone;
          return (
            chosen && (
              <PlanRun
                key={`${chosen.id} ${date}`}
                zones={zones.map(({ zone }) => zone)}
                dates={dates.includes(date) ? dates : [date, ...dates]}
                zoneId={chosen.id}
                date={date}
                onChange={({ zoneId, date: day }) =>
                  setView({
                    ...(zoneId === undefined ? {} : { zone: zoneId }),
                    ...(day === undefined ? {} : { date: day }),
                  })
                }
                onPlanned={({ id }) => void navigate(paths.adminRunPlan(id))}
              />
            )
          );
        }}
      </Read>
    </div>
  );
}
