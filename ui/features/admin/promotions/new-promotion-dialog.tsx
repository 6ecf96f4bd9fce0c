import { useMutation } from "@apollo/client/react";
import { useRef, useState, type SubmitEvent } from "react";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { Button } from "../../../components/button.tsx";
import { Checkbox } from "../../../components/checkbox.tsx";
import { DateField } from "../../../components/date-field/date-field.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { Select } from "../../../components/select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import {
  CreatePromotionDocument,
  type Category,
  type PromotionBenefitKind,
} from "../../../generated/operations.ts";
import { allCategories, categoryDisplay } from "../../shared/product/categories.ts";
import { optionLine } from "../../shared/product/option-values.ts";
import { AddItem } from "../order-desk/add-item.tsx";
import { ChosenItems } from "./chosen-items.tsx";
import {
  emptyDraft,
  promotionInput,
  withItem,
  type DraftField,
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
  const [draft, setDraft] = useState<PromotionDraft>(emptyDraft);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failed, setFailed] = useState<string | null>(null);
  const [create, { loading }] = useMutation(CreatePromotionDocument);
  const begin = useLatestAction();
  const { idOf } = useCommandIds();
  const form = useRef<HTMLFormElement>(null);
  const { kind } = draft;
  const set = (changes: Partial<PromotionDraft>) => {
    setDraft({ ...draft, ...changes });
    setProblems(new Map());
  };

  async function send() {
    const input = promotionInput(draft);
    const variables = { input, commandId: idOf(input) };
    const isLatest = begin();
    const answer = (await create({ variables }).catch(() => null))?.data?.createPromotion;
    if (answer?.__typename === "PromotionSaved") {
      notify.success(answer.message);
      onCreated(answer.promotion.code, isLatest());
      return;
    }
    const fields = answer?.__typename === "InvalidInput" ? answer.fields : [];
    setProblems(new Map(fields.map(({ field, message }) => [field, message])));
    setFailed(
      fields.length > 0
        ? null
        : (answer?.message ?? "The promotion couldn’t be created. Please try again."),
    );
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (loading) return;
    if (draft.firstDay === "") setProblems(new Map([["startsAt", "Please enter a date"]]));
    else void send();
  }

  const text = (
    field: DraftField,
    label: string,
    more: { optional?: boolean; hint?: string } = {},
  ) => (
    <Field label={label} error={problems.get(problemField[field])} {...more}>
      {(control) => (
        <TextInput
          {...control}
          value={draft[field]}
          inputMode={field === "code" ? "text" : "decimal"}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      )}
    </Field>
  );

  return (
    <Dialog open onOpenChange={onClose} title="New promotion">
      <form ref={form} noValidate className="grid gap-4 pt-2 text-ink" onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          {text("code", "Code", {
            hint: "4 to 20 letters and digits, in upper or lower case.",
          })}
          <Field label="Discount">
            {(control) => (
              <Select
                {...control}
                value={kind}
                onChange={({ target }) => set({ kind: target.value as PromotionBenefitKind })}
              >
                {Object.entries(kinds).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {kind === "PERCENT" && text("percent", "Percent")}
          {kind === "PERCENT" && text("most", "Maximum discount, in rupees", { optional: true })}
          {kind === "AMOUNT" && text("amount", "Amount in rupees")}
          {text("minSum", "Minimum subtotal, in rupees", { optional: true })}
          <Field label="First day" error={problems.get("startsAt")}>
            {(control) => (
              <DateField
                {...control}
                value={draft.firstDay}
                onValue={(firstDay) => set({ firstDay })}
              />
            )}
          </Field>
          <Field label="Last day" optional error={problems.get("endsAt")}>
            {(control) => (
              <DateField
                {...control}
                value={draft.lastDay}
                onValue={(lastDay) => set({ lastDay })}
              />
            )}
          </Field>
          {text("uses", "Maximum orders in total", { optional: true })}
          {text("usesPerCustomer", "Maximum orders per customer", { optional: true })}
        </div>
        <fieldset>
          <legend className="mb-1 text-sm font-demi">For</legend>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {allCategories.map((category: Category) => (
              <li key={category}>
                <Checkbox
                  label={categoryDisplay(category).label}
                  checked={draft.categories.includes(category)}
                  onChange={({ target }) =>
                    set({
                      categories: target.checked
                        ? [...draft.categories, category]
                        : draft.categories.filter((each) => each !== category),
                    })
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
          error={problems.get("productIds") ?? problems.get("variantIds")}
          onAdd={(product, variant) =>
            set({
              items: withItem(draft.items, {
                ...{ productId: product.id, variantId: variant.id, name: product.name },
                options: optionLine(variant.values),
                ...{ hasOthers: product.variants.length > 1, allVariants: false },
              }),
            })
          }
        />
        <ChosenItems items={draft.items} onItems={(items) => set({ items })} />
        {failed && <MessageBox tone="danger">{failed}</MessageBox>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" pending={loading}>
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The fields of the shop's refusal. */
const problemField: Readonly<Record<DraftField, string>> = {
  code: "code",
  percent: "percent",
  most: "mostRupees",
  amount: "amountRupees",
  minSum: "minSumRupees",
  uses: "uses",
  usesPerCustomer: "usesPerCustomer",
};
