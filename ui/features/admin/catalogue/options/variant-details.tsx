import { useEffect, useEffectEvent } from "react";
import { Field, FieldError } from "../../../../components/field.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import { limits } from "../../../../generated/shop.ts";
import { DropZone } from "../upload/drop-zone.tsx";
import { useUpload } from "../upload/use-upload.ts";
import type { VariantDraft, VariantTexts } from "./options-draft.ts";

const sides = [
  ["widthCm", "Width, cm"],
  ["depthCm", "Depth, cm"],
  ["heightCm", "Height, cm"],
] as const;

export interface VariantDetailsProps {
  /** Identifies the variant's upload among all uploads of the browser. */
  uploadKey: string;
  variant: VariantDraft;
  title: string;
  errorOf: (field: string) => string | undefined;
  onChange: (changes: Partial<VariantTexts>) => void;
  onSignIn: () => void;
}

/** Picture, size and model colour of a variant; empty fields take the item's. */
export function VariantDetails({
  uploadKey,
  variant,
  title,
  errorOf,
  onChange,
  onSignIn,
}: VariantDetailsProps) {
  const upload = useUpload("picture", uploadKey);
  const url = upload.state.phase === "sent" ? upload.state.taken.url : null;
  const take = useEffectEvent((image: string) => {
    onChange({ image });
    upload.finish();
  });
  useEffect(() => {
    if (url !== null) take(url);
  }, [url]);
  const modelError = errorOf("modelImageUrl");

  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded-panel bg-sunken/50 p-3 sm:grid-cols-2">
      <legend className="sr-only">Details of {title}</legend>
      <div className="grid content-start gap-3">
        <div className="grid grid-cols-3 gap-2">
          {sides.map(([side, label]) => (
            <Field key={side} label={label} error={errorOf(side)}>
              {(control) => (
                <TextInput
                  {...control}
                  dense
                  inputMode="decimal"
                  autoComplete="off"
                  value={variant[side]}
                  onChange={({ target }) => onChange({ [side]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <Field
          label="Model colour"
          hint="Name of the material in the 3D model"
          error={errorOf("material")}
        >
          {(control) => (
            <TextInput
              {...control}
              dense
              maxLength={limits.materialName}
              autoComplete="off"
              value={variant.material}
              onChange={({ target }) => onChange({ material: target.value })}
            />
          )}
        </Field>
        <Field label="Picture URL" hint="Empty: the picture of the item" error={errorOf("image")}>
          {(control) => (
            <TextInput
              {...control}
              dense
              maxLength={limits.webAddress}
              autoComplete="off"
              value={variant.image}
              onChange={({ target }) => onChange({ image: target.value })}
            />
          )}
        </Field>
        {modelError && <FieldError>{modelError}</FieldError>}
      </div>
      <DropZone purpose="picture" upload={upload} error={undefined} onSignIn={onSignIn} />
    </fieldset>
  );
}
