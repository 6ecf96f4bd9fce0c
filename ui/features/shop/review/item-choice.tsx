import * as t from "#texts/review.ts";
import { Check } from "lucide-react";
import { useId, type ReactNode, type Ref } from "react";
import { classNames } from "../../../components/class-names.ts";
import { FieldError } from "../../../components/field.tsx";

/** An item of an order that can be reviewed. */
export interface ReviewableItem {
  productId: string;
  name: string;
  /** For example: Delivered 02/10/2026. */
  note: string;
  picture: ReactNode;
}

export interface ItemChoiceProps {
  /** The item that gets the keyboard focus: the selected one, or the first. */
  ref?: Ref<HTMLInputElement>;
  items: readonly ReviewableItem[];
  /** Null until one is selected. */
  chosen: string | null;
  error: string | null;
  onChoose: (productId: string) => void;
}

/** Selects the item of the order: a radio group with pictures. */
export function ItemChoice({ ref, items, chosen, error, onChoose }: ItemChoiceProps) {
  const id = useId();
  const first = chosen ?? items[0]?.productId;
  return (
    <fieldset>
      <legend className="heading mb-3.5 text-title">{t.whichItem}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-3">
        {items.map(({ productId, name, note, picture }) => {
          const isChosen = productId === chosen;
          return (
            <label
              key={productId}
              className={classNames(
                "relative grid cursor-pointer grid-cols-row-17 items-center gap-3.5 rounded-control border py-2 pr-3.5 pl-2 leading-label",
                "has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus",
                isChosen
                  ? "border-accent bg-accent-soft shadow-chosen"
                  : error
                    ? "border-danger bg-raised"
                    : "border-line-strong bg-raised hover:border-ink-muted",
              )}
            >
              <input
                ref={productId === first ? ref : undefined}
                type="radio"
                name={id}
                checked={isChosen}
                aria-describedby={error ? `${id}-error` : undefined}
                className="absolute inset-0 z-10 m-0 cursor-pointer opacity-0"
                onChange={() => onChoose(productId)}
              />
              <span aria-hidden>{picture}</span>
              <span>
                <b className="block font-display text-lead leading-title font-medium">{name}</b>
                <small className={`text-fine ${isChosen ? "text-ink" : "text-ink-muted"}`}>
                  {note}
                </small>
              </span>
              <Check
                aria-hidden
                size={20}
                className={isChosen ? "text-accent-text" : "invisible"}
              />
            </label>
          );
        })}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

/** The only item of an order: shown without a selection. */
export function OnlyItem({ item: { name, note, picture } }: { item: ReviewableItem }) {
  return (
    <div className="grid grid-cols-label-24 items-center gap-4">
      <div aria-hidden>{picture}</div>
      <p className="leading-label">
        <b className="block font-display text-title leading-title font-medium">{name}</b>
        <small className="text-fine text-ink-muted">{note}</small>
      </p>
    </div>
  );
}
