import { useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { countText } from "../../../components/count.ts";
import { Field } from "../../../components/field.tsx";
import { formatMoney } from "../../../components/money.ts";
import { TextInput } from "../../../components/text-input.tsx";
import { useDebounced } from "../../../components/use-debounced.ts";
import {
  OfferedItemsDocument,
  type OfferedItem_ProductFragment,
} from "../../../generated/operations.ts";
import { optionLine } from "../../shared/product/option-values.ts";
import { latest, ReadFailure, useRead } from "../kit/read.tsx";
import type { OfferedVariant } from "./use-items-draft.ts";

/** Milliseconds without typing before the search runs. */
const restMs = 150;
const shortest = 2;

export interface AddItemProps {
  label: string;
  optional?: boolean;
  error?: string | undefined;
  /** Whether variants that are out of stock can be added, too. */
  soldOut?: boolean;
  onAdd: (product: OfferedItem_ProductFragment, variant: OfferedVariant) => void;
}

/** A search for items on sale; each variant has a button that adds it. */
export function AddItem({ label, optional = false, error, soldOut = false, onAdd }: AddItemProps) {
  const list = useId();
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), restMs);
  const reading = useRead(OfferedItemsDocument, search.length < shortest ? null : { search }, {
    fetchPolicy: "cache-first",
    keepsPrevious: true,
  });
  const found = search.length < shortest ? null : latest(reading)?.catalogue.items;
  return (
    <div className="grid gap-2">
      <Field label={label} optional={optional} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            dense
            placeholder="Name or SKU"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => {
              // The form around the search is sent by its own button.
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        )}
      </Field>
      <ReadFailure of={reading}>Couldn’t search.</ReadFailure>
      <p role="status" className="sr-only">
        {found && `${countText(found.length, "item")} found`}
      </p>
      {found && found.length === 0 && (
        <p className="text-fine text-ink-muted">No item on sale matches.</p>
      )}
      {found && found.length > 0 && (
        <ul id={list} className="-mx-1 max-h-64 overflow-y-auto border-y border-line px-1">
          {found.flatMap((product) =>
            product.variants.map((variant) => (
              <li
                key={variant.id}
                className="flex items-center gap-3 border-line py-1.5 not-first:border-t"
              >
                <span className="min-w-0 flex-1">
                  {product.name}
                  <small className="block text-fine text-ink-muted">
                    {[
                      optionLine(variant.values),
                      formatMoney(variant.price),
                      variant.countInStock === 0 ? "out of stock" : `${variant.countInStock} free`,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </small>
                </span>
                <Button
                  size="dense"
                  className="max-md:min-h-control"
                  disabled={variant.countInStock === 0 && !soldOut}
                  onClick={() => onAdd(product, variant)}
                >
                  Add
                  <span className="sr-only">
                    {` ${product.name} ${optionLine(variant.values)}`.trimEnd()}
                  </span>
                </Button>
              </li>
            )),
          )}
        </ul>
      )}
    </div>
  );
}
