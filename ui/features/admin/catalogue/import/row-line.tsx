import { classNames } from "../../../../components/class-names.ts";
import { countText } from "../../../../components/count.ts";
import {
  isVariantChange,
  problemText,
  type ImportRow,
  type ImportVariant,
  type Outcome,
  type RowChange,
  type RowProblem,
} from "./rows.ts";

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
 * One item of a file: its changes, or why it is rejected. `refusal` is the server's rejection.
 */
export function RowLine({ row, refusal }: { row: ImportRow; refusal: string | undefined }) {
  const { name, outcome, changes, problems, notes, variants } = row;
  const { label, look } = outcomes[refusal === undefined ? outcome : "refused"];
  return (
    <>
      <div role="cell" className="text-ink-muted tabular-nums">
        {linesText(row)}
      </div>
      <div role="cell" className="min-w-0 font-demi break-words">
        {name || "Without a name"}
        {variants.length > 0 && (
          <p className="text-fine font-normal text-ink-muted">
            {countText(variants.length, "variant")}
          </p>
        )}
      </div>
      <div role="cell" className={classNames("font-demi", look)}>
        {label}
      </div>
      <div role="cell" className="min-w-0 max-md:col-span-2 max-md:col-start-2">
        {refusal !== undefined && <p className="text-danger-text">{refusal}</p>}
        {problems.length > 0 ? (
          <ul className="grid gap-0.5 text-danger-text">
            {problems.map((problem) => (
              <ProblemLine key={problemText(problem)} problem={problem} />
            ))}
          </ul>
        ) : (
          <>
            <Changes changes={changes} isNew={outcome === "new"} />
            {variants.filter(isVariantChange).map((variant) => (
              <VariantLine
                key={variant.line}
                variant={variant}
                isNew={variant.isNew && outcome !== "new"}
              />
            ))}
          </>
        )}
        {notes.map((note) => (
          <p key={note} className="mt-1 text-fine break-words text-ink-muted">
            {note}
          </p>
        ))}
      </div>
    </>
  );
}

/** The item's rows: one number, or the first and the last. */
function linesText({ line, fileRows }: ImportRow): string {
  const last = fileRows.at(-1)?.line ?? line;
  return last === line ? String(line) : `${line}–${last}`;
}

function ProblemLine({ problem: { line, column, message } }: { problem: RowProblem }) {
  const place = [line === undefined ? "" : `Row ${line}`, column ?? ""].filter(Boolean).join(", ");
  return (
    <li className="break-words">
      {place !== "" && <b className="font-demi">{place}: </b>}
      {message}
    </li>
  );
}

function Changes({ changes, isNew }: { changes: readonly RowChange[]; isNew: boolean }) {
  const shown = isNew ? changes.filter(({ to }) => to !== "") : changes;
  if (shown.length === 0) return null;
  return (
    <ul className={isNew ? "flex flex-wrap gap-x-4" : "grid gap-0.5"}>
      {shown.map((change) => (
        <ChangeLine key={change.column} change={change} isNew={isNew} />
      ))}
    </ul>
  );
}

/** A new or changed variant, under the values of its item. */
function VariantLine({ variant, isNew }: { variant: ImportVariant; isNew: boolean }) {
  const { title, changes } = variant;
  return (
    <div className="mt-1.5 border-l-2 border-line pl-3 first:mt-0">
      <p className="font-demi break-words">
        {title}
        {isNew && <span className="ml-2 text-fine font-normal text-success-text">New variant</span>}
      </p>
      <Changes changes={changes} isNew={variant.isNew} />
    </div>
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
  pictures: "Further pictures",
  modelImageUrl: "3D model",
  description: "Description",
  widthCm: "Width, cm",
  depthCm: "Depth, cm",
  heightCm: "Height, cm",
  variantId: "Variant",
  variantSku: "SKU",
  variantOptions: "Options",
  variantValues: "Values",
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
