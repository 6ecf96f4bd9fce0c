import { Flag, PackageMinus, TriangleAlert } from "lucide-react";
import { FactFigure } from "../../../components/fact-figure.tsx";
import { FactLine } from "../../../components/fact-line.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import {
  TodayChangedDocument,
  TodayDocument,
  type TodayQuery,
} from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { latest, useLiveRead } from "../kit/read.tsx";

/** The shop's day, live. */
export const useToday = () =>
  useLiveRead({
    query: TodayDocument,
    live: TodayChangedDocument,
    dataOf: ({ today }) => ({ today }),
  });

/** The day in five figures, live: orders, revenue, late orders, low stock and issue reports. */
export function TodayLine() {
  return <TodayFigures today={latest(useToday())?.today} />;
}

export function TodayFigures({ today }: { today: TodayQuery["today"] | undefined }) {
  return (
    <FactLine label="Today" busy={!today}>
      <FactFigure label="Ordered today" value={today && String(today.orders)}>
        {today?.orders === 1 ? "order" : "orders"}
      </FactFigure>
      <FactFigure label="Sales today" value={today && formatMoneyShort(today.money)}>
        <span className="sr-only">including delivery</span>
      </FactFigure>
      <FactFigure
        label="Late"
        value={today && String(today.late)}
        {...(today?.longestLate && {
          to: `${paths.adminOrders}?late=1`,
          icon: TriangleAlert,
          tone: "text-danger-text",
        })}
      >
        {today?.longestLate ? `oldest ${today.longestLate.number}` : "no late orders"}
      </FactFigure>
      <FactFigure
        label="Low"
        value={today && String(today.lowStock)}
        to={`${paths.adminStock}?show=low`}
        {...(today && today.lowStock > 0 && { icon: PackageMinus, tone: "text-clay-text" })}
      >
        {today && today.outOfStock > 0 ? `${today.outOfStock} sold out` : "none sold out"}
      </FactFigure>
      <FactFigure
        label="Reports"
        value={today && String(today.openReports)}
        to={`${paths.adminReports}?state=open`}
        {...(today && today.openReports > 0 && { icon: Flag, tone: "text-clay-text" })}
      >
        {today && today.openReports > 0 ? "open" : "none open"}
      </FactFigure>
    </FactLine>
  );
}
