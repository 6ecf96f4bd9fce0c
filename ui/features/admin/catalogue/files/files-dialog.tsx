import { DialogPanel, DialogTitle } from "../../../../components/dialog.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { ProductFilesDocument } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import { Read, useRead } from "../../kit/read.tsx";
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
  const reading = useRead(ProductFilesDocument, { id: productId }, { fetchPolicy: "network-only" });
  return (
    <DialogPanel open onOpenChange={onClose} className="max-w-184 p-6">
      <DialogTitle className="pr-10 text-heading">{`Picture and model of ${name}`}</DialogTitle>
      <Read
        of={reading}
        what="item"
        failure={messages.product.listFailed}
        skeleton="h-64"
        className="mt-4"
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
      </Read>
    </DialogPanel>
  );
}
