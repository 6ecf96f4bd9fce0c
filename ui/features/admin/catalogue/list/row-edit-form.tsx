import { useEffect, useRef, type KeyboardEvent } from "react";
import { Button } from "../../../../components/button.tsx";
import { Field, FieldError } from "../../../../components/field.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { Select } from "../../../../components/select.tsx";
import { TextArea, TextInput } from "../../../../components/text-input.tsx";
import { limits } from "../../../../generated/shop.ts";
import type { Categories } from "../../../../components/shop-categories.ts";
import { useCategories } from "../../../shared/product/categories.ts";
import {
  differing,
  hasVariants,
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
  /** Opens the dialog for picture and model. */
  onFiles: () => void;
  /** Opens the dialog for options and variants. */
  onOptions: () => void;
}

/** The edit form of a row: Enter updates, Esc cancels. */
export function RowEditForm({
  item,
  edit,
  onType,
  onKeepMine,
  onUpdate,
  onCancel,
  onFiles,
  onOptions,
}: RowEditFormProps) {
  const categories = useCategories();
  const { values, seen, errors, problem, takesFocus } = edit;
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const now = valuesOf(item);
  const several = hasVariants(item);
  const others = differing(now, seen);
  const set = (field: RowField, value: string) => onType({ ...values, [field]: value });

  useEffect(() => {
    if (!takesFocus) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong) wrong.focus();
    else first.current?.focus({ preventScroll: true });
  }, [takesFocus, errors]);

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onCancel();
  }

  return (
    <div role="cell" className="col-span-full">
      <form
        ref={form}
        noValidate
        aria-label={`Edit ${item.name}`}
        className="grid gap-3 py-1"
        onSubmit={(event) => {
          event.preventDefault();
          onUpdate();
        }}
      >
        <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-[minmax(0,1fr)_11rem_9rem_6rem]">
          <Field label="Name" error={errors.name}>
            {(control) => (
              <TextInput
                {...control}
                ref={first}
                dense
                value={values.name}
                maxLength={limits.productName}
                onKeyDown={cancelOnEscape}
                onChange={({ target }) => set("name", target.value)}
              />
            )}
          </Field>
          <Field label="Category" error={errors.category}>
            {(control) => (
              <Select
                {...control}
                dense
                value={values.category}
                onKeyDown={cancelOnEscape}
                onChange={({ target }) => set("category", target.value)}
              >
                {categories.shown.map((each) => (
                  <option key={each} value={each}>
                    {categories.display(each).label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {several ? (
            <p className="self-end text-fine leading-body text-ink-muted md:col-span-2">
              Price and stock belong to the {item.variants.length} variants of this item.
            </p>
          ) : (
            <>
              <Field label="Price, Rs." error={errors.price}>
                {(control) => (
                  <TextInput
                    {...control}
                    dense
                    inputMode="decimal"
                    value={values.price}
                    onKeyDown={cancelOnEscape}
                    onChange={({ target }) => set("price", target.value)}
                  />
                )}
              </Field>
              <Field label="Stock" error={errors.countInStock}>
                {(control) => (
                  <TextInput
                    {...control}
                    dense
                    inputMode="numeric"
                    value={values.countInStock}
                    onKeyDown={cancelOnEscape}
                    onChange={({ target }) => set("countInStock", target.value)}
                  />
                )}
              </Field>
            </>
          )}
        </div>
        <Field label="Description" error={errors.description}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              className="text-fine"
              value={values.description}
              maxLength={limits.productDescription}
              onKeyDown={cancelOnEscape}
              onChange={({ target }) => set("description", target.value)}
            />
          )}
        </Field>
        {others.length > 0 && (
          <MessageBox
            tone="warn"
            className="text-sm!"
            action={
              <Button size="dense" onClick={onKeepMine}>
                Keep my changes
              </Button>
            }
          >
            Changed meanwhile:{" "}
            {others
              .map((field) => `${words[field]} is now ${shown(now, field, categories)}`)
              .join(", ")}
            .
          </MessageBox>
        )}
        {problem && <FieldError>{problem}</FieldError>}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="filled" size="dense">
            Update
          </Button>
          <Button size="dense" onClick={onCancel}>
            Cancel
          </Button>
          <Button size="dense" variant="quiet" onClick={onFiles}>
            Picture, 3D model and size…
          </Button>
          <Button size="dense" variant="quiet" onClick={onOptions}>
            Options and variants…
          </Button>
          <p className="text-fine text-ink-muted max-md:hidden">
            <kbd>Enter</kbd> updates, <kbd>Esc</kbd> cancels
          </p>
        </div>
      </form>
    </div>
  );
}

function shown(values: RowValues, field: RowField, categories: Categories): string {
  if (field === "category") return categories.display(values.category).label;
  if (field === "price") return `Rs. ${values.price}`;
  return field === "description" ? "another" : values[field];
}
