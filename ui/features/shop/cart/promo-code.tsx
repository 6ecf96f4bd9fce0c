import * as t from "#texts/cart.ts";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../components/button.tsx";
import { TextInput } from "../../../components/text-input.tsx";

/**
 * A field for promo codes, of which there are none; collapsed, so that customers don't search for
 * codes.
 */
export function PromoCode() {
  const id = useId();
  return (
    <details className="group mt-4 border-y border-line">
      <summary className="flex min-h-12 list-none items-center justify-between text-base [&::-webkit-details-marker]:hidden">
        {t.promoCode}
        <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
      </summary>
      <div className="flex gap-2 pb-3">
        <label htmlFor={id} className="sr-only">
          {t.promoCode}
        </label>
        <TextInput id={id} disabled placeholder={t.noPromoCodes} className="min-w-0" />
        <Button disabled>{t.apply}</Button>
      </div>
    </details>
  );
}
