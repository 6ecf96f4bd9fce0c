import { Minus, Plus, Trash2, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { Field, FieldError } from "../../../../components/field.tsx";
import { IconButton } from "../../../../components/icon-button.tsx";
import { Select } from "../../../../components/select.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import type { OptionDisplay } from "../../../../generated/operations.ts";
import { limits } from "../../../../generated/shop.ts";
import { errorKeys, type OptionsErrors } from "./options-changes.ts";
import {
  changeOption,
  changeValue,
  isUsed,
  withoutOption,
  withoutValue,
  withValue,
  type OptionDraft,
  type OptionsDraft,
  type ValueDraft,
} from "./options-draft.ts";

export interface OptionFieldsProps {
  option: OptionDraft;
  draft: OptionsDraft;
  errors: OptionsErrors;
  onChange: (draft: OptionsDraft) => void;
}

/** One option: its name, its display and its values. */
export function OptionFields({ option, draft, errors, onChange }: OptionFieldsProps) {
  const { key, name, display, values } = option;
  const noun = name.trim() || "this option";
  const [typed, setTyped] = useState("");
  const isFull = values.length >= limits.optionValues;

  function add() {
    if (typed.trim() === "" || isFull) return;
    onChange(withValue(draft, key, typed));
    setTyped("");
  }

  return (
    <fieldset className="grid grid-cols-1 gap-3 rounded-panel border border-line p-3">
      <legend className="sr-only">Option {noun}</legend>
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label="Name"
          error={errors[errorKeys.optionName(key)]}
          className="w-52 max-sm:w-full"
        >
          {(control) => (
            <TextInput
              {...control}
              dense
              value={name}
              maxLength={limits.optionText}
              autoComplete="off"
              onChange={({ target }) => onChange(changeOption(draft, key, { name: target.value }))}
            />
          )}
        </Field>
        <Field label="Shown as" className="w-36">
          {(control) => (
            <Select
              {...control}
              dense
              value={display}
              onChange={({ target }) =>
                onChange(changeOption(draft, key, { display: target.value as OptionDisplay }))
              }
            >
              <option value="SWATCHES">Swatches</option>
              <option value="BUTTONS">Buttons</option>
            </Select>
          )}
        </Field>
        <IconButton
          label={`Remove the option ${noun}`}
          icon={<Trash2 aria-hidden size={17} />}
          className="ml-auto"
          onClick={() => onChange(withoutOption(draft, key))}
        />
      </div>
      {values.length > 0 && (
        <ul aria-label={`Values of ${noun}`} className="flex flex-wrap gap-2">
          {values.map((value) => (
            <li key={value.key} className="grid max-w-full gap-1">
              <ValueFields
                value={value}
                hasColours={display === "SWATCHES"}
                error={errors[errorKeys.value(key, value.key)]}
                onChange={(changes) => onChange(changeValue(draft, key, value.key, changes))}
                onRemove={
                  isUsed(draft, key, value.key)
                    ? null
                    : () => onChange(withoutValue(draft, key, value.key))
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <Field
          label={`Add a value to ${noun}`}
          error={errors[errorKeys.optionValues(key)]}
          className="w-52"
        >
          {(control) => (
            <TextInput
              {...control}
              dense
              value={typed}
              maxLength={limits.optionText}
              autoComplete="off"
              disabled={isFull}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                add();
              }}
            />
          )}
        </Field>
        <Button size="dense" disabled={isFull} onClick={add}>
          Add<span className="sr-only"> the value to {noun}</span>
        </Button>
        {isFull && (
          <p className="text-fine text-ink-muted">
            An option has at most {limits.optionValues} values.
          </p>
        )}
      </div>
    </fieldset>
  );
}

const tones = ["Light", "Middle", "Dark"] as const;

interface ValueFieldsProps {
  value: ValueDraft;
  hasColours: boolean;
  error: string | undefined;
  onChange: (changes: Partial<Pick<ValueDraft, "name" | "colours">>) => void;
  /** Null if a variant on sale has the value. */
  onRemove: (() => void) | null;
}

/** The name and the colours of a value. */
function ValueFields({ value, hasColours, error, onChange, onRemove }: ValueFieldsProps) {
  const { key, name, colours } = value;
  const errorId = `value-${key.replaceAll(/\W/g, "-")}-error`;
  return (
    <>
      <div className="flex items-center rounded-control border border-line-strong bg-raised">
        <input
          aria-label={`Value ${name}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="min-h-dense w-32 rounded-control bg-transparent px-2.5 text-fine aria-invalid:shadow-invalid"
          value={name}
          maxLength={limits.optionText}
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
        />
        {hasColours &&
          colours.map((colour, at) => (
            <input
              key={tones[at]}
              type="color"
              aria-label={`${tones[at]} tone of ${name}`}
              className="h-control-dense w-7 cursor-pointer bg-transparent"
              value={colour}
              onChange={({ target }) =>
                onChange({ colours: colours.map((each, i) => (i === at ? target.value : each)) })
              }
            />
          ))}
        {hasColours && colours.length < tones.length && (
          <IconButton
            label={`Add a colour to ${name}`}
            icon={<Plus aria-hidden size={15} />}
            className="size-control-dense!"
            onClick={() => onChange({ colours: [...colours, colours.at(-1) ?? "#8a7f72"] })}
          />
        )}
        {hasColours && colours.length > 0 && (
          <IconButton
            label={`Remove the last colour of ${name}`}
            icon={<Minus aria-hidden size={15} />}
            className="size-control-dense!"
            onClick={() => onChange({ colours: colours.slice(0, -1) })}
          />
        )}
        {onRemove && (
          <IconButton
            label={`Remove ${name}`}
            icon={<X aria-hidden size={15} />}
            className="size-control-dense!"
            onClick={onRemove}
          />
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}
