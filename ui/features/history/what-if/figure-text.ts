import { formatCount } from "../../../components/count.ts";
import { formatMoneyShort } from "../../../components/money.ts";
import { formatDuration } from "../workbench/cells.ts";

/** The unit of a figure. */
export type FigureUnit = "COUNT" | "MONEY" | "DURATION";

const formats: Readonly<Record<FigureUnit, (value: number) => string>> = {
  COUNT: formatCount,
  MONEY: formatMoneyShort,
  DURATION: formatDuration,
};

/** Formats a figure; a dash if there is none. */
export function figureText(value: number | null, unit: FigureUnit): string {
  return value === null ? "–" : formats[unit](value);
}

/** The difference of the simulated from the actual figure: "+3", "−Rs. 500", "the same". */
export function differenceText(
  was: number | null,
  simulated: number | null,
  unit: FigureUnit,
): string {
  if (was === simulated) return "the same";
  if (was === null || simulated === null) return "–";
  const apart = formats[unit](Math.abs(simulated - was));
  return `${simulated > was ? "+" : "−"}${apart}`;
}

const weekMs = 7 * 86_400_000;

/** A week before the newest event, or the first event of a younger log; empty for an empty log. */
export function defaultFork({
  first,
  last,
}: {
  first: string | null;
  last: string | null;
}): string {
  if (!first || !last) return "";
  const weekAgo = Date.parse(last) - weekMs;
  return weekAgo < Date.parse(first) ? "1" : new Date(weekAgo).toISOString();
}
