import * as t from "#texts/checkout.ts";
import { useWatch } from "react-hook-form";
import { formatCount } from "../../../components/count.ts";
import { FormField } from "../../../components/form-field.tsx";
import { TextArea, TextInput } from "../../../components/text-input.tsx";
import type { CheckedForm } from "../../../components/use-checked-form.ts";
import { limits } from "../../../generated/shop.ts";
import type { DeliveryDetails } from "./delivery-schema.ts";
import { PhoneField } from "./phone-field.tsx";

const half = "sm:col-span-3";

/** The optional fields that help the driver to find the place. */
export function DriverFields({ form }: { form: CheckedForm<DeliveryDetails> }) {
  const note = useWatch({ control: form.control, name: "driverNote" });
  return (
    <fieldset
      aria-describedby="for-driver"
      className="col-span-full mt-3 min-w-0 border-t border-line pt-5"
    >
      <legend className="heading float-left text-title">{t.helpTheDriver}</legend>
      <p id="for-driver" className="clear-both pt-1 text-sm text-ink-muted">
        {t.onlyForTheDriver}
      </p>
      <div className="mt-5 grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-6">
        <FormField
          form={form}
          name="landmark"
          label={t.landmark}
          className={half}
          hint={t.landmarkHint}
        >
          {(control) => <TextInput {...control} autoComplete="off" maxLength={limits.landmark} />}
        </FormField>
        <FormField form={form} name="floor" label={t.floor} className={half} hint={t.floorHint}>
          {(control) => <TextInput {...control} autoComplete="off" maxLength={limits.floor} />}
        </FormField>
        <PhoneField form={form} name="secondPhone" label={t.secondPhone} hint={t.secondPhoneHint} />
        <FormField
          form={form}
          name="driverNote"
          label={t.driverNote}
          className={half}
          hint={t.charactersOf(formatCount(note.length), formatCount(limits.driverNote))}
        >
          {(control) => (
            <TextArea {...control} rows={3} autoComplete="off" maxLength={limits.driverNote} />
          )}
        </FormField>
      </div>
    </fieldset>
  );
}
