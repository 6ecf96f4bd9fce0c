import * as t from "#texts/find.ts";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { SectionHead } from "../../../components/section-head.tsx";
import { paths } from "../../../paths.ts";
import { FromPrice } from "../../shared/product/from-price.tsx";
import { squarePicture } from "../../shared/product/product-picture.tsx";
import { useViewedProducts } from "./use-viewed-products.ts";
import { forgetViewed } from "./viewed-items.ts";

const most = 12;

export interface ViewedSectionProps {
  /** The item of the page itself. */
  except?: string;
  className?: string;
}

/** "Recently viewed": items viewed on this device. Renders nothing if there are none. */
export function ViewedSection({ except, className }: ViewedSectionProps) {
  const products = useViewedProducts(except ?? null, most);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="viewed-heading" className={className}>
      <SectionHead
        id="viewed-heading"
        aside={
          <Button
            variant="quiet"
            aria-label={t.clearViewed}
            onClick={() => {
              // The pressed button disappears.
              document.getElementById("main")?.focus({ preventScroll: true });
              forgetViewed();
            }}
          >
            {t.clear}
          </Button>
        }
      >
        {t.youLookedAtThese}
      </SectionHead>
      <ul
        aria-label={t.youLookedAtThese}
        className="grid snap-x auto-cols-[minmax(9rem,11rem)] grid-flow-col gap-4 overflow-x-auto overscroll-x-contain pb-3"
      >
        {products.map((product) => (
          <li key={product.id} className="snap-start">
            <Link to={paths.item(product.id)} className="group grid gap-2">
              {squarePicture(product)}
              <span className="font-display text-item leading-title font-medium group-hover:underline">
                {product.name}
              </span>
              <FromPrice product={product} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
