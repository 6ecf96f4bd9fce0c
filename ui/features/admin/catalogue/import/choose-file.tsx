import { FileSpreadsheet } from "lucide-react";
import { classNames } from "../../../../components/class-names.ts";
import { MessageBox } from "../../../../components/message-box.tsx";
import { useFileDrop } from "../../../../components/use-file-drop.ts";

export interface ChooseFileProps {
  /** Why the previous file couldn't be read. */
  problem: string | null;
  /** Name of the file being read. */
  reading: string | null;
  onChoose: (file: File) => void;
}

/** Selects a CSV file by drag and drop or dialog. */
export function ChooseFile({ problem, reading, onChoose }: ChooseFileProps) {
  const { over, take, dropTarget } = useFileDrop(onChoose);

  return (
    <div className="grid gap-4">
      {problem && (
        <MessageBox tone="danger" takeFocus>
          {problem} Nothing was changed.
        </MessageBox>
      )}
      <div
        className={classNames(
          "relative grid min-h-44 place-items-center content-center gap-1.5 rounded-panel border-[1.5px] border-dashed p-4 text-center",
          over ? "border-accent bg-accent-soft" : "border-line-strong",
        )}
        {...dropTarget}
      >
        <FileSpreadsheet aria-hidden size={26} className="text-ink-muted" />
        <b className="font-demi">
          {reading ? `Reading ${reading}…` : "Drop a CSV file or choose one"}
        </b>
        <span id="import-hint" className="text-fine text-ink-muted">
          CSV or tab-separated text, up to 20 MB and 20,000 rows
        </span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label="Drop a CSV file or choose one"
          aria-describedby="import-hint"
          className="absolute inset-0 size-full cursor-pointer opacity-0 focus-visible:opacity-10"
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            currentTarget.value = "";
          }}
        />
        <p role="status" className="sr-only">
          {reading && `Reading ${reading}`}
        </p>
      </div>
      <ul className="grid list-disc gap-1 pl-5 text-fine text-ink-muted">
        <li>
          Use the columns of Export as CSV. Columns missing from the file are not changed. For a
          file from Shopify, WooCommerce or another shop, you choose the columns in the next step.
        </li>
        <li>
          A row without an _id becomes a new item. It is placed on the floor, or on the wall if it
          is a wall design. Rows with the same _id, or new rows with the same name, are the variants
          of one item.
        </li>
        <li>Items and variants missing from the file are not changed. Ratings are ignored.</li>
        <li>You can check every change before it is applied.</li>
      </ul>
    </div>
  );
}
