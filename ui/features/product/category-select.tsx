import { Select } from "../../components/select.tsx";
import type { Category } from "../../generated/operations.ts";
import { allCategories, roomFromParameter, roomOf } from "./rooms.ts";

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
      value={category ? roomOf(category).wall : ""}
      onChange={({ target }) => onCategory(roomFromParameter(target.value))}
    >
      <option value="">All categories</option>
      {allCategories.map((each) => (
        <option key={each} value={roomOf(each).wall}>
          {roomOf(each).label}
        </option>
      ))}
    </Select>
  );
}
