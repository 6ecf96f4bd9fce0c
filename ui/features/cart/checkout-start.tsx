import * as t from "#texts/cart.ts";
import { Button } from "../../components/button.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { paths } from "../../paths.ts";

/** The way to the delivery details, while everything in the cart can be had as asked. */
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
        {ready ? t.nextAddress : t.someCannotBeHad}
      </p>
    </>
  );
}
