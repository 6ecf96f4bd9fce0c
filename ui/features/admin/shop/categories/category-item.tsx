import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../../components/button.tsx";
import { IconButton } from "../../../../components/icon-button.tsx";
import { categoryParameter } from "../../../../components/shop-categories.ts";
import { paths } from "../../../../paths.ts";
import { useDragged, useDropPlace } from "../../kit/dragging.ts";
import type { CategoryRow } from "./use-category-commands.ts";

export interface CategoryItemProps {
  category: CategoryRow;
  /** From 1. */
  place: number;
  of: number;
  /** Undefined until it is known. */
  count: number | undefined;
  pending: boolean;
  editing: boolean;
  onMove: (place: number) => void;
  onDropped: (id: string) => void;
  onEdit: () => void;
  onArchive: () => void;
}

/** A shown category. It is moved by dragging, with its buttons, or with Alt and the arrows. */
export function CategoryItem({
  category: { id, names, slug, wall },
  place,
  of,
  count,
  pending,
  editing,
  onMove,
  onDropped,
  onEdit,
  onArchive,
}: CategoryItemProps) {
  const { ref, over } = useDropPlace(onDropped);
  const dragged = useDragged(ref, id, !editing);

  function pressKey(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const to = place + (event.key === "ArrowUp" ? -1 : 1);
    if (!pending && to >= 1 && to <= of) onMove(to);
  }

  return (
    <div
      ref={(element) => {
        ref.current = element;
      }}
      className={`grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 py-2.5 text-sm md:grid-cols-[auto_3rem_minmax(0,1fr)_10rem_5rem_auto] ${over ? "bg-accent-soft" : ""} ${dragged ? "opacity-50" : ""}`}
    >
      <GripVertical aria-hidden size={16} className="cursor-grab text-ink-muted max-md:hidden" />
      <span aria-hidden className={`wall wall-${wall} stands-floor block h-10 rounded-tile`} />
      <p className="min-w-0">
        <b className="block truncate font-demi">{names.en}</b>
        <span className="flex flex-wrap gap-x-3 text-ink-muted">
          {names.si ? <span lang="si">{names.si}</span> : <span>No Sinhala name</span>}
          {names.ta ? <span lang="ta">{names.ta}</span> : <span>No Tamil name</span>}
        </span>
      </p>
      <span className="truncate text-ink-muted max-md:col-start-2">/{slug}</span>
      <Link
        to={`${paths.adminList}?${categoryParameter}=${slug}`}
        className="text-ink-muted underline-offset-4 hover:underline max-md:col-start-2"
      >
        {count === undefined ? "Items" : count === 1 ? "1 item" : `${count} items`}
      </Link>
      <span className="flex items-center gap-1 max-md:col-start-2">
        <IconButton
          label={`${names.en} up`}
          icon={<ArrowUp aria-hidden size={16} />}
          disabled={place === 1 || pending}
          onKeyDown={pressKey}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          label={`${names.en} down`}
          icon={<ArrowDown aria-hidden size={16} />}
          disabled={place === of || pending}
          onKeyDown={pressKey}
          onClick={() => onMove(place + 1)}
        />
        <Button
          variant="quiet"
          size="dense"
          aria-label={`Edit ${names.en}`}
          aria-expanded={editing}
          onClick={onEdit}
          onKeyDown={pressKey}
        >
          Edit
        </Button>
        <Button
          variant="quiet"
          size="dense"
          aria-label={`Archive ${names.en}`}
          disabled={of === 1}
          onClick={onArchive}
          onKeyDown={pressKey}
        >
          Archive
        </Button>
      </span>
    </div>
  );
}
