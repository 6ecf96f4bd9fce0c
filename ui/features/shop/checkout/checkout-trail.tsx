import * as t from "#texts/checkout.ts";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { paths } from "../../../paths.ts";

const steps = [
  { step: "cart", label: t.cart, to: paths.cart },
  { step: "delivery", label: t.delivery, to: paths.deliveryDetails },
  { step: "placed", label: t.orderPlaced, to: null },
] as const;

/**
 * The steps from the cart to the placed order; earlier ones are links while they can still be
 * changed.
 */
export function CheckoutTrail({ current }: { current: (typeof steps)[number]["step"] }) {
  const currentIndex = steps.findIndex(({ step }) => step === current);
  return (
    <nav aria-label={t.checkout} className="pt-2 pb-3 text-sm text-ink-muted md:pb-5">
      <ol className="flex flex-wrap items-center gap-x-3">
        {steps.map(({ step, label, to }, index) => (
          <li key={step} className="flex min-h-control items-center gap-3">
            {index > 0 && <ChevronRight aria-hidden size={16} className="text-line-strong" />}
            {to && index < currentIndex && current !== "placed" ? (
              <Link
                to={to}
                className="inline-flex min-h-control items-center font-semibold text-ink underline-offset-4 hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span
                aria-current={index === currentIndex ? "step" : undefined}
                className={classNames(index <= currentIndex && "font-semibold text-ink")}
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
