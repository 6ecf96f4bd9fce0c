import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { formatDateTime } from "../../../components/date-time.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { formatMoney, formatMoneyShort } from "../../../components/money.ts";
import { ShowMore } from "../../../components/show-more.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import type { PromotionFragment, PromotionUsePhase } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { Read } from "../kit/read.tsx";
import { stateNames, usesText } from "./promotion-text.ts";
import { useChangePromotion, usePromotionUses } from "./use-promotions.ts";

const phaseNames: Readonly<Record<PromotionUsePhase, string>> = {
  HELD: "Held",
  USED: "Used",
  RELEASED: "Released",
};

/** One promotion with the orders behind its figures. Its list follows its use. */
export function PromotionPanel({
  promotion,
  mayEdit,
}: {
  promotion: PromotionFragment;
  mayEdit: boolean;
}) {
  const { code, state, used, held, given } = promotion;
  const [ending, setEnding] = useState(false);
  const orders = usePromotionUses(code);
  const { retry } = orders;
  const { pending, change } = useChangePromotion();
  const counted = useRef(`${used} ${held}`);
  useEffect(() => {
    const now = `${used} ${held}`;
    if (counted.current === now) return;
    counted.current = now;
    void retry();
  }, [used, held, retry]);

  return (
    <section aria-labelledby="promotion" className="grid gap-3 border border-line p-4 md:p-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 id="promotion" className="heading text-title">
          {code}
        </h2>
        <span className="text-ink-muted">{stateNames[state]}</span>
        {mayEdit && state !== "ENDED" && (
          <Button size="dense" className="ml-auto" onClick={() => setEnding(true)}>
            End
          </Button>
        )}
      </div>
      <p>
        {usesText(promotion)}, {formatMoneyShort(given)} given. Used and held never exceed the
        limit. A held use is released if its order isn’t placed.
      </p>
      <Read of={orders} what="the orders" skeleton="h-32">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-muted">No order has used this code yet.</p>
          ) : (
            <>
              <ul aria-label={`Orders with ${code}`} className="border-y border-line">
                {items.map(({ orderId, orderNumber, phase, amount, at }) => (
                  <li
                    key={orderId}
                    className="flex flex-wrap items-baseline gap-x-4 border-line py-2 not-first:border-t"
                  >
                    <time dateTime={at} className="text-sm text-ink-muted">
                      {formatDateTime(at)}
                    </time>
                    <span>{phaseNames[phase]}</span>
                    <TextLink to={paths.adminOrder(orderNumber)}>{orderNumber}</TextLink>
                    <span className="ml-auto whitespace-nowrap">− {formatMoney(amount)}</span>
                  </li>
                ))}
              </ul>
              <ShowMore more={orders.more} />
            </>
          )
        }
      </Read>
      {ending && (
        <Dialog
          open
          onOpenChange={() => setEnding(false)}
          title={`End ${code}?`}
          actions={
            <>
              <Button onClick={() => setEnding(false)}>Keep it</Button>
              <Button
                variant="filled"
                pending={pending}
                onClick={() => void change(code, "END").then(() => setEnding(false))}
              >
                End {code}
              </Button>
            </>
          }
        >
          <p>
            {held > 0 &&
              `${held === 1 ? "1 order is" : `${held} orders are`} being placed with it and keep the discount. `}
            From then on the code is refused: “This code has ended.” An ended promotion can’t start
            again.
          </p>
        </Dialog>
      )}
    </section>
  );
}
