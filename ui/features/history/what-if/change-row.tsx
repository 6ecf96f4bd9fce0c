import { X } from "lucide-react";
import { IconButton } from "../../../components/icon-button.tsx";
import { provinceNames } from "../../../components/provinces.ts";
import { Select } from "../../../components/select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { deliveryLimits } from "../../../generated/shop.ts";
import { ProductSelect } from "../explorer/product-select.tsx";
import { MomentTime } from "./moment-fields.tsx";
import { ZoneSelect } from "./zone-select.tsx";
import { changeKinds, fieldsOf, isForAll, leftOut, missingIn, type Change } from "./changes.ts";

/** How a figure is typed; other limits depend on the shop. */
const typing = (kind: Change["kind"]) =>
  kind === "zone-capacity"
    ? ({ type: "number", min: 0, max: deliveryLimits.capacity, step: 1 } as const)
    : ({ inputMode: "decimal" } as const);

export interface ChangeRowProps {
  change: Change;
  /** Show what is missing. */
  showsMissing: boolean;
  onChange: (change: Change) => void;
  onRemove: () => void;
}

/** The form of one change. */
export function ChangeRow({ change, showsMissing, onChange, onRemove }: ChangeRowProps) {
  const { label, unit } = changeKinds[change.kind];
  const missing = showsMissing ? missingIn(change) : null;
  const fields = {
    events: (
      <Select
        key="events"
        dense
        aria-label={`${label}: what`}
        value={change.events}
        onChange={({ target }) => onChange({ ...change, events: target.value })}
      >
        {Object.entries(leftOut).map(([value, { label: words }]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    ),
    product: (
      <ProductSelect
        key="product"
        label={`${label}: product`}
        empty={isForAll(change.kind) ? "Every product" : "Choose a product"}
        value={change.product}
        onValue={(product) => onChange({ ...change, product })}
      />
    ),
    province: (
      <Select
        key="province"
        dense
        aria-label={`${label}: province`}
        value={change.province}
        onChange={({ target }) => onChange({ ...change, province: target.value })}
      >
        <option value="">
          {change.kind === "close-province" ? "Choose a province" : "Every province"}
        </option>
        {provinceNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    ),
    zone: (
      <ZoneSelect
        key="zone"
        label={`${label}: zone`}
        value={change.zone}
        onValue={(zone) => onChange({ ...change, zone })}
      />
    ),
    code: (
      <TextInput
        key="code"
        dense
        aria-label={`${label}: code`}
        placeholder="Promo code"
        autoCapitalize="characters"
        value={change.code}
        onChange={({ target }) => onChange({ ...change, code: target.value })}
      />
    ),
    from: (
      <span key="from" className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <MomentTime
          label={`${label}: from, Colombo time`}
          moment={change.from}
          onMoment={(from) => onChange({ ...change, from })}
        />
        <small className="text-xs text-ink-muted">from the fork if empty</small>
      </span>
    ),
    value: (
      <span key="value" className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <TextInput
          dense
          {...typing(change.kind)}
          aria-label={`${label}: ${unit ?? ""}`}
          aria-invalid={missing !== null || undefined}
          className="w-28! text-right"
          value={change.value}
          onChange={({ target }) => onChange({ ...change, value: target.value })}
        />
        <small className="text-xs text-ink-muted">{unit}</small>
      </span>
    ),
  };
  return (
    <li className="changed-field grid gap-1.5 py-1">
      <span className="flex items-center justify-between gap-2">
        <b className="text-fine font-semibold">{label}</b>
        <IconButton
          label={`Remove: ${label}`}
          icon={<X aria-hidden size={15} />}
          className="size-8!"
          onClick={onRemove}
        />
      </span>
      {fieldsOf(change).map((field) => fields[field])}
      {missing && (
        <p role="alert" className="text-xs text-danger-text">
          {missing}
        </p>
      )}
    </li>
  );
}
