import * as t from "#texts/find.ts";
import { useEffect, useRef } from "react";
import { classNames } from "../../../components/class-names.ts";
import { Chip } from "../../../components/chip.tsx";
import { SizedImage } from "../../../components/sized-image.tsx";
import { useCategories, useCategorySummaries } from "../../shared/product/categories.ts";

export interface CategoryChipsProps {
  chosen: string | null;
  /** Called with null if the selected category is pressed again. */
  onChoose: (category: string | null) => void;
}

/** With this many chips they wrap into a second row on wide screens; more than that scroll. */
const inOneRow = 5;
const inTwoRows = 12;

/** One chip per category, in one scrolling row on phones. */
export function CategoryChips({ chosen, onChoose }: CategoryChipsProps) {
  const categories = useCategories();
  const summaries = useCategorySummaries();
  const row = useRef<HTMLDivElement>(null);

  // On phones the row is longer than the screen; scroll the selected chip into view.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (!row.current || !chip) return;
    row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [chosen]);

  return (
    <div
      ref={row}
      role="group"
      aria-label={t.categories}
      className={classNames(
        "relative -mx-gutter flex gap-2.5 overflow-x-auto px-gutter py-1.5 [scrollbar-width:none]",
        summaries.length > inOneRow && summaries.length <= inTwoRows && "md:flex-wrap",
      )}
    >
      {summaries.map(({ category, image }) => {
        const { label, wall } = categories.display(category);
        const pressed = category === chosen;
        return (
          <Chip
            key={category}
            pressed={pressed}
            wall={wall}
            picture={
              image && (
                <SizedImage
                  src={image}
                  sizes="40px"
                  alt=""
                  width={40}
                  height={50}
                  // A card's larger variant may be the picture the page is waiting for.
                  fetchPriority="low"
                  className="-mt-1.5 h-12.5 w-10 max-w-none object-contain"
                />
              )
            }
            onPress={() => onChoose(pressed ? null : category)}
          >
            {label}
            {pressed && <span className="sr-only">{t.selectedPressForAll}</span>}
          </Chip>
        );
      })}
    </div>
  );
}
