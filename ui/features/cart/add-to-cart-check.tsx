import * as t from "#texts/cart.ts";
import { MessageBox } from "../../components/message-box.tsx";
import { RetryButton } from "../../components/retry-button.tsx";
import { useCartQuantities, type CartVisitor } from "./add-to-cart-line.ts";

/** Says once for the whole page that nobody could look into the cart; nothing while all is well. */
export function AddToCartCheck({ visitor }: Pick<CartVisitor, "visitor">) {
  const { data, error, refetch } = useCartQuantities(visitor);
  if (!error || data) return null;
  return (
    <MessageBox tone="warn" className="mb-6" action={<RetryButton onRetry={() => refetch()} />}>
      {t.notMarkedHere}
    </MessageBox>
  );
}
