import * as t from "#texts/cart.ts";
import { Button } from "../../../components/button.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { paths } from "../../../paths.ts";

/** The link to the delivery details, if everything in the cart is available in its quantity. */
export function CheckoutStart({ ready }: { ready: boolean }) {
  return (
    <>
      {ready ? (
        <LinkButton to={paths.deliveryDetails} variant="filled" size="big" className="w-full">
          {t.checkout}
        </LinkButton>
      ) : (
        <Button
          disabled
          variant="filled"
          size="big"
          className="w-full"
          aria-describedby="checkout-why"
        >
          {t.checkout}
        </Button>
      )}
      <p id="checkout-why" role="status" className="mt-3 text-center text-fine text-ink-muted">
        {ready ? t.nextAddress : t.someUnavailable}
      </p>
    </>
  );
}
