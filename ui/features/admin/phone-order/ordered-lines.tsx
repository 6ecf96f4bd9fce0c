import { X } from "lucide-react";
import { classNames } from "../../../components/class-names.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { formatMoney } from "../../../components/money.ts";
import { Stepper } from "../../../components/stepper.tsx";
import { limits } from "../../../generated/shop.ts";
import { OrderedPicture, type PictureOf } from "../../shared/order/ordered-picture.tsx";
import { OptionLine } from "../../shared/product/option-line.tsx";
import type { OrderLines } from "./use-order-lines.ts";

export interface OrderedLinesProps {
  draft: OrderLines;
  picture: PictureOf;
}

/** The items of an order before it is placed, with their quantities and the free stock. */
export function OrderedLines({ draft, picture }: OrderedLinesProps) {
  return (
    <ul className="border-b border-line empty:hidden">
      {draft.lines.map(({ productId, name, options, price, image, quantity, stock }) => {
        const full = [name, ...options].join(", ");
        const isShort = quantity > stock;
        return (
          <li
            key={productId}
            className="flex items-start gap-3.5 border-line py-3 not-first:border-t"
          >
            <div className="w-15 flex-none">
              <OrderedPicture productId={productId} image={image} picture={picture} />
            </div>
            <div className="min-w-0 flex-1">
              <p className="font-demi wrap-anywhere">{name}</p>
              <OptionLine values={options} />
              <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1.5">
                <Stepper
                  label={`Quantity of ${full}`}
                  value={quantity}
                  max={Math.max(1, Math.min(stock, limits.quantityPerLine))}
                  onChange={(next) => draft.setQuantity(productId, next)}
                />
                <span className="font-demi whitespace-nowrap">{formatMoney(price * quantity)}</span>
                <small
                  className={classNames(
                    "text-fine",
                    isShort ? "font-demi text-danger-text" : "text-ink-muted",
                  )}
                >
                  {stock === 0 ? "Out of stock" : isShort ? `Only ${stock} free` : `${stock} free`}
                </small>
              </div>
            </div>
            <IconButton
              label={`Remove ${full}`}
              icon={<X aria-hidden size={18} />}
              onClick={() => draft.remove(productId)}
            />
          </li>
        );
      })}
    </ul>
  );
}
