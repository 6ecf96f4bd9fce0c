import * as t from "#texts/find.ts";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { MessageBox } from "../../../components/message-box.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { RecentAndCategories } from "./recent-and-categories.tsx";
import { SearchCorrections } from "./search-corrections.tsx";
import { panelRow } from "./panel-row.ts";
import { SuggestedProduct } from "./suggested-product.tsx";
import type { OfferedSuggestions } from "./use-suggestions.ts";

export interface FindPanelProps {
  /** Id of the list; its options append `-0`, `-1` and so on. */
  listId: string;
  offered: OfferedSuggestions;
  typed: string;
  /** Index of the option selected by keyboard; -1 for none. */
  active: number;
  /** Searches for words in the list. */
  onSearch: (words: string) => void;
  /** Called when a link of the panel was followed. */
  onLeave: () => void;
  /** Called when the focused element was removed; the field takes the focus. */
  onStay: () => void;
}

/** Suggestions of the search field: products while typing, recent searches, and categories. */
export function FindPanel({
  listId,
  offered: { suggestions, slow, failed, retry },
  typed,
  active,
  onSearch,
  onLeave,
  onStay,
}: FindPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  // Keep the focus in the field when an option is pressed, also in browsers that do not focus
  // pressed buttons.
  useEffect(() => {
    const { current } = panel;
    const stay = (event: Event) => event.preventDefault();
    current?.addEventListener("mousedown", stay);
    return () => current?.removeEventListener("mousedown", stay);
  }, []);

  const hasProducts = typed !== "" && (suggestions !== null || failed || slow);
  return (
    <div
      ref={panel}
      className={classNames(
        "absolute top-full right-0 z-30 mt-1 grid max-h-[min(42rem,75svh)] w-full overflow-y-auto overscroll-contain rounded-panel border border-line bg-overlay shadow-2 empty:hidden",
        hasProducts && "md:w-[min(56rem,calc(100vw-2*var(--gutter)))] md:grid-cols-side-68",
      )}
    >
      {hasProducts && (
        <div className="grid content-start gap-1 p-3 md:p-4">
          {failed && (
            <MessageBox tone="danger" action={<RetryButton onRetry={retry} />}>
              {t.searchNotResponding}
            </MessageBox>
          )}
          {slow && (
            <p role="status" className="px-2 py-1 text-sm text-ink-muted">
              {t.stillLookingFor(typed)}
            </p>
          )}
          {suggestions && (
            <>
              <SearchCorrections reading={suggestions.reading} className="mb-1" />
              <div id={listId} role="listbox" aria-label={t.itemsFor(typed)}>
                {suggestions.items.map((product, index) => (
                  <SuggestedProduct
                    key={product.id}
                    id={`${listId}-${index}`}
                    product={product}
                    marks={suggestions.marks.find(({ productId }) => productId === product.id)}
                    active={index === active}
                    onFollow={onLeave}
                  />
                ))}
              </div>
              {suggestions.totalCount === 0 ? (
                <p className="px-2 py-1 text-base text-ink-muted">{t.noResults(typed)}</p>
              ) : (
                <button
                  type="button"
                  className={classNames(panelRow, "font-demi")}
                  onClick={() => onSearch(typed)}
                >
                  {suggestions.totalCount === 1
                    ? t.theItemFor(typed)
                    : t.allItemsFor(suggestions.totalCount, typed)}
                  <ArrowRight aria-hidden size={18} />
                </button>
              )}
            </>
          )}
        </div>
      )}
      <RecentAndCategories
        typed={typed}
        categories={typed === "" ? null : (suggestions?.categories ?? [])}
        onSearch={onSearch}
        onLeave={onLeave}
        onStay={onStay}
      />
    </div>
  );
}
