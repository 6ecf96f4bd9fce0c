import * as t from "#texts/options.ts";
import { useId, type Ref } from "react";
import { classNames } from "../../../components/class-names.ts";
import { formatMoneyShort } from "../../../components/money.ts";
import { Tones } from "../../../components/tones.tsx";
import { optionLine } from "../../shared/product/option-values.ts";
import {
  choicesOf,
  type OptionChoice,
  type Variant,
  type VariantOption,
} from "../../shared/product/variants.ts";

export interface OptionFieldsProps<Each extends Variant> {
  /** Without values that no variant has. */
  options: readonly VariantOption[];
  variants: readonly Each[];
  chosen: Each;
  /** `index` is the option that was used. */
  onChoose: (variant: Each, index: number) => void;
  /** The width of a variant for its tile, if it is known. */
  widthOf?: (variant: Each) => string | null;
  /** Smaller, with names of colours for screen readers only. */
  compact?: boolean;
  /** The chosen value of the first option. */
  firstRef?: Ref<HTMLInputElement>;
}

const tile =
  "relative min-h-control rounded-control border text-sm font-demi transition-colors " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus " +
  "has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-chosen";

/** One radio group per option; a choice acts at once. */
export function OptionFields<Each extends Variant>({
  options,
  variants,
  chosen,
  onChoose,
  widthOf,
  compact = false,
  firstRef,
}: OptionFieldsProps<Each>) {
  const group = useId();
  return options.map(({ name, display }, index) => {
    const choices = choicesOf(options, variants, chosen, index);
    const value = chosen.values[index];
    const prices = new Set(choices.map(({ variant }) => variant.price));
    const widths = new Set(choices.map(({ variant }) => widthOf?.(variant)));
    const isSwatch = display === "SWATCHES";
    return (
      <fieldset key={name} className="min-w-0">
        <legend
          className={classNames(
            "font-demi",
            compact ? "mb-1.5 text-fine leading-label" : "mb-2.5 text-sm",
          )}
        >
          {t.legend(name)} <span className="font-normal text-ink-muted">{value}</span>
        </legend>
        <div
          className={
            isSwatch
              ? classNames("flex flex-wrap", compact ? "gap-1.5" : "gap-2")
              : classNames("grid gap-2", compact ? "grid-cols-2" : "grid-cols-fit-36")
          }
        >
          {choices.map((choice) => {
            const isChosen = choice.name === value;
            const isGone = choice.variant.countInStock === 0 || choice.conflicts.length > 0;
            const note = noteOf(choice, {
              price: prices.size > 1,
              width: widths.size > 1 ? (widthOf?.(choice.variant) ?? null) : null,
            });
            const hasTones = isSwatch && choice.colours.length > 0;
            return (
              <label
                key={choice.name}
                className={classNames(
                  tile,
                  isGone ? "border-line text-ink-muted has-checked:text-ink" : "border-line-strong",
                  !isGone && "hover:border-ink-muted",
                  !(compact && hasTones) && "bg-raised",
                  isSwatch
                    ? classNames(
                        "inline-flex items-center gap-2.5",
                        compact && hasTones ? "px-1" : hasTones ? "pr-3.5 pl-1.25" : "px-3.5",
                      )
                    : "grid content-center gap-0.5 px-3.5 py-1.5 leading-label",
                )}
              >
                <input
                  ref={isChosen && index === 0 ? firstRef : undefined}
                  type="radio"
                  name={`${group}-${index}`}
                  value={choice.name}
                  checked={isChosen}
                  className="absolute inset-0 m-0 cursor-pointer opacity-0"
                  onChange={() => onChoose(choice.variant, index)}
                />
                {hasTones && <Tones colours={choice.colours} gone={isGone} className="size-8.5" />}
                <span className={compact && hasTones ? "sr-only" : undefined}>{choice.name}</span>
                {note && (
                  <small
                    className={classNames(
                      "text-fine font-normal",
                      isChosen ? "text-ink" : "text-ink-muted",
                      compact && hasTones && "sr-only",
                    )}
                  >
                    {note}
                  </small>
                )}
              </label>
            );
          })}
        </div>
      </fieldset>
    );
  });
}

/** What a tile shows under its value. */
function noteOf<Each extends Variant>(
  { variant, conflicts }: OptionChoice<Each>,
  shown: { price: boolean; width: string | null },
): string {
  if (conflicts.length > 0) return t.notMadeIn(optionLine(conflicts));
  if (variant.countInStock === 0) return t.soldOut;
  return [shown.width, shown.price && formatMoneyShort(variant.price)].filter(Boolean).join(", ");
}
