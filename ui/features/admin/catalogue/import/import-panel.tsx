import { useMemo } from "react";
import { countText, formatCount } from "../../../../components/count.ts";
import { Button } from "../../../../components/button.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { rowsToImport } from "./group.ts";
import { GroupProgress } from "./group-progress.tsx";
import { contentsText } from "./group-text.ts";
import { ImportSteps } from "./import-steps.tsx";
import { LeaveImport } from "./leave-import.tsx";
import { MappingForm } from "./mapping-form.tsx";
import { refusedOf, saveRefused } from "./refused-rows.ts";
import { RowTable } from "./row-table.tsx";
import type { ImportRow } from "./rows.ts";
import { useProductImport } from "./use-product-import.ts";

const noRows: readonly ImportRow[] = [];
const noRefusals: ReadonlyMap<number, string> = new Map();

/** Imports items from a file: preview of each row, then one import that can be undone. */
export function ImportPanel({ onClose }: { onClose: () => void }) {
  const productImport = useProductImport();
  const { state, choose, map, start, reset } = productImport;
  const rows = "rows" in state ? state.rows : noRows;
  const refusals = state.phase === "sent" ? state.group.refusals : noRefusals;
  const toImport = useMemo(() => rowsToImport(rows).length, [rows]);
  const refused = useMemo(() => refusedOf(rows, refusals), [rows, refusals]);
  const isUnderWay =
    state.phase === "sent" && (state.group.end === "sending" || state.group.end === "stopping");

  return (
    <section aria-labelledby="import-heading">
      <div className="grid gap-4 px-4 py-4 md:px-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="import-heading" className="heading mr-auto text-title">
            {"file" in state && state.phase !== "reading" ? state.file : "Import from CSV"}
          </h2>
          {refused.length > 0 && !isUnderWay && (
            <Button size="dense" onClick={() => saveRefused(refused)}>
              Download{" "}
              {refused.length === 1
                ? "the refused row"
                : `${formatCount(refused.length)} refused rows`}
            </Button>
          )}
          {(state.phase === "mapping" ||
            state.phase === "preview" ||
            (state.phase === "sent" && !isUnderWay)) && (
            <Button size="dense" onClick={reset}>
              Another file
            </Button>
          )}
          {!isUnderWay && (
            <Button size="dense" onClick={onClose}>
              {state.phase === "sent" ? "Close import" : "Back to items"}
            </Button>
          )}
          {state.phase === "preview" && toImport > 0 && (
            <Button size="dense" variant="filled" onClick={start}>
              Import {countText(toImport, "item")}
            </Button>
          )}
        </div>
        <ImportSteps phase={state.phase} />
        {(state.phase === "empty" || state.phase === "reading") && (
          <ChooseFile
            problem={state.phase === "empty" ? state.problem : null}
            reading={state.phase === "reading" ? state.file : null}
            onChoose={choose}
          />
        )}
        {state.phase === "mapping" && <MappingForm columns={state.columns} onMap={map} />}
        {state.phase === "preview" && (
          <div className="grid gap-1">
            <p className="font-demi tabular-nums">{contentsText(rows)}</p>
            <p role="status" className="text-ink-muted">
              {toImport === 0
                ? "This file contains no changes."
                : "Nothing has been imported yet. If another admin changes an item before you import, the item is refused and nothing is overwritten."}
            </p>
          </div>
        )}
        {state.phase === "sent" && (
          <GroupProgress group={state.group} productImport={productImport} />
        )}
      </div>
      {rows.length > 0 && <RowTable rows={rows} refusals={refusals} />}
      {isUnderWay && <LeaveImport />}
    </section>
  );
}
