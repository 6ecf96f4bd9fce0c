import * as t from "#texts/product.ts";
import { Image } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../components/button.tsx";
import { Select } from "../../../components/select.tsx";
import type { ReviewSort } from "../../../generated/operations.ts";
import type { ReviewView } from "./use-review-list.ts";

const sorts = Object.entries(t.reviewSorts) as [ReviewSort, string][];

export interface ReviewToolsProps {
  /** Number of reviews with photos. */
  withPhotos: number;
  view: ReviewView;
  onChange: (changes: Partial<ReviewView>) => void;
}

/** The filter for photos, and the order of the reviews. */
export function ReviewTools({ withPhotos, view, onChange }: ReviewToolsProps) {
  const id = useId();
  return (
    <div className="mb-5 flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
      {withPhotos > 0 && (
        <Button
          size="dense"
          aria-pressed={view.withPhotos}
          variant={view.withPhotos ? "soft" : "outlined"}
          className="mr-auto"
          onClick={() => onChange({ withPhotos: !view.withPhotos })}
        >
          <Image aria-hidden size={16} />
          {t.withPhotos} <span className="text-ink-muted">{withPhotos}</span>
        </Button>
      )}
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-muted">
          {t.sortReviews}
        </label>
        <Select
          id={id}
          dense
          value={view.sort}
          onChange={({ target }) =>
            onChange({ sort: sorts.find(([sort]) => sort === target.value)?.[0] ?? "NEWEST" })
          }
        >
          {sorts.map(([sort, text]) => (
            <option key={sort} value={sort}>
              {text}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
