import { useMutation } from "@apollo/client/react";
import { useId, useState, type SubmitEvent } from "react";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { useCommand } from "../../../apollo/use-command.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoney } from "../../../components/money.ts";
import { Select } from "../../../components/select.tsx";
import { Stepper } from "../../../components/stepper.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import { ReturnItemsDocument, type ItemReturnReason } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { worthOfUnits } from "../../../generated/values/returned-worth.ts";
import { OptionLine } from "../../shared/product/option-line.tsx";
import { returnReasons } from "./return-reasons.ts";
import { staffAnswer } from "./staff-answer.ts";
import type { DeskOrder } from "./use-desk-order.ts";

/** The items of an order that the customer still has. */
export function itemsLeft({ details }: Pick<DeskOrder, "details">) {
  const { items, returnedItems } = details;
  return items
    .map((item) => {
      const back = returnedItems.find(({ productId }) => productId === item.productId);
      const returned = back?.quantity ?? 0;
      return { ...item, returned, left: item.quantity - returned };
    })
    .filter(({ left }) => left > 0);
}

const centsOf = (rupees: number): number => Math.round(rupees * 100);

/** Whether staff refund the order as a whole, because it ended after a payment. */
export function isRefundOnly({ cancelledAt, details }: DeskOrder): boolean {
  return cancelledAt !== null && details.refundable > 0;
}

/** Records delivered items that are in the shop again, or the refund of an ended order. */
export function ReturnDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const form = useId();
  const [returnItems] = useMutation(ReturnItemsDocument);
  const { pending, problem, isOpen, run } = useCommand(messages.desk.returnFailed);
  const refundOnly = isRefundOnly(order);
  const left = refundOnly ? [] : itemsLeft(order);
  const { refundable, stillOwed } = order.details;
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(
    new Map(left.length === 1 && left[0] ? [[left[0].productId, 1]] : []),
  );
  const [reason, setReason] = useState<ItemReturnReason>("DAMAGED");
  const [typedRefund, setTypedRefund] = useState<string | null>(null);
  const [chosenRestock, setChosenRestock] = useState<boolean | null>(null);
  // The same input is sent again as the same command, in case its answer was lost.
  const { idOf } = useCommandIds();
  const { id: orderId, number, revision, customerName } = order;
  const items = left.flatMap(({ productId, left: most }) => {
    const quantity = Math.min(chosen.get(productId) ?? 0, most);
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
  const worthCents = left.reduce((sum, { productId, price, discount, quantity, returned }) => {
    const line = { quantity, priceCents: centsOf(price), discountCents: centsOf(discount) };
    return sum + worthOfUnits(line, returned, chosen.get(productId) ?? 0);
  }, 0);
  // Goods that come back are owed no more.
  const dueCents = Math.max(0, worthCents - centsOf(stillOwed));
  const proposal = refundOnly ? refundable : Math.min(dueCents / 100, refundable);
  const refund = typedRefund ?? String(proposal);
  const amount = Number(refund.replaceAll(",", "").trim() || "0");
  const restock = chosenRestock ?? reason === "CHANGED_MIND";

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const variables = {
      ...{ orderId, items, reason, restock },
      refund: Number.isFinite(amount) ? amount : -1,
      expectedRevision: revision,
    };
    const commandId = idOf(variables);
    const done = await run(async () =>
      staffAnswer(
        (await returnItems({ variables: { ...variables, commandId } })).data?.returnItems,
      ),
    );
    if (!done) return;
    notify.success(done.message);
    if (isOpen()) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={refundOnly ? `Refund of ${number}` : `Return from ${number}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="filled"
            pending={pending}
            disabled={!refundOnly && items.length === 0}
          >
            {refundOnly ? "Record the refund" : "Record the return"}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <p>
          {refundOnly
            ? "Record it when the money is paid back:"
            : "Record it when the items are in the shop: stock and refund change at once, and"}{" "}
          {customerName || "the customer"} gets an email. It can’t be undone.
        </p>
        <ul className="grid gap-3">
          {left.map(({ productId, name, options, price, left: most }) => (
            <li key={productId} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-40 flex-1">
                {name}
                <OptionLine values={options} />
                <small className="block text-fine text-ink-muted">
                  {formatMoney(price)} each, {most} with the customer
                </small>
              </span>
              <Stepper
                label={`Units of ${[name, ...options].join(", ")} that come back`}
                value={Math.min(chosen.get(productId) ?? 0, most)}
                min={0}
                max={most}
                onChange={(quantity) =>
                  setChosen((before) => new Map(before).set(productId, quantity))
                }
              />
            </li>
          ))}
        </ul>
        <Field label="Reason">
          {(control) => (
            <Select
              {...control}
              value={reason}
              onChange={({ currentTarget }) =>
                setReason(
                  returnReasons.find(([word]) => word === currentTarget.value)?.[0] ?? "DAMAGED",
                )
              }
            >
              {returnReasons.map(([word, text]) => (
                <option key={word} value={word}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field
            label="Money back, in rupees"
            hint={[
              `At most ${formatMoney(refundable)}.`,
              ...(stillOwed > 0 ? [`${formatMoney(stillOwed)} is still owed.`] : []),
            ].join(" ")}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={refund}
                onChange={({ currentTarget }) => setTypedRefund(currentTarget.value)}
              />
            )}
          </Field>
          {!refundOnly && (
            <Field label="The items">
              {(control) => (
                <Select
                  {...control}
                  value={restock ? "stock" : "off"}
                  onChange={({ currentTarget }) =>
                    setChosenRestock(currentTarget.value === "stock")
                  }
                >
                  <option value="stock">Go back to stock</option>
                  <option value="off">Are written off</option>
                </Select>
              )}
            </Field>
          )}
        </div>
        {problem && (
          <MessageBox tone="danger" takeFocus>
            {problem}
          </MessageBox>
        )}
      </form>
    </Dialog>
  );
}
