import * as t from "#texts/checkout.ts";
import { Button } from "../../../../components/button.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";

/** Explains that the shop had this order already, and offers a second one. */
export function SameOrderNote({ onOrderAgain }: { onOrderAgain: () => void }) {
  return (
    <MessageBox
      tone="info"
      className="mb-6"
      action={<Button onClick={onOrderAgain}>{t.orderAgain}</Button>}
    >
      {t.orderedAlready}
    </MessageBox>
  );
}
