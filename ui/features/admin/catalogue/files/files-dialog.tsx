import { useQuery } from "@apollo/client/react";
import { DialogPanel, DialogTitle } from "../../../../components/dialog.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { QueryResult } from "../../../../components/query-result.tsx";
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
  return (
    <DialogPanel open onOpenChange={onClose} className="max-w-184 p-6">
      <DialogTitle className="pr-10 text-heading">{`Picture and model of ${name}`}</DialogTitle>
      <QueryResult
        data={data}
        failed={error}
        retry={refetch}
        failure={messages.product.listFailed}
        className="mt-4"
        ifStale={{ tone: "danger", className: "mt-4" }}
        skeleton={
          <Loading label="Loading item" className="mt-4">
            <Skeleton className="h-64" />
          </Loading>
        }
      >
        {({ product }) =>
          product ? (
            <FilesForm product={product} onClose={onClose} onSignIn={onSignIn} />
          ) : (
            <MessageBox tone="warn" className="mt-4">
              {messages.product.notFound}
            </MessageBox>
          )
        }
      </QueryResult>
    </DialogPanel>
  );
}
