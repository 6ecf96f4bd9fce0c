import { lazy, Suspense } from "react";
import { Button } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import type { CatalogueItem } from "./row-values.ts";

/** What sends files is loaded when there is one to send. */
const FilesDialog = lazy(async () => ({
  default: (await import("../files/files-dialog.tsx")).FilesDialog,
}));

/** An item, and what about it somebody wants to know or do. */
export interface AskedItem {
  item: CatalogueItem;
  about: "delete" | "history" | "files";
}

export interface ItemDialogProps extends AskedItem {
  onClose: () => void;
  onRemove: () => void;
  onSignIn: () => void;
}

/** What is asked about one item of the list. */
export function ItemDialog({ item, about, onClose, onRemove, onSignIn }: ItemDialogProps) {
  if (about === "history") return <HistoryDialog item={item} onClose={onClose} />;
  if (about === "files") {
    return (
      <Suspense>
        <FilesDialog productId={item.id} name={item.name} onClose={onClose} onSignIn={onSignIn} />
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
      It leaves the shop at once. Orders that hold it, its reviews and its history stay, and it can
      be put back from Archived.
    </Dialog>
  );
}
