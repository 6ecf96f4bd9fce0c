import * as t from "#texts/cart.ts";
import * as promoTexts from "#texts/promo.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { Check, ChevronDown } from "lucide-react";
import { useId, useState, type SubmitEvent } from "react";
import { Button } from "../../../../components/button.tsx";
import { useNextFocus } from "../../../../components/use-next-focus.ts";
import { TextInput } from "../../../../components/text-input.tsx";
import { HasPromotionsDocument } from "../../../../generated/operations.ts";
import type { Promo } from "./use-promo.ts";

/**
 * The field for a promo code, or the applied code. It is collapsed, so that customers don't search
 * for codes. Without a running promotion the field is disabled.
 */
export function PromoCode({ promo }: { promo: Promo }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(promo.code ?? "");
  const { data } = useQuery(
    HasPromotionsDocument,
    open || promo.code !== null ? { fetchPolicy: "cache-and-network" } : skipToken,
  );
  const { code, discount, problem, checking, apply, remove } = promo;
  const next = useNextFocus<"remove" | "field">();
  const accepts = data?.hasPromotions === true || code !== null;

  if (discount)
    return (
      <p className="mt-4 flex items-center gap-2 border-y border-line py-1 text-base">
        <Check aria-hidden size={18} className="text-success-text" />
        <span className="min-w-0 wrap-anywhere" role="status">
          {promoTexts.applied(discount.code)}
        </span>
        <Button
          ref={next.at("remove")}
          className="ml-auto"
          onClick={() => {
            setOpen(true);
            next.goTo("field");
            remove();
          }}
        >
          {t.removeIt}
          <span className="sr-only"> {promoTexts.code(discount.code)}</span>
        </Button>
      </p>
    );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typed.trim() === "") return;
    next.goTo("remove");
    apply(typed);
  }

  return (
    <details
      className="group mt-4 border-y border-line"
      open={open || code !== null}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 list-none items-center justify-between text-base [&::-webkit-details-marker]:hidden">
        {t.promoCode}
        <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
      </summary>
      <form className="flex gap-2 pb-3" onSubmit={submit}>
        <label htmlFor={id} className="sr-only">
          {t.promoCode}
        </label>
        <TextInput
          ref={next.at("field")}
          id={id}
          disabled={!accepts}
          placeholder={accepts ? "" : t.noPromoCodes}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          className="min-w-0"
        />
        <Button type="submit" disabled={!accepts} pending={checking}>
          {t.apply}
        </Button>
      </form>
      <p id={`${id}-problem`} role="status" className="text-sm text-clay-text not-empty:pb-3">
        {problem}
      </p>
    </details>
  );
}
