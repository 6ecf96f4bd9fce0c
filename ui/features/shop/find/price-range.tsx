import * as t from "#texts/find.ts";
import { useState } from "react";
import { FieldError } from "../../../components/field.tsx";
import { formatMoney } from "../../../components/money.ts";
import type { FilterChoices } from "./filter-choices.ts";
import { PriceInput } from "./price-input.tsx";
import { placeOnScale, priceAtPlace, type PriceScale } from "./price-scale.ts";
import type { Facets } from "./use-facets.ts";
import "./price-range.css";

export interface PriceRangeProps {
  choices: Pick<FilterChoices, "minPrice" | "maxPrice">;
  /** Null while loading. */
  spread: Facets["prices"] | null;
  onChange: (part: Pick<FilterChoices, "minPrice" | "maxPrice">) => void;
}

const steps = 100;

/** A histogram of the prices, two slider knobs, and fields for the amounts. */
export function PriceRange({ choices: { minPrice, maxPrice }, spread, onChange }: PriceRangeProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { lowest, highest, bars } = spread ?? { lowest: null, highest: null, bars: [] };
  const scale =
    lowest !== null && highest !== null && lowest < highest ? { lowest, highest } : null;

  /** If the prices are in the wrong order, the new one wins. */
  function choose(end: "minPrice" | "maxPrice", rupees: number | null) {
    const other = end === "minPrice" ? maxPrice : minPrice;
    const crossed =
      rupees !== null && other !== null && (end === "minPrice" ? rupees > other : rupees < other);
    const kept = crossed ? null : other;
    onChange(
      end === "minPrice"
        ? { minPrice: rupees, maxPrice: kept }
        : { minPrice: kept, maxPrice: rupees },
    );
  }

  function take(end: "minPrice" | "maxPrice", rupees: number | null | undefined) {
    setProblem(rupees === undefined ? t.amountNotRead : null);
    if (rupees === undefined || rupees === (end === "minPrice" ? minPrice : maxPrice)) return;
    choose(end, rupees);
  }

  return (
    <div className="grid gap-3">
      {scale && (
        <Knobs scale={scale} bars={bars} minPrice={minPrice} maxPrice={maxPrice} choose={choose} />
      )}
      <div className="grid grid-cols-2 gap-3">
        <PriceInput
          label={t.fromRs}
          rupees={minPrice}
          placeholder={lowest}
          onTake={(rupees) => take("minPrice", rupees)}
        />
        <PriceInput
          label={t.toRs}
          rupees={maxPrice}
          placeholder={highest}
          onTake={(rupees) => take("maxPrice", rupees)}
        />
      </div>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}

interface KnobsProps extends Pick<FilterChoices, "minPrice" | "maxPrice"> {
  scale: PriceScale;
  bars: readonly number[];
  choose: (end: "minPrice" | "maxPrice", rupees: number | null) => void;
}

function Knobs({ scale, bars, minPrice, maxPrice, choose }: KnobsProps) {
  const from = minPrice === null ? 0 : placeOnScale(scale, minPrice);
  const to = maxPrice === null ? 1 : placeOnScale(scale, maxPrice);
  const [held, setHeld] = useState<{ from: number; to: number } | null>(null);
  const places = held ?? { from, to };
  const most = Math.max(1, ...bars);

  /** The list updates when the knob is released. */
  function letGo() {
    if (!held) return;
    setHeld(null);
    if (held.from !== from) choose("minPrice", priceAtPlace(scale, held.from, "lowest"));
    else if (held.to !== to) choose("maxPrice", priceAtPlace(scale, held.to, "highest"));
  }

  const knob = (end: "from" | "to") => {
    const place = places[end];
    const price = priceAtPlace(scale, place, end === "from" ? "lowest" : "highest");
    const outermost = end === "from" ? scale.lowest : scale.highest;
    return (
      <input
        type="range"
        min={0}
        max={steps}
        value={Math.round(place * steps)}
        aria-label={end === "from" ? t.lowestPrice : t.highestPrice}
        aria-valuetext={formatMoney(price ?? outermost)}
        className="price-slider"
        onChange={(event) => {
          const wanted = Number(event.target.value) / steps;
          const moved =
            end === "from" ? Math.min(wanted, places.to) : Math.max(wanted, places.from);
          setHeld({ ...places, [end]: moved });
        }}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
      />
    );
  };

  return (
    <div className="relative mx-2.5 mb-2">
      <div aria-hidden className="price-bars flex h-9 items-end gap-0.5">
        {bars.map((count, index) => {
          const middle = (index + 0.5) / bars.length;
          const inside = middle >= places.from && middle <= places.to;
          return (
            <span
              key={index}
              className={
                inside
                  ? "flex-1 bg-[color-mix(in_oklch,var(--accent)_55%,var(--page))]"
                  : "flex-1 bg-[color-mix(in_oklch,var(--line-strong)_45%,var(--page))]"
              }
              style={{ height: count === 0 ? 0 : `${Math.max(8, (count / most) * 100)}%` }}
            />
          );
        })}
      </div>
      <div aria-hidden className="relative h-0.5 bg-line-strong">
        <span
          className="absolute inset-y-0 bg-accent"
          style={{ left: `${places.from * 100}%`, right: `${(1 - places.to) * 100}%` }}
        />
      </div>
      {knob("from")}
      {knob("to")}
    </div>
  );
}
