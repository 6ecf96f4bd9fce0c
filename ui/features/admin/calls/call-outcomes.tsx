import { Check, Clock, Pencil, PhoneOff, type LucideIcon } from "lucide-react";
import { buttonStyle } from "../../../components/button-style.ts";
import { classNames } from "../../../components/class-names.ts";
import { formatRecent } from "../../../components/date-time.tsx";
import { Key } from "../../../components/key.tsx";
import type { CallOutcome } from "../../../generated/operations.ts";
import { callLimits } from "../../../generated/shop.ts";
import { callAgainAt } from "../../../generated/values/call-again.ts";
import { outcomes } from "./outcomes.ts";

const icons: Readonly<Record<CallOutcome, LucideIcon>> = {
  CONFIRMED: Check,
  NO_ANSWER: Clock,
  WANTS_CHANGE: Pencil,
  REFUSED: PhoneOff,
};

export interface CallOutcomesProps {
  /** Calls without an answer so far. */
  noAnswers: number;
  now: number;
  /** Three calls had no answer: another one needs a decision. */
  decides: boolean;
  disabled: boolean;
  onOutcome: (outcome: CallOutcome) => void;
}

/** Outcomes of the call, one button and one key each; at the bottom of the screen on phones. */
export function CallOutcomes({ noAnswers, now, decides, disabled, onOutcome }: CallOutcomesProps) {
  const isLastTry = noAnswers + 1 >= callLimits.noAnswers;
  const again = formatRecent(callAgainAt(new Date(now).toISOString()), now);
  const hints: Readonly<Record<CallOutcome, string>> = {
    CONFIRMED: "then the next order",
    NO_ANSWER: isLastTry ? "then you decide" : `again ${again}`,
    WANTS_CHANGE: "opens it here",
    REFUSED: "cancels, with a reason",
  };
  return (
    <div
      role="group"
      aria-label="Outcome of the call"
      className="grid grid-cols-2 gap-2 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-raised max-md:px-4 max-md:py-3"
    >
      {outcomes.map(({ key, outcome, label }) => {
        const Icon = icons[outcome];
        return (
          <button
            key={outcome}
            type="button"
            aria-keyshortcuts={key}
            disabled={disabled || (outcome === "NO_ANSWER" && decides)}
            className={buttonStyle(
              outcome === "CONFIRMED" ? "filled" : "outlined",
              "normal",
              classNames(
                "min-h-13! justify-start! text-left!",
                outcome === "REFUSED" && "not-disabled:not-hover:text-danger-text",
              ),
            )}
            onClick={() => onOutcome(outcome)}
          >
            <Icon aria-hidden size={18} className="flex-none" />
            <span className="min-w-0 flex-1">
              {label}
              <small className="block text-xs font-normal">{hints[outcome]}</small>
            </span>
            <span aria-hidden className="max-md:hidden pointer-coarse:hidden">
              <Key>{key}</Key>
            </span>
          </button>
        );
      })}
    </div>
  );
}
