import { useId, useState } from "react";
import { classNames } from "../../../../components/class-names.ts";
import { Button } from "../../../../components/button.tsx";
import { Field } from "../../../../components/field.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { Select } from "../../../../components/select.tsx";
import { useCategories } from "../../../shared/product/categories.ts";
import { mappedFields, type MappedField, type Mapping } from "./mapped-fields.ts";
import { mappingFor } from "./propose-mapping.ts";
import type { FileColumnSample } from "./rows.ts";

const labels: Record<MappedField, string> = {
  name: "Name",
  category: "Category",
  price: "Price in rupees",
  countInStock: "Units in stock",
  image: "Picture",
  description: "Description",
  modelImageUrl: "3D model",
  widthCm: "Width",
  depthCm: "Depth",
  heightCm: "Height",
  _id: "The shop’s own _id",
  group: "Rows of one item share",
  variantSku: "SKU of a variant",
  variantImage: "Picture of a variant",
  option1Name: "Option 1, name",
  option1Value: "Option 1, value",
  option2Name: "Option 2, name",
  option2Value: "Option 2, value",
  option3Name: "Option 3, name",
  option3Value: "Option 3, value",
};

/** Fields that a new item requires. */
const needed: readonly MappedField[] = ["name", "price", "image", "description"];

export interface MappingFormProps {
  columns: readonly FileColumnSample[];
  onMap: (mapping: Mapping) => void;
}

/** Maps the columns of another shop's file to an item's values. */
export function MappingForm({ columns, onMap }: MappingFormProps) {
  const categories = useCategories();
  const names = columns.map(({ name }) => name);
  const [{ mapping: found, isStored }] = useState(() => mappingFor(names));
  const [mapping, setMapping] = useState(found);
  const [isTried, setTried] = useState(false);
  const headingId = useId();
  const missing =
    mapping.columns._id === undefined
      ? needed.filter((field) => mapping.columns[field] === undefined)
      : [];
  const sides = (["widthCm", "depthCm", "heightCm"] as const).filter(
    (side) => mapping.columns[side] !== undefined,
  );
  const lacksSide = sides.length > 0 && sides.length < 3;
  const taken = new Set(Object.values(mapping.columns));
  const left = names.filter((name) => !taken.has(name));

  function choose(field: MappedField, column: string) {
    setMapping(({ columns: before, category }) => {
      const { [field]: _, ...others } = before;
      return { category, columns: column === "" ? others : { ...others, [field]: column } };
    });
  }

  function errorOf(field: MappedField): string | undefined {
    if (!isTried) return undefined;
    if (missing.includes(field)) return "Please choose a column";
    const isSide = field === "widthCm" || field === "depthCm" || field === "heightCm";
    return isSide && lacksSide && mapping.columns[field] === undefined
      ? "A size needs all three sides"
      : undefined;
  }

  /** How the field's column was found. */
  function originOf(field: MappedField): string {
    const column = mapping.columns[field];
    if (missing.includes(field)) return "Please choose";
    if (column !== found.columns[field]) return "You chose";
    if (column === undefined) return "Left out";
    return isStored ? "As last time" : "Proposed";
  }

  const sampleOf = (field: MappedField) =>
    columns.find(({ name }) => name === mapping.columns[field])?.sample;

  return (
    <form
      noValidate
      aria-labelledby={headingId}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing.length > 0 || lacksSide) setTried(true);
        else onMap(mapping);
      }}
    >
      <div className="grid gap-1">
        <h3 id={headingId} className="font-demi">
          Choose the columns
        </h3>
        <p className="text-ink-muted">
          This file has the columns of another shop. Choose the column for each value of an item.
          Rows of one item become its variants if they have option values. Your choice is saved in
          this browser for the next file of this kind.
        </p>
      </div>
      {isTried && (missing.length > 0 || lacksSide) && (
        <MessageBox tone="danger" takeFocus>
          Some required values have no column yet.
        </MessageBox>
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {mappedFields.map((field) => (
          <Field
            key={field}
            label={labels[field]}
            optional={!needed.includes(field) && field !== "category"}
            aside={
              <span
                className={classNames(
                  "text-fine",
                  missing.includes(field) ? "text-warn-text" : "text-ink-muted",
                )}
              >
                {originOf(field)}
              </span>
            }
            hint={sampleOf(field) && <span className="break-words">{sampleOf(field)}</span>}
            error={errorOf(field)}
          >
            {(control) => (
              <Select
                {...control}
                value={mapping.columns[field] ?? ""}
                onChange={({ currentTarget }) => choose(field, currentTarget.value)}
              >
                <option value="">No column</option>
                {[...new Set(names)].map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Field
          label="Other categories become"
          hint="For rows whose category the shop does not know"
        >
          {(control) => (
            <Select
              {...control}
              value={mapping.category ?? ""}
              onChange={({ currentTarget: { value } }) =>
                setMapping((before) => ({
                  ...before,
                  category: value === "" ? null : value,
                }))
              }
            >
              <option value="">Refuse the rows</option>
              {categories.shown.map((category) => (
                <option key={category} value={category}>
                  {categories.display(category).label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {left.length > 0 && (
        <p className="text-fine break-words text-ink-muted">Not imported: {left.join(", ")}</p>
      )}
      <div>
        <Button type="submit" variant="filled">
          Show the rows
        </Button>
      </div>
    </form>
  );
}
