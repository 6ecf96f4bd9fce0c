import { messages } from "#texts/messages.ts";
import { items } from "#texts/components.ts";
import * as t from "#texts/find.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { ArrowRight } from "lucide-react";
import type { CSSProperties } from "react";
import { Button } from "../../../components/button.tsx";
import { Chip } from "../../../components/chip.tsx";
import { Doorway } from "../../../components/doorway.tsx";
import { SizedImage } from "../../../components/sized-image.tsx";
import { LikelySearchesDocument } from "../../../generated/operations.ts";
import { everything, type ProductFilters, type FilterChange } from "./product-filters.ts";
import { categoryDisplay } from "../../shared/product/categories.ts";
import { chosenFilters, noChoices } from "./filter-choices.ts";
import { useFacets } from "./use-facets.ts";

export interface NothingFoundProps {
  filters: ProductFilters;
  change: (part: FilterChange) => void;
}

/** Shown if nothing matches: the likely reason, similar words, and a way to remove the filters. */
export function NothingFound({ filters, change }: NothingFoundProps) {
  const { search, category, choices } = filters;
  const { facets } = useFacets(filters, choices);
  const elsewhere = facets?.withoutChoices ?? 0;
  const isNarrowed = category !== null || chosenFilters(choices).length > 0;
  const unknown = search !== "" && elsewhere === 0;
  const { data } = useQuery(
    LikelySearchesDocument,
    facets !== null && unknown ? { variables: { search } } : skipToken,
  );
  const likely = data?.likelySearches ?? [];

  /** The pressed button disappears with the next result, so move the focus. */
  function leaveBy(part: FilterChange) {
    change(part);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <div className="grid items-center gap-x-10 gap-y-5 rounded-panel border border-line bg-raised p-[clamp(1.25rem,3vw,2.5rem)] sm:grid-cols-[minmax(7rem,12rem)_minmax(0,1fr)]">
      <div
        className="wall wall-furnitures aspect-12/13 w-full rounded-tile max-sm:max-w-36"
        style={{ "--cut": "86.15%" } as CSSProperties}
      >
        <Doorway open={false} className="w-full" />
      </div>
      <div>
        <h2 className="heading text-heading">{messages.product.noneFound}</h2>
        <p className="mt-2 max-w-(--measure) text-ink-muted">
          {unknown
            ? t.noResultsBut(search, wordsForLikely(likely.length))
            : search
              ? t.foundElsewhere(search, elsewhere)
              : t.noMatches}
        </p>
        {likely.length > 0 && (
          <div className="mt-4 flex flex-wrap gap-2.5">
            {likely.map(({ search: words, count, product }) => (
              <Chip
                key={words}
                pressed={false}
                wall={categoryDisplay(product.category).wall}
                picture={
                  <SizedImage
                    src={product.image}
                    sizes="40px"
                    alt=""
                    width={40}
                    height={50}
                    className="-mt-1.5 h-12.5 w-10 max-w-none object-contain"
                  />
                }
                onPress={() => leaveBy({ ...everything, search: words })}
              >
                {`${words}, ${items(count)}`}
              </Chip>
            ))}
          </div>
        )}
        <div className="mt-4.5 flex flex-wrap items-center gap-x-3 gap-y-2">
          {isNarrowed && !unknown && search !== "" && (
            <Button variant="filled" onClick={() => leaveBy({ category: null, ...noChoices })}>
              {t.searchEverywhere}
              <ArrowRight aria-hidden size={18} />
            </Button>
          )}
          <Button onClick={() => leaveBy(everything)}>{t.showAllItems}</Button>
        </div>
      </div>
    </div>
  );
}

function wordsForLikely(count: number): string {
  if (count === 0) return t.tryOtherWords;
  return count === 1 ? t.oneSimilarName : t.someSimilarNames;
}
