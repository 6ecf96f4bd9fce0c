import * as t from "#texts/product.ts";
import { useQuery } from "@apollo/client/react";
import { hydrateLater } from "../../../components/hydrate-later.tsx";
import { SectionHead } from "../../../components/section-head.tsx";
import { GoLink } from "../../../components/text-link.tsx";
import { RelatedProductsDocument } from "../../../generated/operations.ts";
import { ProductCards } from "./product-cards.tsx";
import { ProductGrid, ProductGridSkeleton } from "../../shared/product/product-grid.tsx";
import { useCategories } from "../../shared/product/categories.ts";

const maxShown = 4;

/**
 * The best rated products of the same category. Renders nothing if there are none or they couldn't
 * load.
 */
export const RelatedProducts = hydrateLater(Related);

function Related({ category, except }: { category: string; except: string }) {
  const categories = useCategories();
  const { data, error } = useQuery(RelatedProductsDocument, { variables: { category } });
  const others = data?.products.items.filter(({ id }) => id !== except).slice(0, maxShown);
  if (error || others?.length === 0) return null;
  const { label } = categories.display(category);
  return (
    <section aria-labelledby="related-heading" className="border-t border-line py-room">
      <SectionHead
        id="related-heading"
        aside={
          <GoLink to={categories.path(category)}>
            {t.all} {label}
          </GoLink>
        }
      >
        {t.moreSameRoom}
      </SectionHead>
      {others ? (
        <ProductGrid className="md:max-lg:[&>li:nth-child(4)]:hidden">
          <ProductCards products={others} />
        </ProductGrid>
      ) : (
        <ProductGridSkeleton count={maxShown} />
      )}
    </section>
  );
}
