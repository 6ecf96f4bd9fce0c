import * as t from "#texts/find.ts";
import type { ReactNode } from "react";
import { Tones } from "../../../components/tones.tsx";
import { FilterChoice } from "./filter-choice.tsx";
import { ratingWords, type FilterChoices } from "./filter-choices.ts";
import { PriceRange } from "./price-range.tsx";
import { SpaceFields } from "./space-fields.tsx";
import type { Facets } from "./use-facets.ts";

export interface FilterFieldsProps {
  choices: FilterChoices;
  /** Null while the counts are loading. */
  facets: Facets | null;
  onChange: (part: Partial<FilterChoices>) => void;
}

const offeredRatings = [4, 3] as const;

/** The filters next to the list, each with the number of items it would leave. */
export function FilterFields({ choices, facets, onChange }: FilterFieldsProps) {
  const { inStock, minRating, hasModel, colour } = choices;
  // A URL may contain a rating that is not offered.
  const ratings = [...new Set([...offeredRatings, ...(minRating ? [minRating] : [])])].sort(
    (a, b) => b - a,
  );
  return (
    <div className="grid gap-5">
      <Group legend={t.fitsMySpace}>
        <SpaceFields space={choices} onChange={onChange} />
      </Group>
      <Group legend={t.priceFilter}>
        <PriceRange choices={choices} spread={facets?.prices ?? null} onChange={onChange} />
      </Group>
      <Group legend={t.availability}>
        <FilterChoice
          type="checkbox"
          checked={inStock}
          count={facets?.inStock}
          onChange={(checked) => onChange({ inStock: checked })}
        >
          {t.inStock}
        </FilterChoice>
      </Group>
      <Group legend={t.rating}>
        {ratings.map((stars) => (
          <FilterChoice
            key={stars}
            type="radio"
            checked={minRating === stars}
            count={
              facets?.ratings.find((rating) => rating.minRating === stars)?.count ??
              (facets ? 0 : undefined)
            }
            onChange={() => onChange({ minRating: stars })}
          >
            {ratingWords(stars)}
          </FilterChoice>
        ))}
        <FilterChoice
          type="radio"
          checked={minRating === null}
          count={facets?.anyRating}
          onChange={() => onChange({ minRating: null })}
        >
          {t.anyRating}
        </FilterChoice>
      </Group>
      <Group legend={t.view}>
        <FilterChoice
          type="checkbox"
          checked={hasModel}
          count={facets?.hasModel}
          onChange={(checked) => onChange({ hasModel: checked })}
        >
          {t.hasA3dModel}
        </FilterChoice>
      </Group>
      {/* Last, because it appears with the counts and must not move the others. */}
      <Colours chosen={colour} facets={facets} onChange={onChange} />
    </div>
  );
}

/** The colours of the matches, and a chosen one without a match. Nothing if there are none. */
function Colours({
  chosen,
  facets,
  onChange,
}: Pick<FilterFieldsProps, "facets" | "onChange"> & { chosen: string | null }) {
  const counted = facets?.colours ?? [];
  const isMissing = chosen !== null && !counted.some(({ name }) => name === chosen);
  const colours = isMissing ? [...counted, { name: chosen, tones: [], count: 0 }] : counted;
  if (colours.length === 0) return null;
  return (
    <Group legend={t.colour}>
      {colours.map(({ name, tones, count }) => (
        <FilterChoice
          key={name}
          type="radio"
          checked={chosen === name}
          count={facets ? count : undefined}
          onChange={() => onChange({ colour: name })}
        >
          {tones.length > 0 && <Tones colours={tones} className="size-5" />}
          {name}
        </FilterChoice>
      ))}
      <FilterChoice
        type="radio"
        checked={chosen === null}
        count={facets?.anyColour}
        onChange={() => onChange({ colour: null })}
      >
        {t.anyColour}
      </FilterChoice>
    </Group>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-left mb-1.5 w-full text-base font-semibold">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
