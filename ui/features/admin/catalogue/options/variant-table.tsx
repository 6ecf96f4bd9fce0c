import { Archive, ChevronDown, RotateCcw, Trash2 } from "lucide-react";
import { Fragment, useState } from "react";
import { Checkbox } from "../../../../components/checkbox.tsx";
import { classNames } from "../../../../components/class-names.ts";
import { countText } from "../../../../components/count.ts";
import { Field, FieldError } from "../../../../components/field.tsx";
import { IconButton } from "../../../../components/icon-button.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import { limits } from "../../../../generated/shop.ts";
import { changedFields, errorKeys, type OptionsErrors } from "./options-changes.ts";
import {
  changeVariant,
  groupsOf,
  isComplete,
  titleOf,
  withoutVariant,
  type OptionsDraft,
  type VariantDraft,
  type VariantGroup,
  type VariantTexts,
} from "./options-draft.ts";
import { VariantDetails } from "./variant-details.tsx";

export interface VariantTableProps {
  productId: string;
  draft: OptionsDraft;
  stored: OptionsDraft;
  errors: OptionsErrors;
  /** Keys of the chosen variants. */
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  onChange: (draft: OptionsDraft) => void;
  onSignIn: () => void;
}

const grid =
  "grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] items-start gap-x-3 gap-y-2 " +
  "md:grid-cols-[auto_minmax(0,1fr)_8rem_6rem_11rem_auto]";

/** The variants of an item, one row each. */
export function VariantTable({ draft, chosen, onChosen, ...rest }: VariantTableProps) {
  const { variants } = draft;
  const allChosen = variants.every(({ key }) => chosen.has(key));
  function choose(some: readonly VariantDraft[], isChosen: boolean) {
    const after = new Set(chosen);
    for (const { key } of some) {
      if (isChosen) after.add(key);
      else after.delete(key);
    }
    onChosen(after);
  }
  return (
    <div role="table" aria-label="Variants" className="-mx-2 text-sm">
      <div role="row" className={`${grid} items-center! px-2 py-1 text-fine text-ink-muted`}>
        <div role="columnheader">
          <Checkbox
            label={<span className="sr-only">Choose all variants</span>}
            checked={allChosen}
            onChange={() => choose(variants, !allChosen)}
          />
        </div>
        {["Variant", "Price, Rs.", "Stock", "SKU"].map((heading, at) => (
          <div
            key={heading}
            role="columnheader"
            className={at > 0 ? "max-md:sr-only" : "max-md:col-span-2"}
          >
            {heading}
          </div>
        ))}
        <div role="columnheader" className="w-22 max-md:sr-only">
          <span className="sr-only">Actions</span>
        </div>
      </div>
      {groupsOf(draft).map((group) => (
        <Fragment key={group.key}>
          {group.key !== "all" && (
            <GroupHead
              group={group}
              chosen={group.variants.every(({ key }) => chosen.has(key))}
              onChoose={(all) => choose(group.variants, all)}
            />
          )}
          {group.variants.map((variant) => (
            <VariantRow
              key={variant.key}
              variant={variant}
              draft={draft}
              chosen={chosen.has(variant.key)}
              onChoose={() => choose([variant], !chosen.has(variant.key))}
              {...rest}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

interface GroupHeadProps {
  group: VariantGroup;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** The head of the variants with one value; its checkbox chooses them all. */
function GroupHead({ group: { name, variants }, chosen, onChoose }: GroupHeadProps) {
  const count = variants.length;
  return (
    <div role="row" className="border-t border-line bg-sunken/50 px-2">
      <div role="cell" className="flex flex-wrap items-center gap-x-3">
        <Checkbox
          label={
            <span className="text-sm font-demi">
              <span className="sr-only">Choose all of </span>
              {name || "unnamed"}
            </span>
          }
          checked={chosen}
          onChange={() => onChoose(!chosen)}
        />
        <span className="text-fine text-ink-muted">{countText(count, "variant")}</span>
      </div>
    </div>
  );
}

interface VariantRowProps extends Omit<VariantTableProps, "chosen" | "onChosen"> {
  variant: VariantDraft;
  chosen: boolean;
  onChoose: () => void;
}

const detailFields = ["image", "modelImageUrl", "material", "widthCm", "depthCm", "heightCm"];

/** The inputs of one variant. A field with an error is never hidden. */
function VariantRow({
  variant,
  productId,
  draft,
  stored,
  errors,
  chosen,
  onChoose,
  onChange,
  onSignIn,
}: VariantRowProps) {
  const { key, id, archived } = variant;
  const [opened, setOpened] = useState(false);
  const title = titleOf(variant, draft.options);
  const before = stored.variants.find((each) => each.key === key);
  const changed = changedFields(variant, before);
  const errorOf = (field: string) => errors[errorKeys.variant(key, field)];
  const wrong = errorOf("values");
  const isOpen = opened || detailFields.some((field) => errorOf(field) !== undefined);
  const set = (changes: Partial<VariantTexts>) => onChange(changeVariant(draft, key, changes));
  const setArchived = (now: boolean) => onChange(changeVariant(draft, key, { archived: now }));
  const canRestore = isComplete(variant, draft.options);

  const input = (field: "price" | "countInStock" | "sku", label: string, className?: string) => (
    <div role="cell" className={className}>
      <Field
        label={
          <span className="max-md:text-fine md:sr-only">
            {label}
            <span className="sr-only"> of {title}</span>
          </span>
        }
        error={errorOf(field)}
        hint={before && changed.includes(field) ? `was ${before[field] || "empty"}` : undefined}
        className="gap-1!"
      >
        {(control) => (
          <TextInput
            {...control}
            dense
            inputMode={
              field === "price" ? "decimal" : field === "countInStock" ? "numeric" : "text"
            }
            maxLength={field === "sku" ? limits.sku : undefined}
            autoComplete="off"
            value={variant[field]}
            onChange={({ target }) => set({ [field]: target.value })}
          />
        )}
      </Field>
    </div>
  );

  return (
    <div
      role="row"
      className={classNames(
        `${grid} border-t border-line p-2`,
        archived && "text-ink-muted",
        chosen && "bg-accent-soft",
      )}
    >
      <div role="cell" className="-my-1.5">
        <Checkbox
          label={<span className="sr-only">Choose {title}</span>}
          checked={chosen}
          onChange={onChoose}
        />
      </div>
      <div
        role="cell"
        className="min-w-0 py-1.5 leading-dense wrap-anywhere max-md:col-start-2 max-md:col-end-4 max-md:row-start-1 max-md:pr-22"
      >
        <span className="font-demi">{title}</span>
        {id === null && <small className="ml-2 text-2xs text-success-text">new</small>}
        {archived && <small className="ml-2 text-2xs text-ink-muted">archived</small>}
        {wrong && <FieldError id={`${key}-values`}>{wrong}</FieldError>}
      </div>
      {input("price", "Price, Rs.", "max-md:col-start-2")}
      {input("countInStock", "Stock")}
      {input(
        "sku",
        "SKU",
        isOpen || errorOf("sku") ? "max-md:col-start-2 max-md:col-end-4" : "max-md:hidden",
      )}
      <div
        role="cell"
        className="-my-1.5 flex w-22 justify-end max-md:col-start-3 max-md:row-start-1 max-md:justify-self-end"
      >
        <IconButton
          label={`Details of ${title}`}
          aria-expanded={isOpen}
          icon={
            <ChevronDown
              aria-hidden
              size={17}
              className={classNames("transition-transform", isOpen && "rotate-180")}
            />
          }
          onClick={() => setOpened(!isOpen)}
        />
        {id === null ? (
          <IconButton
            label={`Remove ${title}`}
            icon={<Trash2 aria-hidden size={17} />}
            onClick={() => onChange(withoutVariant(draft, key))}
          />
        ) : archived ? (
          <IconButton
            label={
              canRestore ? `Restore ${title}` : `${title} can’t be restored: its values are gone`
            }
            disabled={!canRestore}
            icon={<RotateCcw aria-hidden size={17} />}
            onClick={() => setArchived(false)}
          />
        ) : (
          <IconButton
            label={`Archive ${title}`}
            icon={<Archive aria-hidden size={17} />}
            onClick={() => setArchived(true)}
          />
        )}
      </div>
      {isOpen && (
        <div role="cell" className="col-span-full md:col-start-2">
          <VariantDetails
            uploadKey={`${productId} ${key}`}
            variant={variant}
            title={title}
            errorOf={errorOf}
            onChange={set}
            onSignIn={onSignIn}
          />
        </div>
      )}
    </div>
  );
}
