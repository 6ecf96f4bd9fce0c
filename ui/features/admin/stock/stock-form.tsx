import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { z } from "zod";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { FieldError } from "../../../components/field.tsx";
import { FormField, type FormFieldProps } from "../../../components/form-field.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import type { StockSaved_ResultFragment } from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";
import { useStaffForm, type StaffForm, type StaffFormOptions } from "../kit/use-staff-form.ts";

/** Parses a non-negative integer; null if invalid. */
export function wholeNumber(typed: string): number | null {
  const text = typed.replaceAll(/[,\s]/g, "");
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** True for a number of units that the shop accepts. */
export const isStock = (units: number | null): units is number =>
  units !== null && units <= limits.stock;

export const reasonSchema = z
  .string()
  .refine((reason) => reason.trim() !== "", "Please enter a reason");

type Options<Values extends FieldValues> = StaffFormOptions<
  Values,
  StockSaved_ResultFragment,
  "ProductSaved"
>;

/** The staff form of a dialog that changes a product's stock, and is closed when it is stored. */
export const useStockForm = <Values extends FieldValues>({
  onClose,
  ...options
}: Pick<Options<Values>, "resolver" | "defaultValues" | "send"> & { onClose: () => void }) =>
  useStaffForm<Values, StockSaved_ResultFragment, "ProductSaved">({
    ...options,
    failed: "The shop isn’t responding. Please try again.",
    stored: "ProductSaved",
    onStored({ message }, isOpen) {
      notify.success(message);
      if (isOpen) onClose();
    },
  });

export interface StockFormProps extends Pick<
  StaffForm<FieldValues>,
  "frame" | "pending" | "refusal" | "submit"
> {
  title: string;
  /** Label of the submit button, for example: Receive 4 */
  action: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that changes a product's stock. */
export function StockForm(props: StockFormProps) {
  const { title, action, frame, pending, refusal, submit, onClose, children } = props;
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form ref={frame} noValidate className="grid gap-4 pt-2 text-ink" onSubmit={submit}>
        {children}
        {refusal && <FieldError>{refusal}</FieldError>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" pending={pending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export interface UnitsFieldProps extends Pick<
  FormFieldProps<{ units: string }>,
  "form" | "label" | "hint"
> {
  placeholder?: string;
  /** True if typing replaces the initial value. */
  replaced?: boolean;
}

/** Field for a number of units. */
export function UnitsField({ placeholder, replaced = false, ...field }: UnitsFieldProps) {
  return (
    <FormField {...field} name="units">
      {(control) => (
        <TextInput
          {...control}
          className="max-w-32"
          inputMode="numeric"
          placeholder={placeholder}
          onFocus={({ target }) => replaced && target.select()}
        />
      )}
    </FormField>
  );
}

/** Field for the reason of a change. */
export function ReasonField({ form }: Pick<FormFieldProps<{ reason: string }>, "form">) {
  return (
    <FormField form={form} name="reason" label="Reason" hint="Shown in the ledger with your name.">
      {(control) => <TextInput {...control} maxLength={limits.stockReason} />}
    </FormField>
  );
}
