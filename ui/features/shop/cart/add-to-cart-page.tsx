import * as t from "#texts/cart.ts";
import { Info } from "lucide-react";
import { emailMeAbout } from "#texts/alerts.ts";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { edgeBar } from "../../../components/edge-bar.ts";
import { FieldError } from "../../../components/field.tsx";
import { formatMoney } from "../../../components/money.ts";
import { NoticeSlip } from "../../../components/notice-slip.tsx";
import { Price } from "../../../components/price.tsx";
import { StockLabel } from "../../../components/stock-label.tsx";
import { Stepper } from "../../../components/stepper.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import { useCartLine, type CartLine, type CartLineOptions } from "./add-to-cart-line.ts";
import "./add-to-cart-page.css";

const StockAlertBox = lazy(async () => ({
  default: (await import("../alerts/stock-alert-box.tsx")).StockAlertBox,
}));

/**
 * The product page's add-to-cart row; on phones a sticky bar replaces it while the row is out of
 * view.
 */
export function AddToCartPage(options: CartLineOptions) {
  const line = useCartLine(options);
  const row = useRef<HTMLDivElement>(null);
  const rowInView = useInView(row, line !== null);
  const why = useId();
  if (!line) return null;
  return (
    <div className="mt-6">
      <div className="relative">
        <div ref={row} className="flex flex-wrap gap-3">
          <Stepper
            big
            label={t.quantityOf(line.name)}
            value={line.quantity}
            max={Math.max(line.most, 1)}
            onChange={line.setQuantity}
          />
          <SubmitButton line={line} className="min-w-40 flex-1" />
        </div>
        <NoticeSlip text={line.notice} onDone={line.clearNotice} place="above" />
      </div>
      <div className="mt-2 grid gap-2 empty:hidden">
        {line.problem && <FieldError>{line.problem}</FieldError>}
        {line.most === 0 && (
          <>
            <p className="text-fine leading-body text-ink-muted">{t.soldOut}</p>
            <Suspense>
              <StockAlertBox
                variantId={line.productId}
                visitor={options.visitor}
                onSignIn={() => options.onSignIn(emailMeAbout(line.name))}
              />
            </Suspense>
          </>
        )}
        {line.quantity > 1 && line.most > 0 && (
          <p className="text-sm text-ink-muted">
            {t.itemsFor(line.quantity, formatMoney(line.quantity * line.price))}
          </p>
        )}
        {line.inCart > 0 && (
          <p className="text-sm text-ink-muted">
            {t.inYourCart(line.inCart)}{" "}
            <TextLink to={paths.cart} className="text-ink">
              {t.goToTheCart}
            </TextLink>
          </p>
        )}
      </div>
      <Button size="big" className="mt-3 w-full" disabled aria-describedby={why}>
        {t.buyNow}
      </Button>
      <p id={why} className="mt-2 flex gap-2 text-fine leading-body text-ink-muted">
        <Info aria-hidden size={16} className="mt-px" />
        <span>{t.buyNowWhy}</span>
      </p>
      {!rowInView && <StickyBar line={line} />}
    </div>
  );
}

function SubmitButton({ line, className }: { line: CartLine; className: string }) {
  return (
    <Button
      variant="filled"
      size="big"
      className={className}
      pending={line.pending}
      disabled={line.most === 0}
      onClick={() => void line.submit()}
    >
      {line.inCart > 0 ? t.updateCart : t.addToCart}
    </Button>
  );
}

function StickyBar({ line }: { line: CartLine }) {
  return (
    <section
      ref={edgeBar}
      aria-label={t.buyThisItem}
      className="sticky-bar fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-line bg-raised px-gutter pt-2.5 stage:hidden"
    >
      <div className="grid">
        <Price rupees={line.price} />
        <StockLabel count={line.most} />
      </div>
      <SubmitButton line={line} className="min-h-12! flex-1 px-3!" />
    </section>
  );
}

/** Whether an element is in view; true until that is known. */
function useInView(element: React.RefObject<HTMLElement | null>, mounted: boolean): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!mounted || !element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setInView(entry.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, mounted]);
  return inView;
}
