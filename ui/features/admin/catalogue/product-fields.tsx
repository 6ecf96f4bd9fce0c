import { FormField } from "../../../components/form-field.tsx";
import { Select } from "../../../components/select.tsx";
import { TextArea, TextInput } from "../../../components/text-input.tsx";
import type { CheckedForm } from "../../../components/use-checked-form.ts";
import { limits } from "../../../generated/shop.ts";
import { useCategories } from "../../shared/product/categories.ts";
import { FactFields } from "./fact-fields.tsx";
import { SizeFields } from "./size-fields.tsx";
import { PlacementChoice } from "./placement-choice.tsx";
import type { ProductValues } from "./product-schema.ts";

export interface ProductFieldsProps {
  form: CheckedForm<ProductValues>;
  /** The selected category; may be empty. */
  category: string;
}

/** All form fields of a product. */
export function ProductFields({ form, category }: ProductFieldsProps) {
  const categories = useCategories();
  return (
    <>
      <section aria-labelledby="what-heading" className="grid gap-4">
        <h2 id="what-heading" className="heading text-lg">
          Details
        </h2>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-12">
          <FormField form={form} name="name" label="Name" className="sm:col-span-8">
            {(control) => (
              <TextInput {...control} maxLength={limits.productName} autoComplete="off" required />
            )}
          </FormField>
          <FormField form={form} name="category" label="Category" className="sm:col-span-4">
            {(control) => (
              <Select {...control} required>
                <option value="">Choose one</option>
                {categories.shown.map((each) => (
                  <option key={each} value={each}>
                    {categories.display(each).label}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <FormField
            form={form}
            name="description"
            label="Description"
            className="sm:col-span-12"
            hint="Two or three sentences: what it is made of, and what it is like to live with."
          >
            {(control) => (
              <TextArea {...control} rows={3} maxLength={limits.productDescription} required />
            )}
          </FormField>
        </div>
      </section>
      <section aria-labelledby="sell-heading" className="grid gap-4">
        <h2 id="sell-heading" className="heading text-lg">
          Price, stock and size
        </h2>
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-12">
          <FormField form={form} name="price" label="Price, Rs." className="sm:col-span-4">
            {(control) => (
              <TextInput {...control} inputMode="decimal" autoComplete="off" required />
            )}
          </FormField>
          <FormField form={form} name="countInStock" label="Stock" className="sm:col-span-2">
            {(control) => (
              <TextInput {...control} inputMode="numeric" autoComplete="off" required />
            )}
          </FormField>
          <SizeFields form={form} className="col-span-2 sm:col-span-6" />
          <div className="col-span-2 sm:col-span-12">
            <PlacementChoice
              field={form.register("placement")}
              wall={categories.display(category).wall}
            />
          </div>
        </div>
        <FactFields form={form} />
      </section>
    </>
  );
}
