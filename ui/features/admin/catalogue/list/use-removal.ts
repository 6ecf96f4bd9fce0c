import { useMutation } from "@apollo/client/react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { notify } from "../../../../components/toast.tsx";
import { RemoveProductDocument, RestoreProductDocument } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";

export interface Removal {
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<void>;
}

/** Archives and restores items; calls `onChanged` to reload the lists. */
export function useRemoval(onChanged: () => void): Removal {
  const [removeProduct] = useMutation(RemoveProductDocument);
  const [restoreProduct] = useMutation(RestoreProductDocument);

  async function restore(id: string) {
    const answer = await restoreProduct({ variables: { id, commandId: newCommandId() } }).then(
      ({ data }) => data?.restoreProduct,
      () => undefined,
    );
    if (answer?.__typename !== "ProductSaved") {
      notify.failure(answer?.message ?? messages.catalogue.restoreFailed);
      return;
    }
    notify.success(answer.message);
    onChanged();
  }

  async function remove(id: string) {
    const answer = await removeProduct({ variables: { id, commandId: newCommandId() } }).then(
      ({ data }) => data?.removeProduct,
      () => null,
    );
    if (answer?.__typename !== "ProductSaved") {
      const { deleteFailed, removeFailed } = messages.catalogue;
      notify.failure(answer === null ? removeFailed : (answer?.message ?? deleteFailed));
      return;
    }
    notify.success(answer.message, { label: "Undo", onPress: () => void restore(id) });
    onChanged();
  }

  return { remove, restore };
}
