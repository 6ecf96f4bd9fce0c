import { FilterTag } from "../../../components/filter-tag.tsx";
import { provinceNames } from "../../../components/provinces.ts";
import { Select } from "../../../components/select.tsx";
import { streamCategories } from "../explorer/stream-categories.ts";
import type { ReplayView } from "./replay-view.ts";

/**
 * Selects the events that a replay lists and jumps between. The shop itself is replayed completely.
 */
export function EventFilter({
  view: { category, order, province },
  onView,
}: {
  view: ReplayView;
  onView: (change: Partial<ReplayView>) => void;
}) {
  return (
    <div className="mb-2 grid gap-1.5">
      <span className="flex gap-1.5">
        <Select
          dense
          aria-label="Events of"
          value={category}
          onChange={({ target }) => onView({ category: target.value })}
        >
          <option value="">Everything</option>
          {streamCategories.map(({ word, label }) => (
            <option key={word} value={word}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          dense
          aria-label="Events in"
          value={province}
          onChange={({ target }) => onView({ province: target.value })}
        >
          <option value="">Every province</option>
          {provinceNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </span>
      {order && (
        <span>
          <FilterTag onRemove={() => onView({ order: "" })}>{order}</FilterTag>
        </span>
      )}
    </div>
  );
}
