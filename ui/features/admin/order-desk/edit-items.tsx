import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { useCommand } from "../../../apollo/use-command.ts";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoney } from "../../../components/money.ts";
import { Stepper } from "../../../components/stepper.tsx";
import { notify } from "../../../components/toast.tsx";
import { ChangeOrderItemsDocument } from "../../../generated/operations.ts";
import { limits, messages } from "../../../generated/shop.ts";
import { OrderedPicture, type PictureOf } from "../../shared/order/ordered-picture.tsx";
import { OptionLine } from "../../shared/product/option-line.tsx";
import { AddItem } from "./add-item.tsx";
import { staffAnswer } from "./staff-answer.ts";
import type { DeskOrder } from "./use-desk-order.ts";
import { useItemsDraft } from "./use-items-draft.ts";

/** Escape inside an element ends only what it is for, not the drawer around it. */
function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const inside = element.current;
    if (!inside) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    inside.addEventListener("keydown", onKeyDown);
    return () => inside.removeEventListener("keydown", onKeyDown);
  }, [element]);
}

export interface EditItemsProps {
  order: DeskOrder;
  picture: PictureOf;
  onClose: () => void;
}

/** Changes the items of an order in place; the stock decides when they are saved. */
export function EditItems({ order, picture, onClose }: EditItemsProps) {
  const draft = useItemsDraft(order);
  const [changeItems] = useMutation(ChangeOrderItemsDocument);
  const { pending, problem, isOpen, run } = useCommand(messages.desk.itemsFailed);
  const form = useRef<HTMLFormElement>(null);
  // The same input is sent again as the same command, in case its answer was lost.
  const { idOf } = useCommandIds();
  const [now] = useState(order.details.totalPrice);
  const { items, wanted, total, changed } = draft;
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  useEscape(form, onClose);

  const send = async (
    wish: readonly { productId: string; quantity: number }[],
    revision: number,
    commandId: string,
  ) => {
    const { data } = await changeItems({
      variables: {
        orderId: order.id,
        items: wish.map(({ productId, quantity }) => ({ productId, quantity })),
        expectedRevision: revision,
        commandId,
      },
    });
    return staffAnswer(data?.changeOrderItems);
  };

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const before = order.details.items;
    const commandId = idOf([order.revision, wanted.map((one) => [one.productId, one.quantity])]);
    const done = await run(() => send(wanted, order.revision, commandId));
    if (!done) return;
    const { revision } = done.order;
    notify.success(done.message, { label: "Undo", onPress: () => void undo(before, revision) });
    if (isOpen()) onClose();
  }

  async function undo(before: DeskOrder["details"]["items"], revision: number) {
    const answer = await send(before, revision, newCommandId()).catch(() => undefined);
    if (answer?.__typename === "StaffOrderChanged") notify.success(answer.message);
    else
      notify.failure(
        (answer && "message" in answer && answer.message) || messages.desk.itemsFailed,
      );
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label="Edit items"
      className="grid gap-4"
      onSubmit={(event) => void save(event)}
    >
      <ul className="grid gap-2">
        {items.map(({ productId, name, options, price, image, before, quantity }) => (
          <li
            key={productId}
            className={classNames(
              "grid grid-cols-label-15 items-center gap-x-3.5 gap-y-1.5 border-l-4 pl-2",
              before === quantity ? "border-transparent" : "border-double border-success-text",
            )}
          >
            <OrderedPicture productId={productId} image={image} picture={picture} />
            <div>
              <p className={quantity === 0 ? "line-through" : undefined}>{name}</p>
              <OptionLine values={options} />
              <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
                <Stepper
                  label={`Quantity of ${[name, ...options].join(", ")}`}
                  value={quantity}
                  min={0}
                  max={limits.quantityPerLine}
                  onChange={(next) => draft.setQuantity(productId, next)}
                />
                <span className="whitespace-nowrap">{formatMoney(price * quantity)}</span>
                {before !== quantity && (
                  <small className="text-fine text-ink-muted">
                    {before === 0 ? "new" : `was ${before}`}
                  </small>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <AddItem label="Add an item" onAdd={draft.add} />
      <p className="text-fine text-ink-muted" role="status">
        {changed.length === 0
          ? "Nothing changed yet. Quantity 0 takes an item out."
          : `The new total is ${formatMoney(total)}, was ${formatMoney(now)}. The customer gets an email.`}
        {changed.length > 0 &&
          order.details.discount &&
          ` Promo code ${order.details.discount.code} is not deducted yet: its discount is calculated again.`}
      </p>
      {problem && (
        <MessageBox tone="danger" takeFocus>
          {problem}
        </MessageBox>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Discard</Button>
        <Button
          type="submit"
          variant="filled"
          pending={pending}
          disabled={changed.length === 0 || wanted.length === 0}
        >
          Save items
        </Button>
      </div>
    </form>
  );
}
