import { Select } from "../../../components/select.tsx";
import { useCategories } from "./categories.ts";

export interface CategorySelectProps {
  /** Null for all. */
  category: string | null;
  onCategory: (category: string | null) => void;
  /** The choice of all categories. */
  all?: string;
  className?: string;
}

/** Selects one category of a list, or all. */
export function CategorySelect({
  category,
  onCategory,
  all = "All categories",
  className = "w-auto!",
}: CategorySelectProps) {
  const categories = useCategories();
  return (
    <Select
      dense
      aria-label="Category"
      className={className}
      value={category ?? ""}
      onChange={({ target }) => onCategory(target.value || null)}
    >
      <option value="">{all}</option>
      {categories.shown.map((each) => (
        <option key={each} value={each}>
          {categories.display(each).label}
        </option>
      ))}
    </Select>
  );
}
