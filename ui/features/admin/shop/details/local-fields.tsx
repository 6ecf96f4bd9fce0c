import { Field } from "../../../../components/field.tsx";
import { TextArea, TextInput } from "../../../../components/text-input.tsx";
import { languages } from "../../../../generated/shop.ts";
import type { ShopDetails_TextFragment } from "../../../../generated/operations.ts";

type LocalText = Omit<ShopDetails_TextFragment, "__typename">;

export interface LocalFieldsProps {
  /** What the texts are, for example: Tagline. */
  label: string;
  value: LocalText;
  onChange: (value: LocalText) => void;
  /** The problem of a language's text. */
  problem: (language: string) => string | undefined;
  maxLength: number;
  lines?: number;
}

/** A text in the shop's languages. An empty one shows the English text to readers. */
export function LocalFields({
  label,
  value,
  onChange,
  problem,
  maxLength,
  lines = 1,
}: LocalFieldsProps) {
  return (
    <div className="grid w-full gap-3">
      {languages.map(({ code, name }) => (
        <Field
          key={code}
          label={
            <>
              <span className="sr-only">{label}, </span>
              <span lang={code} className="language-name">
                {name}
              </span>
            </>
          }
          error={problem(code)}
        >
          {(control) => {
            const shared = {
              ...control,
              lang: code,
              maxLength,
              value: value[code],
              placeholder: code === "en" ? undefined : "Shows the English text",
              onChange: ({ target }: { target: { value: string } }) =>
                onChange({ ...value, [code]: target.value }),
            };
            return lines > 1 ? (
              <TextArea {...shared} rows={lines} className="text-sm" />
            ) : (
              <TextInput {...shared} dense />
            );
          }}
        </Field>
      ))}
    </div>
  );
}
