import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { useCommand } from "../../../apollo/use-command.ts";
import { notify } from "../../../components/toast.tsx";
import {
  PlacePhoneOrderDocument,
  type PlacePhoneOrderMutation,
  type PlacePhoneOrderMutationVariables,
} from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";

type Answer = PlacePhoneOrderMutation["placePhoneOrder"];
type Placed = Extract<Answer, { __typename: "PhoneOrderPlaced" }>;
type Accepted = Placed | Extract<Answer, { __typename: "OrderPending" }>;
type Wish = Omit<PlacePhoneOrderMutationVariables, "commandId">;

/** The words of a refusal, with those of the fields. */
function withFields(answer: Answer): Answer {
  if (answer.__typename !== "InvalidInput" || answer.fields.length === 0) return answer;
  return { ...answer, message: answer.fields.map(({ message }) => message).join(". ") };
}

/**
 * Sends an order by phone. The same order keeps its command id across presses, so that a repeated
 * press places it once.
 */
export function usePlacePhoneOrder({
  onAccepted,
  onRefused,
}: {
  /** Not called after the page was left. */
  onAccepted: (answer: Accepted) => void;
  onRefused: (refusal: Answer) => void;
}) {
  const [placeOrder] = useMutation(PlacePhoneOrderDocument);
  const { pending, problem, isOpen, run } = useCommand(messages.phoneOrder.failed);
  const { idOf } = useCommandIds();
  const [earlier, setEarlier] = useState<Placed | null>(null);

  async function place(wish: Wish) {
    setEarlier(null);
    const answer = await run(async () => {
      const { data } = await placeOrder({
        variables: { ...wish, commandId: idOf(wish) },
      });
      if (data && "code" in data.placePhoneOrder) onRefused(data.placePhoneOrder);
      return data && withFields(data.placePhoneOrder);
    });
    if (!answer) return;
    if (answer.__typename === "PhoneOrderPlaced" && answer.isEarlier) {
      setEarlier(answer);
      return;
    }
    notify.success(answer.message);
    if (isOpen()) onAccepted(answer);
  }

  return { place, pending, problem, earlier };
}
