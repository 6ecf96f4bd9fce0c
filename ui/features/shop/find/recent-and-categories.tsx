import { items } from "#texts/components.ts";
import * as t from "#texts/find.ts";
import { DoorOpen, History, X } from "lucide-react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { useCategories, useCategorySummaries } from "../../shared/product/categories.ts";
import { paths } from "../../../paths.ts";
import { FromPrice } from "../../shared/product/from-price.tsx";
import { squarePicture } from "../../shared/product/product-picture.tsx";
import { useViewedProducts } from "../viewed/use-viewed-products.ts";
import { forgetViewed } from "../viewed/viewed-items.ts";
import { panelHeading, panelRow } from "./panel-row.ts";
import { forgetSearch, forgetSearches, useRecentSearches } from "./recent-searches.ts";

const mostViewed = 4;

export interface RecentAndCategoriesProps {
  typed: string;
  /** Categories with matches for the typed words; null for all. */
  categories: readonly { category: string; count: number }[] | null;
  /** The panel fills a page of its own, which its links replace. */
  alone: boolean;
  onSearch: (words: string) => void;
  onLeave: () => void;
  onStay: () => void;
}

/** Recent searches of this device, and the categories to search in. */
export function RecentAndCategories({
  typed,
  categories: matching,
  alone,
  onSearch,
  onLeave,
  onStay,
}: RecentAndCategoriesProps) {
  const stored = useRecentSearches();
  const searches = typed === "" ? stored : stored.filter((search) => continues(search, typed));
  const categories = useCategories();
  const everyCategory = useCategorySummaries();
  const shown = matching ?? everyCategory;
  const viewed = useViewedProducts(null, typed === "" ? mostViewed : 0);
  if (searches.length === 0 && shown.length === 0 && viewed.length === 0) return null;
  const words = typed === "" ? "" : `&q=${encodeURIComponent(typed)}`;
  return (
    <div
      className={classNames(
        "grid content-start gap-0.5 p-3 md:p-4",
        !alone && "bg-[color-mix(in_oklch,var(--sunken)_55%,var(--overlay))]",
      )}
    >
      {searches.length > 0 && (
        <section aria-label={t.recentSearches} className="mb-3">
          <div className="flex items-center justify-between">
            <h2 className={panelHeading}>{t.recentSearches}</h2>
            <Button
              variant="quiet"
              size="dense"
              onClick={() => {
                onStay();
                forgetSearches();
              }}
            >
              {t.clear}
            </Button>
          </div>
          <ul>
            {searches.map((search) => (
              <li key={search} className="flex">
                <button
                  type="button"
                  className={`${panelRow} min-w-0`}
                  onClick={() => onSearch(search)}
                >
                  <History aria-hidden size={18} className="text-ink-muted" />
                  <span className="truncate">{search}</span>
                </button>
                <IconButton
                  label={t.removeSearch(search)}
                  icon={<X aria-hidden size={16} />}
                  onClick={() => {
                    onStay();
                    forgetSearch(search);
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {viewed.length > 0 && (
        <section aria-label={t.youLookedAtThese} className="mb-3">
          <div className="flex items-center justify-between">
            <h2 className={panelHeading}>{t.youLookedAtThese}</h2>
            <Button
              variant="quiet"
              size="dense"
              aria-label={t.clearViewed}
              onClick={() => {
                onStay();
                forgetViewed();
              }}
            >
              {t.clear}
            </Button>
          </div>
          <ul>
            {viewed.map((product) => (
              <li key={product.id}>
                <Link
                  to={paths.item(product.id)}
                  replace={alone}
                  className={`${panelRow} py-1`}
                  onClick={onLeave}
                >
                  <span className="w-10 flex-none">{squarePicture(product)}</span>
                  <span className="min-w-0 flex-1 truncate">{product.name}</span>
                  <FromPrice product={product} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.length > 0 && (
        <section aria-label={t.inTheseRooms}>
          <h2 className={panelHeading}>{t.inTheseRooms}</h2>
          <ul>
            {shown.map(({ category, count }) => (
              <li key={category}>
                <Link
                  to={`${categories.path(category)}${words}`}
                  replace={alone}
                  className={panelRow}
                  onClick={onLeave}
                >
                  <DoorOpen aria-hidden size={18} className="text-ink-muted" />
                  {categories.display(category).label}
                  {count !== undefined && (
                    <span className="ml-auto text-fine text-ink-muted">
                      <span aria-hidden>{count}</span>
                      <span className="sr-only">{items(count)}</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function continues(search: string, typed: string): boolean {
  const [long, short] = [search.toLowerCase(), typed.toLowerCase()];
  return long !== short && long.startsWith(short);
}
