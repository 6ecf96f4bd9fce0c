import { classNames } from "../../../components/class-names.ts";
import { HalfDisc } from "../kit/half-disc.tsx";
import { levelOf, type Level } from "./day-level.ts";

export interface HalfBarProps {
  half: "morning" | "afternoon";
  orders: number;
  capacity: number;
  /** The day is over: how full it was no longer matters. */
  past: boolean;
}

const text: Readonly<Record<Level, string>> = {
  none: "text-ink-subtle",
  free: "",
  filling: "text-warn-text font-demi",
  full: "text-clay-text font-semibold",
};

const bar: Readonly<Record<Level, string>> = {
  none: "",
  free: "bg-accent",
  filling: "bg-warn",
  full: "bg-clay",
};

/** How full a slot is: 7/10 over a bar, amber from three quarters, clay at the limit. */
export function HalfBar({ half, orders, capacity, past }: HalfBarProps) {
  const level = levelOf(orders, capacity);
  const share = capacity === 0 ? Number(orders > 0) : Math.min(1, orders / capacity);
  const figure = `${orders}/${capacity}`;
  return (
    <span
      aria-hidden
      data-half={half}
      data-level={level}
      className={classNames(
        "grid gap-1 text-xs leading-none tabular-nums",
        past ? "text-ink-muted" : text[level],
      )}
    >
      <span className="flex items-center gap-1.25 whitespace-nowrap">
        <HalfDisc half={half} />
        {level === "none" ? "–" : level === "full" && !past ? "full" : figure}
      </span>
      <span className="block h-1.25 bg-ink/10">
        <span
          className={classNames("block h-full", past ? "bg-line-strong" : bar[level])}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </span>
  );
}
