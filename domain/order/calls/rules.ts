import { callLimits } from "../../constants.ts";
import { accept, refuse, unreachable, type Decision } from "../../decider.ts";
import { messages, tooLateForCall } from "../../messages.ts";
import { invalidInput, orderClosed } from "../../refusal.ts";
import { callAgainAt } from "../../values/call-again.ts";
import { normalParagraphs } from "../../values/line.ts";
import type { OrderCommandOf } from "../commands.ts";
import type { OrderEvent, OrderEventOf } from "../events.ts";
import { cancelled, commentProblem, inVan, placedOrder } from "../guards.ts";
import { isInVan, revised, type OpenOrder, type OrderRefusal, type OrderState } from "../state.ts";
import { calledOnceMore, isCallable, needsDecision, withCall, withoutLastCall } from "./calls.ts";

type RecordCall = OrderCommandOf<"RecordCall">;
type CallCommand = RecordCall | OrderCommandOf<"CallOnceMore" | "UndoCall">;
type CallEvent = OrderEventOf<"OrderCalled" | "OrderCallUndone" | "OrderCallRequested">;

/** The rules of calls. A caller who saw another revision learns what changed, and may try again. */
export const decideCall = (
  command: CallCommand,
  state: OrderState,
): Decision<OrderEvent, OrderRefusal> => {
  const order = placedOrder(state, command.expectedRevision);
  if ("code" in order) return refuse(order);
  const { revision, calls } = order;
  const { userId } = order.content;
  switch (command.type) {
    case "RecordCall":
      return decideOutcome(command, order);
    case "CallOnceMore":
      return needsDecision(calls)
        ? accept({ type: "OrderCallRequested", data: { userId } })
        : refuse(orderClosed(messages.calls.nothingToDecide));
    case "UndoCall":
      return calls.before !== null && calls.outcome !== null && calls.revision === revision
        ? accept({ type: "OrderCallUndone", data: { userId, outcome: calls.outcome } })
        : refuse(orderClosed(messages.calls.nothingToUndo));
    default:
      return unreachable(command);
  }
};

const decideOutcome = (
  { outcome, reason, note, now }: RecordCall,
  order: OpenOrder,
): Decision<OrderEvent, OrderRefusal> => {
  const { status, calls, comments, buyerErased, content } = order;
  const { userId } = content;
  if (outcome === "refused" && isInVan(order)) return refuse(inVan);
  if (!isCallable(status)) return refuse(orderClosed(tooLateForCall(status)));
  if (calls.outcome === "confirmed") return refuse(orderClosed(messages.calls.confirmedAlready));
  if (outcome === "no-answer" && needsDecision(calls)) {
    return refuse(orderClosed(messages.calls.decisionMissing));
  }
  const text = buyerErased ? "" : normalParagraphs(note);
  const problem = text === "" ? null : commentProblem(text, comments);
  if (problem !== null) return refuse(invalidInput({ field: "note", message: problem }));
  const mayTryAgain = calls.noAnswers + 1 < callLimits.noAnswers;
  const events: OrderEvent[] = [
    {
      type: "OrderCalled",
      data: {
        userId,
        outcome,
        callAgainAt: outcome === "no-answer" && mayTryAgain ? callAgainAt(now) : null,
      },
    },
  ];
  if (text !== "") events.push({ type: "OrderCommented", data: { userId, text } });
  if (outcome !== "refused") return accept(...events);
  return reason === null
    ? refuse(invalidInput({ field: "reason", message: messages.calls.reasonMissing }))
    : accept(...events, ...cancelled(order, { userId, reason, by: "staff" }));
};

export const foldCall = (state: OrderState, event: CallEvent): OrderState => {
  if (state.phase !== "placed") return state;
  const { calls, revision } = state;
  switch (event.type) {
    case "OrderCalled":
      return revised(state, { calls: withCall(calls, event.data, revision + 1) });
    case "OrderCallUndone":
      return revised(state, { calls: withoutLastCall(calls) });
    case "OrderCallRequested":
      return revised(state, { calls: calledOnceMore(calls) });
    default:
      return unreachable(event);
  }
};
