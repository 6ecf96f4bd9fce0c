import { messages } from "#texts/messages.ts";
import * as t from "#texts/orders.ts";
import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { Button } from "../../../components/button.tsx";
import { DialogPanel, DialogTitle } from "../../../components/dialog.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { notify } from "../../../components/toast.tsx";
import { useCommand } from "../../../apollo/use-command.ts";
import { ChangeDeliveryAddressDocument } from "../../../generated/operations.ts";
import { detailsOfAddress } from "../delivery-details/delivery-draft.ts";
import { DeliveryForm } from "../delivery-details/delivery-form.tsx";
import type { DeliveryDetails } from "../delivery-details/delivery-schema.ts";
import type { OwnOrder } from "./use-own-order.ts";

const formId = "new-address";

/** Changes the delivery address of an order; filled in with the current one. */
export function AddressDialog({ order, onClose }: { order: OwnOrder; onClose: () => void }) {
  const [changeAddress] = useMutation(ChangeDeliveryAddressDocument);
  const { pending, problem, run } = useCommand(messages.order.addressFailed);
  // The same address keeps its command id across presses; another one gets a new id.
  const tried = useRef({ content: "", commandId: "" });

  async function change(details: DeliveryDetails) {
    const content = JSON.stringify(details);
    if (tried.current.content !== content) tried.current = { content, commandId: newCommandId() };
    const answer = await run(async () => {
      const { data } = await changeAddress({
        variables: { orderId: order.id, address: details, commandId: tried.current.commandId },
      });
      return data?.changeDeliveryAddress;
    });
    if (!answer) return;
    notify.success(answer.message);
    onClose();
  }

  return (
    <DialogPanel open onOpenChange={onClose} className="max-w-184 p-6">
      <DialogTitle className="pr-10 text-heading">
        <span id={`${formId}-heading`}>{t.whereToDeliver}</span>
      </DialogTitle>
      <DeliveryForm
        id={formId}
        starting={detailsOfAddress(order.shippingAddress)}
        onSubmit={(details) => void change(details)}
      />
      {problem && (
        <MessageBox tone="danger" takeFocus className="mt-5">
          {problem}
        </MessageBox>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" form={formId} variant="filled" pending={pending}>
          {t.changeTheAddress}
        </Button>
      </div>
    </DialogPanel>
  );
}
