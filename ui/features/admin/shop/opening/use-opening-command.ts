import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { useCommand } from "../../../../apollo/use-command.ts";
import { notify } from "../../../../components/toast.tsx";
import {
  CloseShopDocument,
  OpenShopDocument,
  type CloseShopInput,
} from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";

/** Opens and closes the shop. Each resolves with whether it did; refusals stay at the control. */
export function useOpeningCommand() {
  const [open] = useMutation(OpenShopDocument);
  const [close] = useMutation(CloseShopDocument);
  const { pending, problem, run } = useCommand(messages.settings.saveFailed);
  const [fields, setFields] = useState<readonly { field: string; message: string }[]>([]);

  const sent = async <
    Answer extends {
      message: string;
      fields?: readonly { field: string; message: string }[];
    },
  >(
    send: () => Promise<Answer | undefined>,
  ): Promise<boolean> => {
    let refused: typeof fields = [];
    const done = await run(async () => {
      const answer = await send();
      refused = answer?.fields ?? [];
      return answer;
    });
    setFields(refused);
    if (done) notify.success(done.message);
    return done !== null;
  };

  return {
    pending,
    problem,
    fields,
    openShop: () =>
      sent(async () => (await open({ variables: { commandId: newCommandId() } })).data?.openShop),
    closeShop: (input: CloseShopInput) =>
      sent(
        async () =>
          (await close({ variables: { input, commandId: newCommandId() } })).data?.closeShop,
      ),
  };
}
