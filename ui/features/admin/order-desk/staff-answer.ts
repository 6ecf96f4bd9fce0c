import { formatTime } from "../../../components/date-time.tsx";
import type { StaffOrder_ResultFragment } from "../../../generated/operations.ts";
import { timelineText } from "./timeline-text.ts";

type ChangedMeanwhile = Extract<StaffOrder_ResultFragment, { __typename: "ChangedMeanwhile" }>;

/** A refusal for another change of the order names the person, the change and the time. */
function withChange(answer: ChangedMeanwhile): ChangedMeanwhile {
  const { order } = answer;
  const last = order.timeline.at(-1);
  if (!last) return answer;
  const { who, action } = timelineText(order, last, "");
  return {
    ...answer,
    message: `${answer.message} ${who} ${action}, ${formatTime(last.at)}. Your input is still here.`,
  };
}

/** The shop's answer to a staff member's change of an order, with its message. */
export function staffAnswer(
  answer: StaffOrder_ResultFragment | undefined,
): StaffOrder_ResultFragment | undefined {
  return answer?.__typename === "ChangedMeanwhile" ? withChange(answer) : answer;
}
