import { Select } from "../../../components/select.tsx";
import type { OrderSort } from "../../../generated/operations.ts";
import { useMay } from "../../shared/account/rights.ts";
import { allSorts } from "./board-sort.ts";

export interface SortSelectProps {
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  className: string;
}

/** Replaces the table's headings on narrow screens. */
export function SortSelect({ sort, onSort, className }: SortSelectProps) {
  const seesNames = useMay("PERSONAL_READ");
  const sorts = seesNames ? allSorts : allSorts.filter(({ sort }) => !sort.startsWith("CUSTOMER"));
  return (
    <Select
      dense
      aria-label="Sort by"
      className={className}
      value={sort}
      onChange={({ target }) =>
        onSort(allSorts.find((each) => each.sort === target.value)?.sort ?? "NEWEST")
      }
    >
      {sorts.map((each) => (
        <option key={each.sort} value={each.sort}>
          {each.words}
        </option>
      ))}
    </Select>
  );
}
