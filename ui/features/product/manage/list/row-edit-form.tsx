import { useEffect, useId, useRef } from "react";
import { Button } from "../../../../components/button.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { Select } from "../../../../components/select.tsx";
import { TextArea, TextInput } from "../../../../components/text-input.tsx";
import type { Category } from "../../../../generated/operations.ts";
import { limits } from "../../../../generated/shop.ts";
import { allCategories, roomOf } from "../../rooms.ts";
import {
  differing,
  valuesOf,
  type CatalogueItem,
  type RowField,
  type RowValues,
} from "./row-values.ts";
import type { RowEdit } from "./use-row-edits.ts";

const words: Record<RowField, string> = {
  name: "name",
  description: "description",
  category: "category",
  price: "price",
  countInStock: "stock",
};

export interface RowEditFormProps {
  item: CatalogueItem;
  edit: RowEdit;
  onType: (values: RowValues) => void;
  onKeepMine: () => void;
  onUpdate: () => void;
  onCancel: () => void;
}

/** An item being edited where it stands: Enter updates, Esc cancels. */
export function RowEditForm({
  item,
  edit,
  onType,
  onKeepMine,
  onUpdate,
  onCancel,
}: RowEditFormProps) {
  const { values, seen, problem } = edit;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const now = valuesOf(item);
  const others = differing(now, seen);
  const set = (field: RowField, value: string) => onType({ ...values, [field]: value });

  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  return (
    <div role="cell" className="col-span-full">
      <form
        noValidate
        aria-label={`Edit ${item.name}`}
        className="grid gap-3 py-1"
        onSubmit={(event) => {
          event.preventDefault();
          onUpdate();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          onCancel();
        }}
      >
        <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-[minmax(0,1fr)_11rem_9rem_6rem]">
          <label className="grid gap-1 text-fine font-[550]">
            Name
            <TextInput
              ref={first}
              dense
              value={values.name}
              maxLength={limits.productName}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={({ target }) => set("name", target.value)}
            />
          </label>
          <label className="grid gap-1 text-fine font-[550]">
            Category
            <Select
              dense
              value={values.category}
              onChange={({ target }) => set("category", target.value)}
            >
              {allCategories.map((each: Category) => (
                <option key={each} value={each}>
                  {roomOf(each).label}
                </option>
              ))}
            </Select>
          </label>
          <label className="grid gap-1 text-fine font-[550]">
            Price, Rs.
            <TextInput
              dense
              inputMode="decimal"
              value={values.price}
              onChange={({ target }) => set("price", target.value)}
            />
          </label>
          <label className="grid gap-1 text-fine font-[550]">
            Stock
            <TextInput
              dense
              inputMode="numeric"
              value={values.countInStock}
              onChange={({ target }) => set("countInStock", target.value)}
            />
          </label>
        </div>
        <label className="grid gap-1 text-fine font-[550]">
          Description
          <TextArea
            rows={2}
            className="text-fine"
            value={values.description}
            maxLength={limits.productDescription}
            onChange={({ target }) => set("description", target.value)}
          />
        </label>
        {others.length > 0 && (
          <MessageBox
            tone="warn"
            className="text-sm!"
            action={
              <Button size="dense" onClick={onKeepMine}>
                Go on with mine
              </Button>
            }
          >
            Changed meanwhile:{" "}
            {others.map((field) => `${words[field]} is now ${shown(now, field)}`).join(", ")}.
          </MessageBox>
        )}
        {problem && (
          <p id={`${id}-problem`} role="alert" className="text-fine font-[550] text-danger-text">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="filled" size="dense">
            Update
          </Button>
          <Button size="dense" onClick={onCancel}>
            Cancel
          </Button>
          <p className="text-fine text-ink-muted max-md:hidden">
            <kbd>Enter</kbd> updates, <kbd>Esc</kbd> cancels
          </p>
        </div>
      </form>
    </div>
  );
}

function shown(values: RowValues, field: RowField): string {
  if (field === "category") return roomOf(values.category).label;
  if (field === "price") return `Rs. ${values.price}`;
  return field === "description" ? "another" : values[field];
}
