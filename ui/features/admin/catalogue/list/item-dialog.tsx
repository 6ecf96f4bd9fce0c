import { lazy, Suspense } from "react";
import { Button } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import type { CatalogueItem } from "./row-values.ts";

/** The code of the editors is loaded only when needed. */
const FilesDialog = lazy(async () => ({
  default: (await import("../files/files-dialog.tsx")).FilesDialog,
}));

const OptionsDialog = lazy(async () => ({
  default: (await import("../options/options-dialog.tsx")).OptionsDialog,
}));

/** An item, and the dialog to show for it. */
export interface ItemDialogState {
  item: CatalogueItem;
  about: "delete" | "history" | "files" | "options";
}

export interface ItemDialogProps extends ItemDialogState {
  onClose: () => void;
  onRemove: () => void;
  onSignIn: () => void;
}

/** The dialog of one item: history, files, options or deletion. */
export function ItemDialog({ item, about, onClose, onRemove, onSignIn }: ItemDialogProps) {
  if (about === "history") return <HistoryDialog item={item} onClose={onClose} />;
  if (about === "files" || about === "options") {
    const Editor = about === "files" ? FilesDialog : OptionsDialog;
    return (
      <Suspense>
        <Editor productId={item.id} name={item.name} onClose={onClose} onSignIn={onSignIn} />
      </Suspense>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${item.name}?`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onRemove();
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      It is removed from the shop at once. Its orders, reviews and history are kept, and you can
      restore it from Archived.
    </Dialog>
  );
}
