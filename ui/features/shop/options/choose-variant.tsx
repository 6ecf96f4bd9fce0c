import { inStock, outOfStock } from "#texts/components.ts";
import * as t from "#texts/options.ts";
import { Info } from "lucide-react";
import { useState } from "react";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoney } from "../../../components/money.ts";
import { optionLine } from "../../shared/product/option-values.ts";
import type { Variant } from "../../shared/product/variants.ts";
import { movedOptions } from "./moved-options.ts";
import { OptionFields, type OptionFieldsProps } from "./option-fields.tsx";

export interface ChooseVariantProps<Each extends Variant> extends Pick<
  OptionFieldsProps<Each>,
  "options" | "variants" | "chosen" | "widthOf"
> {
  onChoose: (variant: Each) => void;
  /** The page was opened for a variant that is no longer sold. */
  isGone: boolean;
}

/** The options of a product page. One sentence announces the variant after each choice. */
export function ChooseVariant<Each extends Variant>({
  onChoose,
  isGone,
  ...fields
}: ChooseVariantProps<Each>) {
  const { options, chosen } = fields;
  const [news, setNews] = useState<{ moved: string; variant: string } | null>(null);
  return (
    <div className="grid gap-4 border-t border-line pt-3.5 pb-4.5">
      {isGone && <MessageBox tone="info">{t.variantGone}</MessageBox>}
      <OptionFields
        {...fields}
        onChoose={(variant, index) => {
          const moved = movedOptions(options, chosen, variant, index);
          setNews({ moved, variant: sentenceOf(variant) });
          onChoose(variant);
        }}
      />
      <p role="status" className="flex gap-2 text-sm leading-body text-ink-muted">
        {news?.moved && (
          <>
            <Info aria-hidden size={16} className="mt-0.5" />
            <span>{news.moved} </span>
          </>
        )}
        {news && <span className="sr-only">{news.variant}</span>}
      </p>
    </div>
  );
}

/** "Moss, Teak, 3 seats. Rs. 248,000.00. 5 in stock." */
function sentenceOf({ values, price, countInStock }: Variant): string {
  const stock = countInStock === 0 ? outOfStock : inStock(countInStock);
  return t.chosen(optionLine(values), formatMoney(price), stock);
}
