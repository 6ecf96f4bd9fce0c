import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { DialogPanel, DialogTitle } from "../../../../components/dialog.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { ProductOptionsDocument } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import { Read, useRead } from "../../kit/read.tsx";
import { OptionsForm } from "./options-form.tsx";

export interface OptionsDialogProps {
  productId: string;
  name: string;
  onClose: () => void;
  /** Called if the session ended during an upload. */
  onSignIn: () => void;
}

/** Edits the options and variants of an item. Asks before unsaved changes are discarded. */
export function OptionsDialog({ productId, name, onClose, onSignIn }: OptionsDialogProps) {
  const reading = useRead(
    ProductOptionsDocument,
    { id: productId },
    { fetchPolicy: "network-only" },
  );
  const [changed, setChanged] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const close = () => (changed ? setConfirming(true) : onClose());

  return (
    <DialogPanel open onOpenChange={close} className="max-w-240 p-4 sm:p-6">
      <DialogTitle className="pr-10 text-heading">{`Options and variants of ${name}`}</DialogTitle>
      {confirming && (
        <MessageBox
          tone="warn"
          takeFocus
          className="mt-4 flex-wrap text-sm!"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="dense" onClick={() => setConfirming(false)}>
                Keep editing
              </Button>
              <Button size="dense" variant="danger" onClick={onClose}>
                Discard
              </Button>
            </span>
          }
        >
          Your changes aren’t saved.
        </MessageBox>
      )}
      <Read
        of={reading}
        what="variants"
        failure={messages.product.listFailed}
        skeleton="h-64"
        className="mt-4"
      >
        {({ product }) =>
          product ? (
            <OptionsForm
              product={product}
              onChanged={setChanged}
              onCancel={close}
              onSaved={onClose}
              onSignIn={onSignIn}
            />
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
