import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useCommand } from "../../../apollo/use-command.ts";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { notify } from "../../../components/toast.tsx";
import type { StockSaved_ResultFragment } from "../../../generated/operations.ts";

type Unmasked = StockSaved_ResultFragment;

/**
 * Sends a stock command and closes its dialog on success. The same values are the same command.
 */
export function useStockCommand<Data, Variables extends { commandId?: string | null | undefined }>(
  document: TypedDocumentNode<Data, Variables>,
  answerOf: (data: Data) => Unmasked,
  onDone: () => void,
) {
  const [mutate] = useMutation(document as TypedDocumentNode<Data>);
  const { idOf } = useCommandIds();
  const { pending, problem, isOpen, run } = useCommand(
    "The shop isn’t responding. Please try again.",
  );
  return {
    pending,
    problem,
    async send(variables: Omit<Variables, "commandId">) {
      const done = await run(async () => {
        const { data } = await mutate({ variables: { ...variables, commandId: idOf(variables) } });
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
