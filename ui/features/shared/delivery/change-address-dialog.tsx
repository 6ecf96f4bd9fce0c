import { messages } from "#texts/messages.ts";
import * as t from "#texts/orders.ts";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { Button } from "../../../components/button.tsx";
import { DialogPanel, DialogTitle } from "../../../components/dialog.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { useCommand, type Done } from "../../../apollo/use-command.ts";
import { detailsOfAddress, type DeliveryAddress } from "./address-details.ts";
import { DeliveryForm } from "./delivery-form.tsx";
import type { DeliveryDetails } from "./delivery-schema.ts";

const formId = "new-address";

export interface ChangeAddressDialogProps<Answer> {
  /** The address that the order has now. */
  address: DeliveryAddress;
  /** Sends the new address; resolves with undefined without an answer. */
  send: (details: DeliveryDetails, commandId: string) => Promise<Answer | undefined>;
  /** Called with the shop's answer when the address is changed, before the dialog closes. */
  onChanged: (answer: Done<Answer>) => void;
  onClose: () => void;
}

/** Changes the delivery address of an order; filled in with the current one. */
export function ChangeAddressDialog<Answer extends { message: string }>({
  address,
  send,
  onChanged,
  onClose,
}: ChangeAddressDialogProps<Answer>) {
  const { pending, problem, isOpen, run } = useCommand(messages.order.addressFailed);
  const { idOf } = useCommandIds();

  async function change(details: DeliveryDetails) {
    const answer = await run(() => send(details, idOf(details)));
    if (!answer) return;
    onChanged(answer);
    if (isOpen()) onClose();
  }

  return (
    <DialogPanel open onOpenChange={onClose} className="max-w-184 p-6">
      <DialogTitle className="pr-10 text-heading">
        <span id={`${formId}-heading`}>{t.whereToDeliver}</span>
      </DialogTitle>
      <DeliveryForm
        id={formId}
        starting={detailsOfAddress(address)}
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
