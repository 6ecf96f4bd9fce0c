import { Link } from "react-router-dom";
import { formatMoneyShort } from "../../../components/money.ts";
import { paths } from "../../../paths.ts";
import { dateText } from "../../shared/delivery/day-text.ts";
import { phaseText } from "./run-text.ts";
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
    <div className="overflow-x-auto px-4 md:px-6">
      <table className="w-full min-w-140 border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line text-fine text-ink-muted">
            <th className="py-2 pr-4 font-normal">Run</th>
            <th className="py-2 pr-4 font-normal">Driver</th>
            <th className="py-2 pr-4 font-normal">State</th>
            <th className="py-2 pr-4 font-normal">Stops answered</th>
            <th className="py-2 text-right font-normal">To collect</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => {
            const answered = run.stops.filter(({ outcome }) => outcome !== null).length;
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
                    {[dateText(run.date, "short"), run.zoneName, run.leavesAt]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                </th>
                <td className="py-2 pr-4">{run.driver?.name ?? "No driver yet"}</td>
                <td className={`py-2 pr-4 font-demi ${tones[run.phase]}`}>
                  {phaseText(run.phase)}
                </td>
                <td className="py-2 pr-4">
                  {answered} of {run.stops.length}
                </td>
                <td className="py-2 text-right tabular-nums">{formatMoneyShort(run.toCollect)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
