import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useCommand } from "../../../apollo/use-command.ts";
import {
  PlacePhoneOrderDocument,
  type PlacePhoneOrderMutation,
  type PlacePhoneOrderMutationVariables,
} from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";

type Answer = PlacePhoneOrderMutation["placePhoneOrder"];
type Placed = Extract<Answer, { __typename: "PhoneOrderPlaced" }>;
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
  onPlaced,
  onPending,
  onRefused,
}: {
  onPlaced: (placed: Placed) => void;
  onPending: (message: string) => void;
  onRefused: (refusal: Answer) => void;
}) {
  const [placeOrder] = useMutation(PlacePhoneOrderDocument);
  const { pending, problem, run } = useCommand(messages.phoneOrder.failed);
  const tried = useRef({ content: "", commandId: "" });
  const [earlier, setEarlier] = useState<Placed | null>(null);

  async function place(wish: Wish) {
    setEarlier(null);
    const content = JSON.stringify(wish);
    if (tried.current.content !== content) tried.current = { content, commandId: newCommandId() };
    const answer = await run(async () => {
      const { data } = await placeOrder({
        variables: { ...wish, commandId: tried.current.commandId },
      });
      if (data && "code" in data.placePhoneOrder) onRefused(data.placePhoneOrder);
      return data && withFields(data.placePhoneOrder);
    });
    if (answer?.__typename === "OrderPending") onPending(answer.message);
    else if (answer?.isEarlier) setEarlier(answer);
    else if (answer) onPlaced(answer);
  }

  return { place, pending, problem, earlier };
}
