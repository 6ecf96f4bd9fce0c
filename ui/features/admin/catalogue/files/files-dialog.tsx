import { useQuery } from "@apollo/client/react";
import { DialogPanel, DialogTitle } from "../../../../components/dialog.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { RetryButton } from "../../../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../../../components/skeleton.tsx";
import { ProductFilesDocument } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import { FilesForm } from "./files-form.tsx";

export interface FilesDialogProps {
  productId: string;
  name: string;
  onClose: () => void;
  /** Called if the session ended during an upload. */
  onSignIn: () => void;
}

/** Replaces picture, model and size of an existing item. */
export function FilesDialog({ productId, name, onClose, onSignIn }: FilesDialogProps) {
  const { data, error, refetch } = useQuery(ProductFilesDocument, {
    variables: { id: productId },
    fetchPolicy: "network-only",
  });
  const product = data?.product;
  return (
    <DialogPanel open onOpenChange={onClose} className="max-w-184 p-6">
      <DialogTitle className="pr-10 text-heading">{`Picture and model of ${name}`}</DialogTitle>
      {!data && !error && (
        <Loading label="Loading item" className="mt-4">
          <Skeleton className="h-64" />
        </Loading>
      )}
      {error && (
        <MessageBox
          tone="danger"
          className="mt-4"
          action={<RetryButton onRetry={() => refetch().then(() => undefined)} />}
        >
          {messages.product.listFailed}
        </MessageBox>
      )}
      {data && !product && (
        <MessageBox tone="warn" className="mt-4">
          {messages.product.notFound}
        </MessageBox>
      )}
      {product && <FilesForm product={product} onClose={onClose} onSignIn={onSignIn} />}
    </DialogPanel>
  );
}
