import { useMutation } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useWatch } from "react-hook-form";
import { Button } from "../../../components/button.tsx";
import { Checkbox } from "../../../components/checkbox.tsx";
import { DateField } from "../../../components/date-field/date-field.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { FormField } from "../../../components/form-field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { Select } from "../../../components/select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import {
  CreatePromotionDocument,
  type PromotionBenefitKind,
} from "../../../generated/operations.ts";
import { useCategories } from "../../shared/product/categories.ts";
import { optionLine } from "../../shared/product/option-values.ts";
import { useStaffForm } from "../kit/use-staff-form.ts";
import { AddItem } from "../order-desk/add-item.tsx";
import { ChosenItems } from "./chosen-items.tsx";
import {
  draftFields,
  emptyDraft,
  promotionInput,
  promotionSchema,
  withItem,
  type PromotionDraft,
} from "./promotion-draft.ts";

export interface NewPromotionDialogProps {
  onClose: () => void;
  /** Called with a new promotion, and with whether the dialog is still open. */
  onCreated: (code: string, isOpen: boolean) => void;
}

const kinds: Readonly<Record<PromotionBenefitKind, string>> = {
  PERCENT: "A percentage",
  AMOUNT: "An amount",
  FREE_DELIVERY: "Free delivery",
};

/** The form of a new promotion. The shop checks the terms and refuses them field by field. */
export function NewPromotionDialog({ onClose, onCreated }: NewPromotionDialogProps) {
  const rooms = useCategories();
  const [create] = useMutation(CreatePromotionDocument);
  const { form, frame, pending, refusal, submit, set } = useStaffForm({
    resolver: zodResolver(promotionSchema),
    defaultValues: emptyDraft(),
    failed: "The promotion couldn’t be created. Please try again.",
    names: draftFields,
    send: async (draft: PromotionDraft, commandId) =>
      (await create({ variables: { input: promotionInput(draft), commandId } })).data
        ?.createPromotion,
    stored: "PromotionSaved",
    onStored(answer, isOpen) {
      notify.success(answer.message);
      onCreated(answer.promotion.code, isOpen);
    },
  });
  const { errors } = form.formState;
  const [kind, categories, items, firstDay, lastDay] = useWatch({
    control: form.control,
    name: ["kind", "categories", "items", "firstDay", "lastDay"],
  });

  const text = (
    name: "code" | "percent" | "most" | "amount" | "minSum" | "uses" | "usesPerCustomer",
    label: string,
    more: { optional?: boolean; hint?: string } = {},
  ) => (
    <FormField form={form} name={name} label={label} {...more}>
      {(control) => <TextInput {...control} inputMode={name === "code" ? "text" : "decimal"} />}
    </FormField>
  );

  return (
    <Dialog open onOpenChange={onClose} title="New promotion">
      <form ref={frame} noValidate className="grid gap-4 pt-2 text-ink" onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          {text("code", "Code", {
            hint: "4 to 20 letters and digits, in upper or lower case.",
          })}
          <FormField form={form} name="kind" label="Discount">
            {(control) => (
              <Select {...control}>
                {Object.entries(kinds).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          {kind === "PERCENT" && text("percent", "Percent")}
          {kind === "PERCENT" && text("most", "Maximum discount, in rupees", { optional: true })}
          {kind === "AMOUNT" && text("amount", "Amount in rupees")}
          {text("minSum", "Minimum subtotal, in rupees", { optional: true })}
          <Field label="First day" error={errors.firstDay?.message}>
            {(control) => (
              <DateField {...control} value={firstDay} onValue={(day) => set("firstDay", day)} />
            )}
          </Field>
          <Field label="Last day" optional error={errors.lastDay?.message}>
            {(control) => (
              <DateField {...control} value={lastDay} onValue={(day) => set("lastDay", day)} />
            )}
          </Field>
          {text("uses", "Maximum orders in total", { optional: true })}
          {text("usesPerCustomer", "Maximum orders per customer", { optional: true })}
        </div>
        <fieldset>
          <legend className="mb-1 text-sm font-demi">For</legend>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {rooms.shown.map((category) => (
              <li key={category}>
                <Checkbox
                  label={rooms.display(category).label}
                  checked={categories.includes(category)}
                  onChange={({ target }) =>
                    set(
                      "categories",
                      target.checked
                        ? [...categories, category]
                        : categories.filter((each) => each !== category),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </fieldset>
        <AddItem
          label="Items"
          optional
          soldOut
          error={errors.items?.message}
          onAdd={(product, variant) =>
            set(
              "items",
              withItem(items, {
                ...{ productId: product.id, variantId: variant.id, name: product.name },
                options: optionLine(variant.values),
                ...{ hasOthers: product.variants.length > 1, allVariants: false },
              }),
            )
          }
        />
        <ChosenItems items={items} onItems={(chosen) => set("items", [...chosen])} />
        {refusal && <MessageBox tone="danger">{refusal}</MessageBox>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" pending={pending}>
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
