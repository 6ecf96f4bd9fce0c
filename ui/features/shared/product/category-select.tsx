import { Select } from "../../../components/select.tsx";
import type { Category } from "../../../generated/operations.ts";
import { allCategories, categoryFromParameter, categoryDisplay } from "./categories.ts";

export interface CategorySelectProps {
  /** Null for all. */
  category: Category | null;
  onCategory: (category: Category | null) => void;
}

/** Selects one category of a list, or all. */
export function CategorySelect({ category, onCategory }: CategorySelectProps) {
  return (
    <Select
      dense
      aria-label="Category"
      className="w-auto!"
      value={category ? categoryDisplay(category).wall : ""}
      onChange={({ target }) => onCategory(categoryFromParameter(target.value))}
    >
      <option value="">All categories</option>
      {allCategories.map((each) => (
        <option key={each} value={categoryDisplay(each).wall}>
          {categoryDisplay(each).label}
        </option>
      ))}
    </Select>
  );
}
