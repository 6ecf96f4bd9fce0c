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
import { useCategories } from "../../shared/product/categories.ts";
import { chosenFilters, noChoices } from "./filter-choices.ts";
import { relaxAdvice } from "./relax-advice.ts";
import { useFacets } from "./use-facets.ts";

export interface NothingFoundProps {
  filters: ProductFilters;
  change: (part: FilterChange) => void;
}

/** Shown if nothing matches: the likely reason, similar words, and which filter to remove. */
export function NothingFound({ filters, change }: NothingFoundProps) {
  const categories = useCategories();
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
  const advice = facets && !unknown ? relaxAdvice(filters, facets) : null;

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
            : (advice?.sentence ?? (search ? t.foundElsewhere(search, elsewhere) : t.noMatches))}
        </p>
        {likely.length > 0 && (
          <div className="mt-4 flex flex-wrap gap-2.5">
            {likely.map(({ search: words, count, product }) => (
              <Chip
                key={words}
                pressed={false}
                wall={categories.display(product.category).wall}
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
        {advice && (
          <>
            {advice.way && (
              <Button
                variant="filled"
                className="mt-4.5"
                onClick={() => advice.way && leaveBy(advice.way.change)}
              >
                {advice.way.words}
              </Button>
            )}
            <ul
              aria-label={t.filtersToRelax}
              className="mt-5 max-w-(--measure) border-t border-line text-base"
            >
              {advice.filters.map(({ words, count, without }) => (
                <li
                  key={words}
                  className="flex min-h-control flex-wrap items-center gap-x-4 border-b border-line py-1"
                >
                  <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
                  <span className={count === 0 ? "text-ink-muted" : "font-demi text-success-text"}>
                    {count === 0 ? t.stillNone : t.countWithoutIt(count)}
                  </span>
                  <Button
                    variant="quiet"
                    size="dense"
                    aria-label={t.removeFilter(words)}
                    onClick={() => leaveBy(without)}
                  >
                    {t.remove}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="mt-4.5 flex flex-wrap items-center gap-x-3 gap-y-2">
          {!advice?.way && isNarrowed && !unknown && search !== "" && (
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
