import { useState } from "react";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";

/** The outcome of a command on a desk. */
export type DeskAnswer<Item> =
  | { outcome: "done"; item: Item; message: string }
  /** Another person was faster; the item is as that person left it. */
  | { outcome: "late"; item: Item }
  | { outcome: "failed"; message: string };

/** An answer of the shop. A refusal has a code; with an item, the item has changed meanwhile. */
interface Sent<Item> {
  item?: Item | undefined;
  code?: unknown;
  message: string;
}

/**
 * Sends commands on the item in focus, one at a time; `failed` is the message if there was no
 * answer. The same content is the same command.
 */
export function useDeskCommand(failed: string) {
  const [pending, setPending] = useState(false);
  const { idOf } = useCommandIds();
  return {
    pending,
    async run<Item>(
      content: unknown,
      send: (commandId: string) => Promise<Sent<Item> | undefined>,
    ): Promise<DeskAnswer<Item>> {
      setPending(true);
      const answer = await send(idOf(content)).catch(() => undefined);
      setPending(false);
      const message = answer?.message ?? failed;
      if (answer?.item === undefined) return { outcome: "failed", message };
      return answer.code === undefined
        ? { outcome: "done", item: answer.item, message }
        : { outcome: "late", item: answer.item };
    },
  };
}
