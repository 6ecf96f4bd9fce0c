import { DateField } from "../../../../components/date-field/date-field.tsx";
import { Field } from "../../../../components/field.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import { settingLimits } from "../../../../generated/shop.ts";
import { LocalFields } from "./local-fields.tsx";
import type { DetailControl, ShopDetails } from "./use-details-draft.ts";

/** A line above the header from one day to another. */
export function AnnouncementFields({
  control,
}: {
  control: DetailControl<ShopDetails["announcement"]>;
}) {
  const { value, set, problem } = control;
  const day = (field: "from" | "until", label: string) => (
    <Field label={label} error={problem(field)}>
      {(attributes) => (
        <DateField
          {...attributes}
          value={value[field]}
          onValue={(chosen) => set({ ...value, [field]: chosen })}
        />
      )}
    </Field>
  );
  return (
    <>
      <LocalFields
        label="Announcement"
        value={value.text}
        onChange={(text) => set({ ...value, text: { ...value.text, ...text } })}
        problem={(language) => problem(`text.${language}`)}
        maxLength={settingLimits.announcement}
      />
      <div className="grid w-full gap-3 sm:grid-cols-2">
        {day("from", "From")}
        {day("until", "Until the end of")}
      </div>
      <Field label="Link" optional error={problem("link")} className="w-full">
        {(attributes) => (
          <TextInput
            {...attributes}
            dense
            placeholder="/category or https://"
            maxLength={500}
            value={value.link}
            onChange={({ target }) => set({ ...value, link: target.value })}
          />
        )}
      </Field>
    </>
  );
}
