import { messages } from "#texts/messages.ts";
import * as t from "#texts/home.ts";
import { useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { hydrateLater } from "../components/hydrate-later.tsx";
import { LinkButton } from "../components/link-button.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { QueryResult } from "../components/query-result.tsx";
import { useShop } from "../components/shop-context.ts";
import { SectionHead } from "../components/section-head.tsx";
import { GoLink } from "../components/text-link.tsx";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { useVisitor } from "../features/shared/account/viewer.ts";
import { AddToCartCheck } from "../features/shop/cart/add-to-cart-check.tsx";
import { useAddToCart } from "../features/shop/cart/use-add-to-cart.tsx";
import { Hero } from "../features/shop/home/hero.tsx";
import { RoomsSection } from "../features/shop/home/rooms-section.tsx";
import { ProductCards } from "../features/shop/product/product-cards.tsx";
import { ProductGrid, ProductGridSkeleton } from "../features/shared/product/product-grid.tsx";
import { useStockUpdates } from "../features/shared/product/stock-updates.ts";
import { HomePageDocument } from "../generated/operations.ts";
import { paths } from "../paths.ts";

/**
 * Twelve items fill two, three and four columns; with five columns the third row would be ragged.
 */
const fullRows = "xl:[&>:nth-child(n+11)]:hidden";

/** The home page. */
export function Component() {
  const { home } = useShop();
  return (
    <>
      <PageTitle />
      <Hero />
      {home.sections.map((section, index) => (
        <Section key={section} section={section} isLast={index === home.sections.length - 1} />
      ))}
      <Viewed />
    </>
  );
}

function Section({ section, isLast }: { section: string; isLast: boolean }) {
  if (section === "new") return <NewItems />;
  if (section === "rooms") {
    return <RoomsSection heading={t.roomsOneRoof} className={isLast ? "py-room" : "pt-room"} />;
  }
  return (
    <Suspense>
      <AppTeaser />
    </Suspense>
  );
}

/** Its drawing is below the first view. */
const AppTeaser = lazy(async () => ({
  default: (await import("../features/shop/home/app-teaser.tsx")).AppTeaser,
}));

const ViewedSection = lazy(async () => ({
  default: (await import("../features/shop/viewed/viewed-section.tsx")).ViewedSection,
}));

const Viewed = hydrateLater(function Viewed() {
  return <ViewedSection className="wrap pb-room" />;
});

const NewItems = hydrateLater(function NewItems() {
  const { data, error, refetch } = useQuery(HomePageDocument);
  const { open } = useLoginPopup();
  const visitor = useVisitor();
  const addToCart = useAddToCart({ visitor, onSignIn: open });
  const products = data?.products.items ?? [];
  useStockUpdates({ productIds: products.map(({ id }) => id), after: data?.products.position });

  return (
    <section aria-labelledby="new-heading" className="wrap py-room">
      <SectionHead id="new-heading" aside={<GoLink to={paths.category}>{t.seeEverything}</GoLink>}>
        {t.newArrivals}
      </SectionHead>
      <QueryResult
        data={data}
        failed={error}
        retry={refetch}
        failure={{ heading: messages.product.listFailed, text: t.shopNotResponding }}
        skeleton={<ProductGridSkeleton count={12} className={fullRows} />}
      >
        {({ products: { totalCount } }) => (
          <>
            <AddToCartCheck visitor={visitor} />
            <ProductGrid className={fullRows}>
              <ProductCards products={products} action={addToCart} />
            </ProductGrid>
            {totalCount > products.length && (
              <div className="mt-section text-center">
                <LinkButton to={paths.category} size="big">
                  {t.seeAllItems(totalCount)}
                </LinkButton>
              </div>
            )}
          </>
        )}
      </QueryResult>
    </section>
  );
});
