import * as t from "#texts/find.ts";
import { ArrowRight } from "lucide-react";
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from "react";
import { useNavigate } from "react-router-dom";
import { MessageBox } from "../../../components/message-box.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { paths } from "../../../paths.ts";
import { RecentAndCategories } from "./recent-and-categories.tsx";
import { SearchCorrections } from "./search-corrections.tsx";
import { rememberSearch } from "./recent-searches.ts";
import { panelRow } from "./panel-row.ts";
import { SuggestedProduct } from "./suggested-product.tsx";
import type { PanelKeys, PanelPlace } from "./panel-keys.ts";
import { useSuggestions } from "./use-suggestions.ts";

export interface FindPanelProps {
  ref: Ref<PanelKeys>;
  /** Id of the list; its options append `-0`, `-1` and so on. */
  listId: string;
  /** The text of the field. */
  typed: string;
  /** Index of the option that is selected at first; -1 for none. */
  begin: number;
  active: number;
  /** The panel fills a page of its own. */
  alone: boolean;
  onPlace: (place: PanelPlace) => void;
  /** Searches for words in the list. */
  onSearch: (words: string) => void;
  /** Called when a link of the panel was followed. */
  onLeave: () => void;
  /** Called when the focused element was removed; the field takes the focus. */
  onStay: () => void;
}

/**
 * Suggestions of the search field: products while typing; before, recent searches and items, and
 * categories. The field forwards its keys.
 */
export function FindPanel({
  ref,
  listId,
  typed: text,
  begin,
  active,
  alone,
  onPlace,
  onSearch,
  onLeave,
  onStay,
}: FindPanelProps) {
  const typed = text.trim();
  const offered = useSuggestions(text, true);
  const { suggestions, slow, failed, retry } = offered;
  const [chosen, setChosen] = useState({ search: offered.search, index: begin });
  const navigate = useNavigate();
  const items = suggestions?.items ?? [];
  const expanded = items.length > 0;
  const index = expanded && chosen.search === offered.search ? chosen.index : -1;
  const report = useEffectEvent(onPlace);
  useEffect(() => report({ expanded, active: index }), [expanded, index]);

  function leave() {
    rememberSearch(typed);
    onLeave();
  }

  useImperativeHandle(ref, () => ({
    remember: rememberSearch,
    move(by) {
      // One position is the field itself.
      const places = items.length + 1;
      setChosen({ search: offered.search, index: ((index + 1 + by + places) % places) - 1 });
    },
    openActive() {
      const product = items[index];
      if (!product) return false;
      leave();
      void navigate(paths.item(product.id), { replace: alone });
      return true;
    },
  }));

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
        alone
          ? "grid content-start"
          : "absolute top-full right-0 z-30 mt-1 grid max-h-[min(42rem,75svh)] w-full overflow-y-auto overscroll-contain rounded-panel border border-line bg-overlay shadow-2 empty:hidden",
        !alone &&
          hasProducts &&
          "md:w-[min(56rem,calc(100vw-2*var(--gutter)))] md:grid-cols-side-68",
      )}
    >
      {hasProducts && (
        <div className={classNames("grid content-start gap-1 p-3 md:p-4", alone && "order-1")}>
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
              <SearchCorrections words={suggestions.replacedWords} className="mb-1" />
              <div id={listId} role="listbox" aria-label={t.itemsFor(typed)}>
                {suggestions.items.map((product, at) => (
                  <SuggestedProduct
                    key={product.id}
                    id={`${listId}-${at}`}
                    product={product}
                    marks={suggestions.marks.find(({ productId }) => productId === product.id)}
                    active={at === active}
                    replace={alone}
                    onFollow={leave}
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
        alone={alone}
        onSearch={onSearch}
        onLeave={leave}
        onStay={onStay}
      />
    </div>
  );
}
