import * as t from "#texts/components.ts";
import { Hammer, House, Package, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { DateTime } from "./date-time.tsx";
import { classNames } from "./class-names.ts";
import type { Step } from "./status-glyph.tsx";
import "./order-progress.css";

export interface ProgressStep {
  step: Step;
  name: string;
  /** When the step was reached; null if it is pending. */
  at: string | null;
  /** The promised time in words, shown while the step is pending. */
  promised?: string | null;
}

export interface OrderProgressProps {
  /** The steps from first to last. */
  steps: readonly ProgressStep[];
  current: Step;
  /** The current state in words; omitted if it is shown next to the bars. */
  sentence?: string;
  /** What follows the sentence, for example the promised day. */
  promise?: ReactNode;
  /** The order has ended, at whichever step. */
  resting?: boolean;
}

const icons = { preparing: Hammer, packing: Package, out: Truck, delivered: House };

/** Four bars: done steps are solid, the current one is being woven, pending ones are a line. */
export function OrderProgress({
  steps,
  current,
  sentence,
  promise,
  resting = false,
}: OrderProgressProps) {
  const currentIndex = steps.findIndex((one) => one.step === current);
  const arrived = currentIndex === steps.length - 1;
  return (
    <div>
      {sentence !== undefined && (
        <p
          aria-live="polite"
          className="measure-44 text-balance font-display text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)] leading-[1.15] font-book tracking-[-0.018em]"
        >
          {sentence}
        </p>
      )}
      {promise}
      <ol className={sentence === undefined ? "progress progress-slim" : "progress mt-6"}>
        {steps.map(({ step, name, at, promised = null }, index) => {
          const Icon = icons[step];
          const reached = resting && at !== null;
          const state = resting
            ? "todo"
            : index < currentIndex || (arrived && index === currentIndex)
              ? "done"
              : index === currentIndex
                ? "now"
                : "todo";
          return (
            <li
              key={step}
              aria-current={!resting && index === currentIndex ? "step" : undefined}
              className={`progress-step progress-${reached ? "rest" : state}`}
            >
              <span aria-hidden className="progress-bar" />
              <span
                className={classNames(
                  "flex items-center gap-2 leading-label",
                  sentence === undefined ? "wrap-anywhere text-fine" : "text-base",
                  state === "todo" ? "font-medium text-ink-muted" : "font-semibold",
                )}
              >
                {sentence !== undefined && <Icon aria-hidden size={18} />}
                {name}
                <span className="sr-only">
                  {resting ? "" : state === "done" ? t.done : state === "todo" ? t.stillToCome : ""}
                </span>
              </span>
              <span className="mt-0.5 block text-fine leading-body text-ink-muted">
                {at && (reached || state !== "todo") ? (
                  <DateTime at={at} />
                ) : (
                  (!resting && state === "todo" && promised) || " "
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
