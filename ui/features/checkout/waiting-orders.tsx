import { useApolloClient } from "@apollo/client/react";
import { Button } from "../../components/button.tsx";
import { MessageBox } from "../../components/message-box.tsx";
import { formatMoney } from "../../components/money.ts";
import { messages } from "../../generated/shop.ts";
import type { Placement } from "./placement.ts";
import { placementStore } from "./placement-store.ts";
import { sendPlacement } from "./send-placement.ts";
import { usePlacements } from "./use-placements.ts";

/** Orders that are on this device only, and what keeps them from the shop. */
export function WaitingOrders({ shopperId }: { shopperId: string }) {
  const { kept } = usePlacements(shopperId);
  if (kept.length === 0) return null;
  return (
    <ul aria-label="Orders on this device" className="mb-7 grid gap-3">
      {kept.map((placement) => (
        <li key={placement.id}>
          <WaitingOrder placement={placement} />
        </li>
      ))}
    </ul>
  );
}

function WaitingOrder({ placement }: { placement: Placement }) {
  const client = useApolloClient();
  const { state, lines, input } = placement;
  const what = `${lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}, ${formatMoney(input.totalPrice)}`;
  if (state.kind === "waiting") {
    return (
      <MessageBox tone="warn">
        This order waits for the connection and is sent by itself.
        <span className="block font-normal">{what}</span>
      </MessageBox>
    );
  }
  const failed = state.kind === "failed";
  return (
    <MessageBox
      tone="danger"
      action={
        failed ? (
          <Button onClick={() => void sendPlacement(client, placement)}>Try again</Button>
        ) : (
          <Button onClick={() => placementStore.putAway(placement)}>Put away</Button>
        )
      }
    >
      {state.kind === "refused"
        ? `This order was not accepted. ${state.refusal.message}`
        : messages.order.failed}
      <span className="block font-normal">{what}</span>
    </MessageBox>
  );
}
