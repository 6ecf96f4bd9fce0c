import { useQuery } from "@apollo/client/react";
import { Select } from "../../../components/select.tsx";
import { DeliveryZonesDocument } from "../../../generated/operations.ts";

export interface ZoneSelectProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
}

/** Selects a delivery zone. Keeps an ID of a zone that no longer exists. */
export function ZoneSelect({ label, value, onValue }: ZoneSelectProps) {
  const { data } = useQuery(DeliveryZonesDocument);
  const zones = data?.deliveryZones.zones ?? [];
  return (
    <Select dense aria-label={label} value={value} onChange={({ target }) => onValue(target.value)}>
      <option value="">Choose a delivery zone</option>
      {value && !zones.some(({ id }) => id === value) && <option value={value}>{value}</option>}
      {zones.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
