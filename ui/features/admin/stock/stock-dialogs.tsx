import { useMutation } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import {
  CountStockDocument,
  ReceiveStockDocument,
  SetLowStockLimitDocument,
  type StockRow_ProductFragment,
} from "../../../generated/operations.ts";
import {
  isStock,
  ReasonField,
  reasonSchema,
  StockForm,
  UnitsField,
  useStockForm,
  wholeNumber,
} from "./stock-form.tsx";

export interface StockDialogProps {
  product: StockRow_ProductFragment;
  onClose: () => void;
}

/** Units received, as typed; null if they can't be. */
const receivedIn = (typed: string): number | null => {
  const units = wholeNumber(typed);
  return isStock(units) && units >= 1 ? units : null;
};

const receivedSchema = z.object({
  units: z
    .string()
    .refine((typed) => receivedIn(typed) !== null, "Please enter the number of units received"),
  reason: reasonSchema,
});

/** Records units received. */
export function ReceiveDialog({ product: { id, name, stock }, onClose }: StockDialogProps) {
  const [receive] = useMutation(ReceiveStockDocument);
  const { form, ...rest } = useStockForm({
    resolver: zodResolver(receivedSchema),
    defaultValues: { units: "", reason: "" },
    async send({ units, reason }: z.infer<typeof receivedSchema>, commandId) {
      const quantity = receivedIn(units) ?? 0;
      const variables = { productId: id, quantity, reason, commandId };
      return (await receive({ variables })).data?.receiveStock;
    },
    onClose,
  });
  const quantity = receivedIn(useWatch({ control: form.control, name: "units" }));
  return (
    <StockForm
      {...rest}
      title={`Receive ${name}`}
      action={quantity === null ? "Receive" : `Receive ${quantity}`}
      onClose={onClose}
    >
      <UnitsField form={form} label="Units received" />
      <ReasonField form={form} />
      <p role="status" className="min-h-6 text-sm font-demi">
        {quantity !== null &&
          `On hand ${stock.onHand} → ${stock.onHand + quantity}, available ${stock.available} → ${stock.available + quantity}`}
      </p>
    </StockForm>
  );
}

/** Why a count on the shelf can't be stored; undefined if it can. */
const countProblem = (typed: string, seen: number, reserved: number): string | undefined => {
  const count = wholeNumber(typed);
  if (!isStock(count)) return "Please enter how many are on the shelf";
  if (count < reserved) {
    return `${reserved} reserved for orders, so at least ${reserved} must be on the shelf`;
  }
  return count === seen ? "This matches the ledger, so there is nothing to adjust" : undefined;
};

const countSchema = (reserved: number) =>
  z
    .object({
      units: z.string(),
      reason: reasonSchema,
      /** The ledger's count when counting began; units that move since must not be counted away. */
      seen: z.number(),
    })
    .superRefine(({ units, seen }, { addIssue }) => {
      const message = countProblem(units, seen, reserved);
      if (message !== undefined) addIssue({ code: "custom", path: ["units"], message });
    });

/** Corrects the stock to a count on the shelf. */
export function AdjustDialog({ product: { id, name, stock }, onClose }: StockDialogProps) {
  const [countStock] = useMutation(CountStockDocument);
  const { form, set, refusal, submit, ...rest } = useStockForm({
    resolver: zodResolver(countSchema(stock.reserved)),
    defaultValues: { units: String(stock.onHand), reason: "", seen: stock.onHand },
    async send({ units, reason, seen }: z.infer<ReturnType<typeof countSchema>>, commandId) {
      const onHand = wholeNumber(units) ?? 0;
      const variables = { productId: id, onHand, seen, reason, commandId };
      return (await countStock({ variables })).data?.countStock;
    },
    onClose,
  });
  const [units, seen] = useWatch({ control: form.control, name: ["units", "seen"] });
  const count = wholeNumber(units);
  const moved = stock.onHand !== seen;
  return (
    <StockForm
      {...rest}
      title={`Adjust ${name}`}
      action={count === null ? "Adjust" : `Adjust to ${count}`}
      refusal={moved ? null : refusal}
      submit={(event) => (moved ? event.preventDefault() : submit(event))}
      onClose={onClose}
    >
      <UnitsField
        form={form}
        label="Counted on the shelf"
        hint={`Ledger: ${seen} on hand, ${stock.reserved} reserved.`}
        replaced
      />
      <ReasonField form={form} />
      {moved && (
        <MessageBox
          tone="warn"
          className="text-sm!"
          action={
            <Button size="dense" onClick={() => set("seen", stock.onHand)}>
              Count again
            </Button>
          }
        >
          The stock changed while you counted: {stock.onHand} on hand now.
        </MessageBox>
      )}
      <p role="status" className="min-h-6 text-sm font-demi">
        {!moved &&
          count !== null &&
          countProblem(units, seen, stock.reserved) === undefined &&
          `On hand ${stock.onHand} → ${count}, available ${stock.available} → ${count - stock.reserved}`}
      </p>
    </StockForm>
  );
}

/** A limit of low stock, as typed; null for the shop's limit. */
const limitIn = (typed: string): number | null => (typed.trim() === "" ? null : wholeNumber(typed));

const limitSchema = z.object({
  units: z
    .string()
    .refine(
      (typed) => typed.trim() === "" || isStock(limitIn(typed)),
      "Please enter a whole number, or leave it empty",
    ),
});

/** Sets a product's low-stock limit; empty means the shop's limit. */
export function LimitDialog({ product: { id, name, stock }, onClose }: StockDialogProps) {
  const [setLimit] = useMutation(SetLowStockLimitDocument);
  const { form, ...rest } = useStockForm({
    resolver: zodResolver(limitSchema),
    defaultValues: { units: stock.ownLowFrom === null ? "" : String(stock.ownLowFrom) },
    async send({ units }: z.infer<typeof limitSchema>, commandId) {
      const variables = { productId: id, lowFrom: limitIn(units), commandId };
      return (await setLimit({ variables })).data?.setLowStockLimit;
    },
    onClose,
  });
  return (
    <StockForm {...rest} title={`Low-stock limit of ${name}`} action="Set limit" onClose={onClose}>
      <UnitsField
        form={form}
        label="Low-stock limit, in units"
        hint={`Alert at this many or fewer. Leave empty to use the shop’s limit of ${stock.shopLowFrom}.`}
        placeholder={String(stock.shopLowFrom)}
      />
    </StockForm>
  );
}
