import { useEffect, useRef } from "react";
import { RowEditForm } from "./row-edit-form.tsx";
import type { CatalogueItem } from "./row-values.ts";
import { RowView } from "./row-view.tsx";
import type { RowEdits } from "./use-row-edits.ts";

export interface CatalogueRowProps {
  item: CatalogueItem;
  edits: RowEdits;
  onDelete: () => void;
  onRestore: () => void;
  onHistory: () => void;
  onFiles: () => void;
  onOptions: () => void;
}

/** One item, displayed or edited. After editing, the focus returns to the edit button. */
export function CatalogueRow({ item, edits, onFiles, onOptions, ...rest }: CatalogueRowProps) {
  const edit = edits.editOf(item.id);
  const row = useRef<HTMLDivElement>(null);
  const was = useRef(false);
  const editing = edit !== undefined;

  useEffect(() => {
    if (was.current && !editing) {
      row.current
        ?.querySelector<HTMLElement>(`[aria-label^="Edit "]`)
        ?.focus({ preventScroll: true });
    }
    was.current = editing;
  }, [editing]);

  return (
    <div ref={row} className="contents">
      {edit ? (
        <RowEditForm
          item={item}
          edit={edit}
          onType={(values) => edits.type(item.id, values)}
          onKeepMine={() => edits.keepMine(item)}
          onUpdate={() => void edits.update(item)}
          onCancel={() => edits.cancel(item.id)}
          onFiles={onFiles}
          onOptions={onOptions}
        />
      ) : (
        <RowView item={item} onEdit={() => edits.begin(item)} {...rest} />
      )}
    </div>
  );
}
