import { Link } from "react-router-dom";
import { formatMoneyShort } from "../../../components/money.ts";
import { paths } from "../../../paths.ts";
import { phaseText, placeText } from "../kit/run-text.ts";
import { stopsOf } from "../kit/run-view.ts";
import type { PlannedRun } from "./use-run-commands.ts";

const tones: Readonly<Record<PlannedRun["phase"], string>> = {
  PLANNED: "text-ink",
  ON_THE_ROAD: "text-out-text",
  BACK: "text-warn-text",
  CLOSED: "text-ink-muted",
  DISCARDED: "text-ink-muted",
};

/** The runs that are not closed, by day. */
export function RunList({ runs }: { runs: readonly PlannedRun[] }) {
  return (
    <div className="px-4 md:px-6">
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line text-fine text-ink-muted">
            <th className="py-2 pr-4 font-normal">Run</th>
            <th className="py-2 pr-4 font-normal max-sm:hidden">Driver</th>
            <th className="py-2 pr-4 font-normal max-sm:hidden">State</th>
            <th className="py-2 pr-4 font-normal max-sm:hidden">Stops answered</th>
            <th className="py-2 text-right font-normal">To collect</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => {
            const answered = run.stops.length - stopsOf(run).unanswered.length;
            const driver = run.driver?.name ?? "No driver yet";
            const stops = `${answered} of ${run.stops.length}`;
            const state = (
              <span className={`font-demi ${tones[run.phase]}`}>{phaseText(run.phase)}</span>
            );
            return (
              <tr key={run.id} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal">
                  <Link
                    to={paths.adminRunPlan(run.id)}
                    className="inline-block py-1.5 font-demi underline decoration-1 underline-offset-near"
                  >
                    Run {run.number}
                  </Link>
                  <span className="block text-fine text-ink-muted">
                    {[placeText(run), run.leavesAt].filter(Boolean).join(", ")}
                  </span>
                  <span className="block text-fine sm:hidden">
                    {driver}, {state}
                  </span>
                </th>
                <td className="py-2 pr-4 max-sm:hidden">{driver}</td>
                <td className="py-2 pr-4 max-sm:hidden">{state}</td>
                <td className="py-2 pr-4 max-sm:hidden">{stops}</td>
                <td className="py-2 text-right whitespace-nowrap tabular-nums">
                  {formatMoneyShort(run.toCollect)}
                  <span className="block text-fine text-ink-muted sm:hidden">{stops} stops</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
