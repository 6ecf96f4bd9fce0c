import { Check, Clock, Pencil, Phone, PhoneOff, type LucideIcon } from "lucide-react";
import { formatTime } from "../../../components/date-time.tsx";
import type { CallState } from "../../../generated/operations.ts";
import type { BoardOrder } from "./board-lists.ts";

type Call = BoardOrder["call"];

const icons: Readonly<Record<Exclude<CallState, "NONE">, LucideIcon>> = {
  TO_CALL: Phone,
  LATER: Clock,
  DECIDE: PhoneOff,
  WANTS_CHANGE: Pencil,
  CONFIRMED: Check,
  REFUSED: PhoneOff,
};

const tones: Readonly<Record<Exclude<CallState, "NONE">, string>> = {
  TO_CALL: "text-clay-text font-demi",
  LATER: "text-warn-text font-demi",
  DECIDE: "text-danger-text font-demi",
  WANTS_CHANGE: "text-clay-text font-demi",
  CONFIRMED: "text-accent-text",
  REFUSED: "text-danger-text font-demi",
};

const ordinals = ["", "1st", "2nd", "3rd"];

/** The state of a call in words: "No answer, 2nd". Empty if the order needs none. */
export function callStateText({ state, score, noAnswers, againAt }: Call): string {
  switch (state) {
    case "NONE":
      return "";
    case "TO_CALL":
      return noAnswers > 0
        ? `To call, ${score}, ${ordinals[noAnswers] ?? `${noAnswers}th`} without answer`
        : `To call, ${score}`;
    case "LATER":
      return `No answer, ${ordinals[noAnswers] ?? `${noAnswers}th`}${againAt ? `, again at ${formatTime(againAt)}` : ""}`;
    case "DECIDE":
      return "No answer three times: decide";
    case "WANTS_CHANGE":
      return `Wants a change, ${score}`;
    case "CONFIRMED":
      return "Confirmed by phone";
    case "REFUSED":
      return "Refused on the phone";
  }
}

/** The state of an order's call with its sign; nothing if it needs none. */
export function CallLine({ call, className = "" }: { call: Call; className?: string }) {
  if (call.state === "NONE") return null;
  const Icon = icons[call.state];
  return (
    <p className={`flex items-center gap-1.5 text-fine ${tones[call.state]} ${className}`}>
      <Icon aria-hidden size={14} className="flex-none" />
      {callStateText(call)}
    </p>
  );
}
