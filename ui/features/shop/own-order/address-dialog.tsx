import { useMutation } from "@apollo/client/react";
import { notify } from "../../../components/toast.tsx";
import { ChangeDeliveryAddressDocument } from "../../../generated/operations.ts";
import { ChangeAddressDialog } from "../../shared/delivery/change-address-dialog.tsx";
import type { OwnOrder } from "./use-own-order.ts";

/** Changes the delivery address of the buyer's own order. */
export function AddressDialog({ order, onClose }: { order: OwnOrder; onClose: () => void }) {
  const [changeAddress] = useMutation(ChangeDeliveryAddressDocument);
  return (
    <ChangeAddressDialog
      address={order.shippingAddress}
      send={async (address, commandId) => {
        const { data } = await changeAddress({
          variables: { orderId: order.id, address, commandId },
        });
        return data?.changeDeliveryAddress;
      }}
      onChanged={({ message }) => notify.success(message)}
      onClose={onClose}
    />
  );
}
