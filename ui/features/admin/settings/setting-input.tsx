import { classNames } from "../../../components/class-names.ts";
import { Field } from "../../../components/field.tsx";
import { TextArea, TextInput } from "../../../components/text-input.tsx";
import type { SettingControl } from "./use-settings-form.ts";

/** The border of an unsaved field. */
const changedEdge = "border-accent! shadow-[0_0_0_1px_var(--accent)]!";

export interface NumberSettingProps {
  label: string;
  /** Shown in the field after the number, for example: hours */
  unit: string;
  setting: SettingControl;
  /** The current value, shown while another is typed. */
  was: number;
}

/** A number with its unit. */
export function NumberSetting({ label, unit, setting, was }: NumberSettingProps) {
  return (
    <Field
      label={<span className="sr-only">{label}</span>}
      error={setting.problem}
      hint={setting.changed ? `was ${was} ${unit}` : undefined}
      className="[&>div:first-child]:contents"
    >
      {(control) => (
        <span className="relative inline-flex w-32 max-sm:w-23">
          <TextInput
            {...control}
            dense
            inputMode="numeric"
            autoComplete="off"
            className={classNames(
              "pr-16! text-right max-sm:pr-14! tabular-nums pointer-coarse:min-h-control!",
              setting.changed && !setting.problem && changedEdge,
            )}
            value={setting.value}
            onChange={({ target }) => setting.onChange(target.value)}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-fine text-ink-muted"
          >
            {unit}
          </span>
        </span>
      )}
    </Field>
  );
}

export interface TextSettingProps {
  label: string;
  setting: SettingControl;
  maxLength: number;
  lines?: number;
}

/** A text of one line or several. */
export function TextSetting({ label, setting, maxLength, lines = 1 }: TextSettingProps) {
  const edge = setting.changed && !setting.problem && changedEdge;
  return (
    <Field
      label={<span className="sr-only">{label}</span>}
      error={setting.problem}
      className={classNames(
        "[&>div:first-child]:contents",
        lines > 1 ? "w-full" : "w-72 max-w-full",
      )}
    >
      {(control) => {
        const shared = {
          ...control,
          maxLength,
          value: setting.value,
          onChange: ({ target }: { target: { value: string } }) => setting.onChange(target.value),
        };
        return lines > 1 ? (
          <TextArea {...shared} rows={lines} className={classNames("text-sm", edge)} />
        ) : (
          <TextInput
            {...shared}
            dense
            className={classNames("pointer-coarse:min-h-control!", edge)}
          />
        );
      }}
    </Field>
  );
}
