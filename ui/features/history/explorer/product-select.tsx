import { useQuery } from "@apollo/client/react";
import { Select } from "../../../components/select.tsx";
import { HistoryProductsDocument } from "../../../generated/operations.ts";

export interface ProductSelectProps {
  label: string;
  /** The text of the empty choice. */
  empty: string;
  value: string;
  onValue: (value: string) => void;
}

/** Selects a product with all its variants, or one variant. Keeps an ID that the log lacks. */
export function ProductSelect({ label, empty, value, onValue }: ProductSelectProps) {
  const { data } = useQuery(HistoryProductsDocument);
  const products = data?.historyProducts ?? [];
  return (
    <Select dense aria-label={label} value={value} onChange={({ target }) => onValue(target.value)}>
      <option value="">{empty}</option>
      {value && !products.some(({ id }) => id === value) && <option value={value}>{value}</option>}
      {products.map(({ id, name, variantId }) => (
        <option key={id} value={id}>
          {variantId === null ? `${name}, every variant` : name}
        </option>
      ))}
    </Select>
  );
}
