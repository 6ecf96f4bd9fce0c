import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useCommand } from "../../../apollo/use-command.ts";
import { notify } from "../../../components/toast.tsx";
import type { StockSaved_ResultFragment } from "../../../generated/operations.ts";

type Unmasked = StockSaved_ResultFragment;

/**
 * Sends a stock command and closes its dialog on success. Retries reuse the command id; call
 * `edited` for a new one.
 */
export function useStockCommand<Data, Variables extends { commandId?: string | null | undefined }>(
  document: TypedDocumentNode<Data, Variables>,
  answerOf: (data: Data) => Unmasked,
  onDone: () => void,
) {
  const [mutate] = useMutation(document as TypedDocumentNode<Data>);
  const [commandId, setCommandId] = useState(newCommandId);
  const { pending, problem, isOpen, run } = useCommand(
    "The shop isn’t responding. Please try again.",
  );
  return {
    pending,
    problem,
    edited: () => setCommandId(newCommandId()),
    async send(variables: Omit<Variables, "commandId">) {
      const done = await run(async () => {
        const { data } = await mutate({ variables: { ...variables, commandId } });
        return data ? answerOf(data) : undefined;
      });
      if (!done) return;
      notify.success(done.message);
      if (isOpen()) onDone();
    },
  };
}

/** Parses a non-negative integer; null if invalid. */
export function wholeNumber(typed: string): number | null {
  const text = typed.replaceAll(/[,\s]/g, "");
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}
