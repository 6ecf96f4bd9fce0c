import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { Checkbox } from "../../../../components/checkbox.tsx";
import { FieldError } from "../../../../components/field.tsx";
import { IconButton } from "../../../../components/icon-button.tsx";
import { pictureTypes } from "../../../../components/picture-types.ts";
import { PillRow } from "../../../../components/pill-row.tsx";
import { settingLimits } from "../../../../generated/shop.ts";
import { AddItem } from "../../order-desk/add-item.tsx";
import { LocalFields } from "./local-fields.tsx";
import { PictureField } from "./picture-field.tsx";
import type { DetailControl, ShopDetails } from "./use-details-draft.ts";

type Home = ShopDetails["home"];
type Top = "scene" | "picture" | "item";

const sectionNames = { ROOMS: "Categories", APP: "Mobile App", NEW: "New arrivals" } as const;

const topOf = ({ picture, item }: Home): Top =>
  picture !== "" ? "picture" : item !== "" ? "item" : "scene";

/** The top of the home page, and the order of its sections. */
export function HomeFields({ control }: { control: DetailControl<Home> }) {
  const { value, set, problem } = control;
  const [chosen, setChosen] = useState<Top | null>(null);
  const [itemName, setItemName] = useState("");
  const top = chosen ?? topOf(value);

  const move = (from: number, to: number) => {
    const sections = [...value.sections];
    sections.splice(to, 0, ...sections.splice(from, 1));
    set({ ...value, sections });
  };

  return (
    <>
      <PillRow
        label="Top of the page"
        choices={[
          { value: "scene", label: "Text and scene" },
          { value: "picture", label: "Picture" },
          { value: "item", label: "An item" },
        ]}
        value={top}
        onChange={(next) => {
          setChosen(next);
          set({
            ...value,
            picture: next === "picture" ? value.picture : "",
            item: next === "item" ? value.item : "",
          });
        }}
      />
      {top === "picture" && (
        <PictureField
          label="Picture"
          empty="JPEG, PNG, WebP or AVIF"
          accept={pictureTypes}
          address={value.picture}
          problem={problem("picture")}
          prepare={async (file) => ({ file, remark: "" })}
          onChange={(picture) => set({ ...value, picture })}
        />
      )}
      {top === "item" && (
        <div className="grid w-full gap-2">
          {value.item !== "" && (
            <p className="flex flex-wrap items-center gap-3">
              <span>{itemName === "" ? "One item is shown." : itemName}</span>
              <Button
                size="dense"
                variant="quiet"
                onClick={() => {
                  setItemName("");
                  set({ ...value, item: "" });
                }}
              >
                Remove
              </Button>
            </p>
          )}
          <AddItem
            label={value.item === "" ? "Find the item" : "Find another item"}
            error={problem("item")}
            soldOut
            onAdd={(product) => {
              setItemName(product.name);
              set({ ...value, item: product.id });
            }}
          />
        </div>
      )}
      <h3 className="mt-2 font-semibold">Headline</h3>
      <LocalFields
        label="Headline"
        value={value.headline}
        onChange={(text) => set({ ...value, headline: { ...value.headline, ...text } })}
        problem={(language) => problem(`headline.${language}`)}
        maxLength={settingLimits.headline + settingLimits.headlineLines}
        lines={2}
      />
      <h3 className="mt-2 font-semibold">Text below it</h3>
      <LocalFields
        label="Text below the headline"
        value={value.lead}
        onChange={(text) => set({ ...value, lead: { ...value.lead, ...text } })}
        problem={(language) => problem(`lead.${language}`)}
        maxLength={settingLimits.lead}
        lines={3}
      />
      <h3 className="mt-2 font-semibold">Sections</h3>
      <ol className="w-full border-y border-line">
        {value.sections.map((section, index) => {
          const name = sectionNames[section.name];
          return (
            <li
              key={section.name}
              className="flex items-center justify-between gap-3 border-line not-first:border-t"
            >
              <Checkbox
                label={name}
                checked={section.shown}
                onChange={({ target }) =>
                  set({
                    ...value,
                    sections: value.sections.map((each) =>
                      each.name === section.name ? { ...each, shown: target.checked } : each,
                    ),
                  })
                }
              />
              <span className="flex">
                <IconButton
                  label={`Move ${name} up`}
                  icon={<ArrowUp aria-hidden size={16} />}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={`Move ${name} down`}
                  icon={<ArrowDown aria-hidden size={16} />}
                  disabled={index === value.sections.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {problem("sections") && <FieldError>{problem("sections")}</FieldError>}
    </>
  );
}
