import { useMutation } from "@apollo/client/react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { notify } from "../../../components/toast.tsx";
import {
  ChangeAddressByStaffDocument,
  type ShippingAddressInput,
} from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { ChangeAddressDialog } from "../../shared/delivery/change-address-dialog.tsx";
import { staffAnswer } from "./staff-answer.ts";
import type { DeskOrder } from "./use-desk-order.ts";

const inputOf = ({
  __typename: _type,
  ...address
}: DeskOrder["details"]["shippingAddress"]): ShippingAddressInput => address;

/** Changes the delivery address of an order for staff. The message of the change offers Undo. */
export function DeskAddressDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const [changeAddress] = useMutation(ChangeAddressByStaffDocument);
  const { id: orderId, revision, details } = order;
  const { shippingAddress: before } = details;

  const send = async (
    address: ShippingAddressInput,
    expectedRevision: number,
    commandId: string,
  ) => {
    const variables = { orderId, address, expectedRevision, commandId };
    return staffAnswer((await changeAddress({ variables })).data?.changeAddressByStaff);
  };

  async function undo(after: number) {
    const answer = await send(inputOf(before), after, newCommandId()).catch(() => undefined);
    if (answer?.__typename === "StaffOrderChanged") notify.success(answer.message);
    else
      notify.failure(
        (answer && "message" in answer && answer.message) || messages.order.addressFailed,
      );
  }

  return (
    <ChangeAddressDialog
      address={before}
      send={(address, commandId) => send(address, revision, commandId)}
      onChanged={({ message, order: { revision: after } }) =>
        notify.success(message, { label: "Undo", onPress: () => void undo(after) })
      }
      onClose={onClose}
    />
  );
}
