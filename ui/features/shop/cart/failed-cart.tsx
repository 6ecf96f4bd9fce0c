import { messages } from "#texts/messages.ts";
import * as t from "#texts/cart.ts";
import { Empty } from "../../../components/empty.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";

/** Shown if the cart couldn't load. */
export function FailedCart({ onRetry }: { onRetry: () => void }) {
  return (
    <Empty
      first
      door="shuttered"
      heading={t.cartFailed}
      className="my-room"
      action={<RetryButton onRetry={onRetry} />}
    >
      {messages.order.failed}
    </Empty>
  );
}
