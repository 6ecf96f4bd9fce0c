import { useId } from "react";

/** Large radio buttons, one a line, with what follows from each. */
export function ChoiceList<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
}: {
  legend: string;
  choices: readonly { value: Value; label: string; effect?: string }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, effect }) => (
        <label
          key={value}
          className="flex min-h-13.5 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-raised px-4 text-base has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            className="size-5 accent-accent"
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span className="font-demi">{label}</span>
          {effect && <span className="ml-auto text-sm text-ink-muted">{effect}</span>}
        </label>
      ))}
    </fieldset>
  );
}
