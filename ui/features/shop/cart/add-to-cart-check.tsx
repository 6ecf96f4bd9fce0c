import * as t from "#texts/cart.ts";
import { MessageBox } from "../../../components/message-box.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { useCartQuantities, type CartVisitor } from "./add-to-cart-line.ts";

/** Reports once for the whole page that the cart couldn't load; renders nothing otherwise. */
export function AddToCartCheck({ visitor }: Pick<CartVisitor, "visitor">) {
  const { data, error, refetch } = useCartQuantities(visitor);
  if (!error || data) return null;
  return (
    <MessageBox tone="warn" className="mb-6" action={<RetryButton onRetry={() => refetch()} />}>
      {t.notMarkedHere}
    </MessageBox>
  );
}
