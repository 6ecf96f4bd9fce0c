import { classNames } from "../../../components/class-names.ts";

/** From these scores a risk is high and medium. They only colour the ring. */
const high = 60;
const medium = 40;

/** The risk of an order as a number in a ring. */
export function RiskRing({ score }: { score: number }) {
  return (
    <span
      className={classNames(
        "grid size-9 flex-none place-items-center rounded-full border-2 text-fine font-semibold tabular-nums",
        score >= high
          ? "border-danger text-danger-text"
          : score >= medium
            ? "border-warn text-warn-text"
            : "border-line-strong text-ink-muted",
      )}
    >
      <span className="sr-only">Risk </span>
      {score}
    </span>
  );
}
