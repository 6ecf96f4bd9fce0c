import { messages } from "#texts/messages.ts";
import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { ChangeCartLineDocument, RemoveCartLineDocument } from "../../../generated/operations.ts";

/** Presses of a stepper within this many milliseconds are one command. */
const settleMs = 300;

export interface CartLineCommands {
  /** The requested quantity that has not been answered yet; null for none. */
  wanted: number | null;
  removing: boolean;
  /** Why the last command failed. */
  refusal: string | null;
  change: (quantity: number) => void;
  /** Resolves with whether the line was removed. */
  remove: () => Promise<boolean>;
}

/** The commands that change and remove one line of the cart. */
export function useCartLine(productId: string): CartLineCommands {
  const [changeLine] = useMutation(ChangeCartLineDocument);
  const [removeLine] = useMutation(RemoveCartLineDocument);
  const [wanted, setWanted] = useState<number | null>(null);
  const [removing, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const begin = useLatestAction();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; quantity: number } | null>(null);

  async function send(quantity: number) {
    const isLatest = begin();
    waiting.current = null;
    const variables = { productId, quantity, commandId: newCommandId() };
    const answer = await changeLine({ variables }).then(
      ({ data }) => data?.changeCartQuantity,
      () => undefined,
    );
    if (!isLatest()) return;
    if (answer?.__typename !== "CartChanged")
      setRefusal(answer?.message ?? messages.cart.updateFailed);
    setWanted(null);
  }

  function change(quantity: number) {
    begin();
    setRefusal(null);
    setWanted(quantity);
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = { quantity, timer: setTimeout(() => void send(quantity), settleMs) };
  }

  const sendAtOnce = useEffectEvent(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    void send(waiting.current.quantity);
  });
  useEffect(() => () => sendAtOnce(), []);

  async function remove(): Promise<boolean> {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    setRefusal(null);
    setRemoving(true);
    const variables = { productId, commandId: newCommandId() };
    const answer = await removeLine({ variables }).then(
      ({ data }) => data?.removeFromCart,
      () => undefined,
    );
    setRemoving(false);
    if (answer?.__typename === "CartChanged") return true;
    setWanted(null);
    setRefusal(answer?.message ?? messages.cart.updateFailed);
    return false;
  }

  return { wanted, removing, refusal, change, remove };
}
