import { classNames } from "../../../../components/class-names.ts";
import type { ImportRow, Outcome, RowChange } from "./rows.ts";

export const rowGrid =
  "grid grid-cols-row-12 items-start gap-x-4 gap-y-1 " +
  "md:grid-cols-[3rem_minmax(0,14rem)_6rem_minmax(0,1fr)]";

const outcomes: Record<Outcome, { label: string; look: string }> = {
  new: { label: "New", look: "text-success-text" },
  changed: { label: "Changed", look: "text-accent-text" },
  unchanged: { label: "Unchanged", look: "text-ink-muted" },
  refused: { label: "Refused", look: "text-danger-text" },
};

/**
 * One row of a file: its changes, or why it is rejected. `refusal` is the server's later rejection.
 */
export function RowLine({ row, refusal }: { row: ImportRow; refusal: string | undefined }) {
  const { line, name, outcome, changes, problems, notes } = row;
  const { label, look } = outcomes[refusal === undefined ? outcome : "refused"];
  return (
    <>
      <div role="cell" className="text-ink-muted tabular-nums">
        {line}
      </div>
      <div role="cell" className="min-w-0 font-demi break-words">
        {name || "Without a name"}
      </div>
      <div role="cell" className={classNames("font-demi", look)}>
        {label}
      </div>
      <div role="cell" className="min-w-0 max-md:col-span-2 max-md:col-start-2">
        {refusal !== undefined && <p className="text-danger-text">{refusal}</p>}
        {problems.length > 0 ? (
          <ul className="grid gap-0.5 text-danger-text">
            {problems.map(({ column, message }) => (
              <li key={`${column} ${message}`}>
                {column !== null && <b className="font-demi">{column}: </b>}
                {message}
              </li>
            ))}
          </ul>
        ) : (
          <ul className={outcome === "new" ? "flex flex-wrap gap-x-4" : "grid gap-0.5"}>
            {(outcome === "new" ? changes.filter(({ to }) => to !== "") : changes).map((change) => (
              <ChangeLine key={change.column} change={change} isNew={outcome === "new"} />
            ))}
          </ul>
        )}
        {notes.map((note) => (
          <p key={note} className="text-fine break-words text-ink-muted">
            {note}
          </p>
        ))}
      </div>
    </>
  );
}

/** Column labels as in the shop's other pages. */
const words: Readonly<Record<RowChange["column"], string>> = {
  _id: "Id",
  name: "Name",
  category: "Category",
  price: "Price, Rs.",
  countInStock: "Stock",
  rating: "Rating",
  numReviews: "Reviews",
  image: "Picture",
  modelImageUrl: "3D model",
  description: "Description",
  widthCm: "Width, cm",
  depthCm: "Depth, cm",
  heightCm: "Height, cm",
  versionId: "Version",
  versionSku: "SKU",
  versionOptions: "Options",
  versionValues: "Values",
};

/** Long texts are truncated; the file has the full text. */
const longest = 160;

function shortened(text: string): string {
  if (text === "") return "nothing";
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function ChangeLine({
  change: { column, from, to },
  isNew,
}: {
  change: RowChange;
  isNew: boolean;
}) {
  return (
    <li className="break-words">
      <span className="text-ink-muted">{words[column]}</span>{" "}
      {!isNew && (
        <>
          <del className="decoration-1">{shortened(from)}</del>
          <span aria-hidden> → </span>
          <span className="sr-only"> becomes </span>
        </>
      )}
      <ins className="no-underline">{shortened(to)}</ins>
    </li>
  );
}
