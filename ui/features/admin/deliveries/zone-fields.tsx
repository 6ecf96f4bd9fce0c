import { ChevronDown, Trash2 } from "lucide-react";
import { classNames } from "../../../components/class-names.ts";
import { Field, FieldError } from "../../../components/field.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import { Menu, MenuItem } from "../../../components/menu.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { deliveryLimits } from "../../../generated/shop.ts";
import {
  changedFields,
  type NumberField,
  type ZoneDraft,
  type ZoneProblems,
} from "./zones-draft.ts";

/** The columns of the list of zones, from the width on that has room for them. */
export const zoneColumns =
  "lg:grid-cols-[11rem_16.5rem_5.5rem_5.5rem_5.5rem_minmax(0,1fr)_2.75rem]";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The border of an unsaved field. */
const changedEdge = "border-accent! shadow-chosen!";

export interface ZoneFieldsProps {
  zone: ZoneDraft;
  stored: ZoneDraft | undefined;
  zones: readonly ZoneDraft[];
  problems: ZoneProblems;
  /** Changes some fields of the zone. */
  onChange: (changes: Partial<ZoneDraft>) => void;
  onMove: (district: string, key: string) => void;
  onRemove: () => void;
}

/** One delivery zone: name, days, lead time, places and districts. */
export function ZoneFields(props: ZoneFieldsProps) {
  const { zone, stored, zones, problems, onChange, onMove, onRemove } = props;
  const changed = changedFields(zone, stored);
  const problem = (field: string): string | undefined => problems[`${zone.key}.${field}`];
  const title = zone.name.trim() || "New zone";
  const edge = (field: string) => changed.includes(field) && !problem(field) && changedEdge;

  const number = (field: NumberField, label: string) => (
    <Field
      label={<span className="text-fine">{label}</span>}
      error={problem(field)}
      hint={changed.includes(field) ? `was ${stored?.[field]}` : undefined}
      className="relative lg:[&>div:first-child]:sr-only"
    >
      {(control) => (
        <TextInput
          {...control}
          dense
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${title}: ${label.toLowerCase()}`}
          className={classNames(
            "text-right tabular-nums pointer-coarse:min-h-control!",
            edge(field),
          )}
          value={zone[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
  );

  return (
    <li className="border-t border-line py-3">
      <fieldset
        data-zone={zone.key}
        className={classNames(
          "grid min-w-0 grid-cols-3 items-start gap-x-3 gap-y-2.5 max-lg:relative sm:max-lg:grid-cols-6",
          zoneColumns,
        )}
      >
        <legend className="sr-only">{title}</legend>
        <Field
          label={<span className="text-fine">Name</span>}
          error={problem("name") ?? problem("id")}
          hint={changed.includes("name") ? `was ${stored?.name}` : undefined}
          className="relative max-lg:col-span-3 max-sm:mr-14 lg:[&>div:first-child]:sr-only"
        >
          {(control) => (
            <TextInput
              {...control}
              dense
              autoComplete="off"
              aria-label={`${title}: name`}
              maxLength={deliveryLimits.zoneName}
              className={classNames("pointer-coarse:min-h-control!", edge("name"))}
              value={zone.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-1.5 max-lg:col-span-3">
          <span aria-hidden className="text-fine font-demi lg:hidden">
            Days of delivery
          </span>
          <div
            role="group"
            aria-label={`${title}: days of delivery`}
            className={classNames(
              "flex w-fit rounded-control border border-line-strong",
              edge("weekdays"),
            )}
          >
            {weekdays.map((name, index) => {
              const day = index + 1;
              const isOn = zone.weekdays.includes(day);
              return (
                <button
                  key={name}
                  type="button"
                  aria-pressed={isOn}
                  className={classNames(
                    "relative min-h-dense min-w-9 border-r border-line px-1 text-fine font-demi last:border-r-0",
                    isOn ? "bg-ink text-page" : "text-ink-muted hover:bg-sunken",
                  )}
                  onClick={() =>
                    onChange({
                      weekdays: isOn
                        ? zone.weekdays.filter((each) => each !== day)
                        : [...zone.weekdays, day].toSorted((a, b) => a - b),
                    })
                  }
                >
                  {name.slice(0, 2)}
                  <span className="sr-only">{name.slice(2)}</span>
                </button>
              );
            })}
          </div>
          {zone.weekdays.length === 0 && (
            <p className="text-fine text-ink-muted">None: days are agreed by phone.</p>
          )}
          {problem("weekdays") && <FieldError>{problem("weekdays")}</FieldError>}
        </div>
        {number("leadDays", "Lead days")}
        {number("morningCapacity", "Morning")}
        {number("afternoonCapacity", "Afternoon")}
        <div className="grid gap-1.5 max-lg:col-span-3">
          <span aria-hidden className="text-fine font-demi lg:hidden">
            Districts
          </span>
          <DistrictList
            label={`${title}: districts`}
            districts={zone.districts}
            changed={stored?.districts}
            others={zones.filter(({ key }) => key !== zone.key)}
            onMove={onMove}
          />
          {problem("districts") && <FieldError>{problem("districts")}</FieldError>}
        </div>
        <IconButton
          label={`Remove ${title}`}
          icon={<Trash2 aria-hidden size={18} />}
          className="max-lg:absolute! max-lg:top-0 max-lg:right-0 lg:-my-1.5"
          onClick={onRemove}
        />
      </fieldset>
    </li>
  );
}

export interface DistrictListProps {
  label: string;
  districts: readonly string[];
  /** The districts as stored; others are marked as changed. */
  changed?: readonly string[] | undefined;
  /** The zones that a district can move to. */
  others: readonly ZoneDraft[];
  onMove: (district: string, key: string) => void;
}

/** Districts; each has a menu that moves it to another zone. */
export function DistrictList({ label, districts, changed, others, onMove }: DistrictListProps) {
  if (districts.length === 0) {
    return <p className="text-fine text-ink-muted">None. Move districts here from other zones.</p>;
  }
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {districts.map((district) => (
        <li key={district}>
          <Menu
            align="start"
            trigger={
              <button
                type="button"
                aria-label={`Move ${district}`}
                className={classNames(
                  "inline-flex min-h-dense items-center gap-1 rounded-control border border-line bg-raised px-2 text-fine hover:border-line-strong",
                  changed?.includes(district) === false && changedEdge,
                )}
              >
                {district}
                <ChevronDown aria-hidden size={14} className="text-ink-muted" />
              </button>
            }
          >
            {others.map(({ key, name }) => (
              <MenuItem key={key} onSelect={() => onMove(district, key)}>
                {name.trim() || "New zone"}
              </MenuItem>
            ))}
          </Menu>
        </li>
      ))}
    </ul>
  );
}
