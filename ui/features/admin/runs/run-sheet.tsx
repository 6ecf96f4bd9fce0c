import { createPortal } from "react-dom";
import { useShop } from "../../../components/shop-context.ts";
import { formatDateTime } from "../../../components/date-time.tsx";
import { formatMoney } from "../../../components/money.ts";
import { formatPhone } from "../../../components/phone-number.ts";
import { dateText } from "../../shared/delivery/day-text.ts";
import { useNow } from "../kit/use-now.ts";
import { itemsText } from "../kit/run-text.ts";
import { stopsOf } from "../kit/run-view.ts";
import type { PlannedRun } from "./use-run-commands.ts";
import "./run-sheet.css";

const outcomes = ["Delivered, paid", "Not at home", "Refused", "Other"];

/** A run on A4 paper for its driver; hidden on screen. */
export function RunSheet({ run, printedBy }: { run: PlannedRun; printedBy: string }) {
  const now = useNow();
  const { name: shopName } = useShop();
  const { number, date, zoneName, driver, leavesAt, toCollect } = run;
  const { stops, pieces } = stopsOf(run);
  const facts = [
    ["Driver", driver?.name ?? ""],
    ["Leaves at", leavesAt ?? ""],
    ["Stops", String(stops.length)],
    ["Units", String(pieces)],
    ["To collect", formatMoney(toCollect)],
  ] as const;
  return createPortal(
    <div className="run-sheet" aria-hidden>
      <div className="run-sheet-sides">
        <div>
          <b className="run-sheet-mark">{shopName}</b>
          Run sheet
        </div>
        <div>
          <b className="run-sheet-mark">Run {number}</b>
          {[dateText(date), zoneName].filter(Boolean).join(", ")}
        </div>
      </div>
      <dl className="run-sheet-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th>Stop</th>
            <th>Where</th>
            <th>Items</th>
            <th>Cash</th>
            <th>Outcome</th>
          </tr>
        </thead>
        <tbody>
          {stops.map((stop) => (
            <tr key={stop.orderId}>
              <td className="run-sheet-number">{stop.number}</td>
              <td>
                <b>{stop.name}</b>
                <br />
                {stop.address}, {stop.city}
                <br />
                {formatPhone(stop.phone)}
                {[stop.floor, stop.landmark, stop.driverNote]
                  .filter((note) => note !== "")
                  .map((note) => (
                    <small key={note}>{note}</small>
                  ))}
                <small>{stop.orderNumber}</small>
              </td>
              <td>{itemsText(stop.items)}</td>
              <td className="run-sheet-cash">{formatMoney(stop.toCollect)}</td>
              <td>
                {outcomes.map((outcome) => (
                  <span key={outcome} className="run-sheet-box">
                    {outcome}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={3}>To collect</th>
            <th className="run-sheet-cash">{formatMoney(toCollect)}</th>
            <th />
          </tr>
        </tfoot>
      </table>
      <p className="run-sheet-lines">
        <span>Loaded and counted</span>
        <span>Cash handed in Rs.</span>
        <span>Difference</span>
        <span>Signed</span>
      </p>
      <p>
        Printed {formatDateTime(now)} by {printedBy}
      </p>
    </div>,
    document.body,
  );
}
