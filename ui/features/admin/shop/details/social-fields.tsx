import { Field } from "../../../../components/field.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import { settingLimits } from "../../../../generated/shop.ts";
import { Rows } from "./rows.tsx";
import type { DetailControl, ShopDetails } from "./use-details-draft.ts";

type Link = ShopDetails["social"][number];

/** The shop's pages on other sites, in the order of the footer. */
export function SocialFields({ control }: { control: DetailControl<Link[]> }) {
  return (
    <Rows
      rows={control.value}
      onChange={control.set}
      noun="link"
      empty={{ __typename: "SocialLink", name: "", address: "" }}
      most={settingLimits.socialLinks}
    >
      {(link, index, change) => (
        <div className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <Field label="Name" error={control.problem(`${index}.name`)}>
            {(attributes) => (
              <TextInput
                {...attributes}
                dense
                maxLength={settingLimits.socialName}
                value={link.name}
                onChange={({ target }) => change({ ...link, name: target.value })}
              />
            )}
          </Field>
          <Field label="Address" error={control.problem(`${index}.address`)}>
            {(attributes) => (
              <TextInput
                {...attributes}
                dense
                type="url"
                placeholder="https://"
                maxLength={500}
                value={link.address}
                onChange={({ target }) => change({ ...link, address: target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </Rows>
  );
}
