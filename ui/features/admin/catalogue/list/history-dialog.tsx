import { DateTime } from "../../../../components/date-time.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { ProductHistoryDocument } from "../../../../generated/operations.ts";
import { Read, useRead } from "../../kit/read.tsx";

export interface HistoryDialogProps {
  item: { id: string; name: string };
  onClose: () => void;
}

/** An item's history, newest first. */
export function HistoryDialog({ item, onClose }: HistoryDialogProps) {
  const reading = useRead(ProductHistoryDocument, { id: item.id }, { fetchPolicy: "network-only" });
  return (
    <Dialog open onOpenChange={onClose} title={`History of ${item.name}`}>
      <Read of={reading} what="the history" skeleton="h-32">
        {({ productHistory }) =>
          productHistory && (
            <ol aria-label="History" className="mt-2 grid gap-3 text-sm">
              {productHistory.moments.map(({ at, words, by }, index) => (
                <li key={`${at} ${index}`} className="border-l-2 border-line pl-3">
                  <p className="text-ink">{words.join(". ")}</p>
                  <p className="text-fine">
                    <DateTime at={at} />
                    {by && `, ${by}`}
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </Read>
    </Dialog>
  );
}
