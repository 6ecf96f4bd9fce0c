import { Banknote, TriangleAlert } from "lucide-react";
import { countText } from "../../../components/count.ts";
import { FactFigure } from "../../../components/fact-figure.tsx";
import { FactLine } from "../../../components/fact-line.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { canClose, isOut } from "../kit/run-view.ts";
import { differenceText, type CashRun } from "./cash-run.ts";
import type { CashFigures } from "./use-cash.ts";

/** The cash in four figures: with drivers, handed in, differences, refused stops. */
export function CashLine({
  runs,
  figures,
}: {
  /** Undefined until they are known. */
  runs: readonly CashRun[] | undefined;
  figures: CashFigures | undefined;
}) {
  const out = runs?.filter(isOut);
  const withDrivers = out?.reduce((sum, { collected }) => sum + collected, 0);
  const toClose = out?.filter(canClose).length ?? 0;
  const { stopsThisMonth = 0, refusedThisMonth = 0 } = figures ?? {};
  const share = stopsThisMonth === 0 ? 0 : (refusedThisMonth / stopsThisMonth) * 100;
  const difference = figures?.differenceThisMonth ?? 0;
  return (
    <FactLine label="Cash" busy={!figures}>
      <FactFigure
        label="With drivers now"
        value={withDrivers === undefined ? undefined : formatMoneyShort(withDrivers)}
        {...(withDrivers && { icon: Banknote, tone: "text-clay-text" })}
      >
        {out?.length ? countText(out.length, "run") : "no run is out"}
      </FactFigure>
      <FactFigure
        label="Handed in today"
        value={figures && formatMoneyShort(figures.handedInToday)}
      >
        {toClose > 0
          ? `${countText(toClose, "run")} to count`
          : countText(figures?.closedToday ?? 0, "run")}
      </FactFigure>
      <FactFigure
        label="Differences this month"
        value={figures && differenceText(difference)}
        {...(difference < 0 && { icon: TriangleAlert, tone: "text-danger-text" })}
      >
        {figures?.differencesThisMonth ? countText(figures.differencesThisMonth, "run") : "none"}
      </FactFigure>
      <FactFigure label="Refused this month" value={figures && `${share.toFixed(1)} %`}>
        {refusedThisMonth} of {countText(stopsThisMonth, "stop")}
      </FactFigure>
    </FactLine>
  );
}
