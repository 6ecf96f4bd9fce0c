import { useApolloClient } from "@apollo/client/react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { notify } from "../../../../components/toast.tsx";
import { UndoSettingsDocument } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";

/** Takes changes of settings back by another change; the log keeps both. */
export function useUndoSettings(): (changes: readonly string[]) => Promise<void> {
  const client = useApolloClient();
  return async (changes) => {
    const answer = await client
      .mutate({
        mutation: UndoSettingsDocument,
        variables: { changes: [...changes], commandId: newCommandId() },
      })
      .then(({ data }) => data?.undoSettings)
      .catch(() => undefined);
    if (answer?.__typename === "ShopSettingsSaved") notify.success("Undone.");
    else notify.failure(answer?.message ?? messages.settings.saveFailed);
  };
}
