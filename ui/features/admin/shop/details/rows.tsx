import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../../components/button.tsx";
import { IconButton } from "../../../../components/icon-button.tsx";

export interface RowsProps<Row> {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** What a row is, for example: link. */
  noun: string;
  empty: Row;
  most: number;
  /** Shows a row; `change` replaces it. */
  children: (row: Row, index: number, change: (row: Row) => void) => ReactNode;
}

/** A short list whose rows can be changed, moved, removed and added. */
export function Rows<Row>({ rows, onChange, noun, empty, most, children }: RowsProps<Row>) {
  const move = (from: number, to: number) => {
    const moved = [...rows];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <div className="grid w-full gap-3">
      <ol className="grid gap-3">
        {rows.map((row, index) => (
          <li
            // Rows have no id of their own, and their fields hold no state.
            key={index}
            className="grid grid-cols-fill-auto items-start gap-2 border-b border-line pb-3"
          >
            <div>
              {children(row, index, (changed) =>
                onChange(rows.map((each, place) => (place === index ? changed : each))),
              )}
            </div>
            <span className="flex">
              <IconButton
                label={`Move ${noun} ${index + 1} up`}
                icon={<ArrowUp aria-hidden size={16} />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                label={`Move ${noun} ${index + 1} down`}
                icon={<ArrowDown aria-hidden size={16} />}
                disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                label={`Remove ${noun} ${index + 1}`}
                icon={<X aria-hidden size={16} />}
                onClick={() => onChange(rows.filter((_, place) => place !== index))}
              />
            </span>
          </li>
        ))}
      </ol>
      {rows.length < most && (
        <Button
          size="dense"
          className="justify-self-start"
          onClick={() => onChange([...rows, empty])}
        >
          <Plus aria-hidden size={16} />
          Add {noun}
        </Button>
      )}
    </div>
  );
}
