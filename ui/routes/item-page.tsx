import { messages } from "#texts/messages.ts";
import * as t from "#texts/product.ts";
import { useQuery } from "@apollo/client/react";
import { lazy, Suspense, useEffect } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { Empty } from "../components/empty.tsx";
import { LinkButton } from "../components/link-button.tsx";
import { PageLoadError } from "../components/page-load-error.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";
import { UsualDaysHere } from "../features/shared/delivery/usual-days.tsx";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { viewerMay } from "../features/shared/account/may.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { AddToCartCheck } from "../features/shop/cart/add-to-cart-check.tsx";
import { AddToCartPage } from "../features/shop/cart/add-to-cart-page.tsx";
import { OrderedTogether } from "../features/shop/cart/ordered-together.tsx";
import { CompareButton } from "../features/shop/compare/compare-button.tsx";
import { FactList } from "../features/shop/product/fact-list.tsx";
import { asVariant } from "../features/shop/options/as-variant.ts";
import { ChooseVariant } from "../features/shop/options/choose-variant.tsx";
import { useVariant } from "../features/shop/options/use-variant.ts";
import { FitQuestion } from "../features/shop/product/fit-question.tsx";
import { RelatedProducts } from "../features/shop/product/related-products.tsx";
import { StockNews } from "../features/shop/product/stock-news.tsx";
import { useCategories } from "../features/shared/product/categories.ts";
import { PlacementGuide } from "../features/shop/product/placement-guide.tsx";
import { ProductFacts } from "../features/shared/product/product-facts.tsx";
import { ProductStage } from "../features/shop/product/product-stage.tsx";
import { Reviews } from "../features/shop/product/reviews.tsx";
import { fitInto } from "../features/shared/product/fit.ts";
import { freeSpaceOf, useTypedSpace } from "../features/shared/product/free-space.ts";
import { formatCm } from "../features/shared/product/size.ts";
import { useStockUpdates } from "../features/shared/product/stock-updates.ts";
import { nameWithOptions, optionLine } from "../features/shared/product/option-values.ts";
import {
  closestVariant,
  offeredOptions,
  valuesApart,
  variantPath,
} from "../features/shared/product/variants.ts";
import { productIdOf } from "../generated/values/variant-id.ts";
import { ViewedSection } from "../features/shop/viewed/viewed-section.tsx";
import { rememberViewed } from "../features/shop/viewed/viewed-items.ts";
import { OwnReviewArticle, useOwnReview } from "../features/shop/review/own-review-article.tsx";
import { WishButton } from "../features/shop/wish-list/wish-button.tsx";
import { ItemPageDocument } from "../generated/operations.ts";
import { paths } from "../paths.ts";

/** Stage and facts side by side, or stacked if there is less room. */
const parts =
  "grid grid-cols-1 items-start gap-x-[clamp(2rem,4.4vw,5rem)] gap-y-6 pb-room stage:grid-cols-aside";

const PastProduct = lazy(async () => ({
  default: (await import("../features/history/past/past-product.tsx")).PastProduct,
}));

/** One product; a past state if the address names a time and the viewer may read the history. */
export function Component() {
  const { id = "" } = useParams();
  const at = useSearchParams()[0].get("at");
  const { viewer } = useViewer();
  const productId = productIdOf(id);
  // Each product gets a new page: input for the previous product is not kept.
  if (at === null || !viewerMay(viewer, "HISTORY_READ"))
    return <ItemPage key={productId} id={productId} openedId={id} />;
  return <ItemInThePast id={id} at={at} />;
}

function ItemInThePast({ id, at }: { id: string; at: string }) {
  const navigate = useNavigate();
  const address = (moment: string | null) =>
    `${paths.item(id)}${moment === null ? "" : `?at=${encodeURIComponent(moment)}`}`;
  return (
    <>
      <PageTitle>{t.productInPast}</PageTitle>
      <Suspense fallback={<Waiting />}>
        <PastProduct productId={id} at={at} onMoment={(moment) => void navigate(address(moment))} />
      </Suspense>
    </>
  );
}

function ItemPage({ id, openedId }: { id: string; openedId: string }) {
  const categories = useCategories();
  const { data, error, refetch } = useQuery(ItemPageDocument, { variables: { id } });
  const { open } = useLoginPopup();
  const visitor = useViewer();
  const { viewer } = visitor;
  const forRoom = useSearchParams()[0].get("ar") === "1";
  const typed = useTypedSpace();
  const own = useOwnReview(viewer?.id ?? null, id);
  useStockUpdates({ productIds: [id], after: data && (data.product?.position ?? null) });

  const product = data?.product;
  const isSold = Boolean(product);
  useEffect(() => {
    if (isSold) rememberViewed(id);
  }, [id, isSold]);
  const { variant, isGone, choose } = useVariant(
    product?.variants ?? [],
    product?.image ?? "",
    openedId,
  );
  if (product === null) return <NotFound />;
  if (!product) {
    return error ? (
      <PageLoadError onRetry={() => refetch()}>{t.shopNotResponding}</PageLoadError>
    ) : (
      <Waiting />
    );
  }

  const options = offeredOptions(product.options, product.variants);
  const shown = variant && options.length > 0 ? asVariant(product, variant) : product;
  const values = shown === product ? [] : (variant?.values ?? []);
  const page = variantPath(shown.id, values);
  const free = freeSpaceOf(typed);
  const fitting =
    variant &&
    closestVariant(product.variants, variant, (each) => {
      const size = each.size ?? product.size;
      return size !== null && fitInto(size, product.placement, free)?.fits === true;
    });

  return (
    <div className="wrap">
      <PageTitle>{nameWithOptions(product.name, values)}</PageTitle>
      <Breadcrumb
        crumbs={[
          { label: t.home, to: paths.home },
          {
            label: categories.display(product.category).label,
            to: categories.path(product.category),
          },
          { label: product.name },
        ]}
      />
      <AddToCartCheck visitor={visitor} />
      <div className={parts}>
        <ProductStage product={shown} page={page} values={values} free={free} forRoom={forRoom} />
        <div className="stage:sticky stage:top-4 stage:row-span-2">
          <ProductFacts
            delivery={<UsualDaysHere />}
            product={shown}
            fit={
              shown.size && (
                <FitQuestion
                  size={shown.size}
                  placement={product.placement}
                  typed={typed}
                  fitting={
                    variant && fitting
                      ? {
                          name: optionLine(valuesApart(fitting, variant)),
                          onShow: () => choose(fitting),
                        }
                      : null
                  }
                />
              )
            }
            options={
              variant &&
              options.length > 0 && (
                <ChooseVariant
                  options={options}
                  variants={product.variants}
                  chosen={variant}
                  isGone={isGone}
                  onChoose={choose}
                  widthOf={({ size }) => formatCm(size?.widthCm ?? product.size?.widthCm ?? 0)}
                />
              )
            }
          >
            <StockNews key={shown.id} count={shown.countInStock} />
            <AddToCartPage
              product={product}
              variantId={shown.id}
              visitor={visitor}
              onSignIn={open}
            />
            <CompareButton productId={id}>
              <WishButton id={shown.id} price={shown.price} visitor={visitor} />
            </CompareButton>
          </ProductFacts>
        </div>
        <div className="pt-3 stage:pl-24">
          <PlacementGuide product={shown} variant={values.length > 0 ? { page, values } : null} />
          <FactList facts={product.facts} />
        </div>
      </div>
      <Reviews
        product={product}
        own={
          own &&
          viewer && {
            reviewId: own.reviewId,
            rating: own.rating,
            withPhotos: own.photos.some(({ hidden }) => !hidden),
            article: <OwnReviewArticle name={viewer.name} review={own} />,
          }
        }
      />
      <OrderedTogether
        productId={id}
        item={{ ...shown, values }}
        visitor={visitor}
        onSignIn={open}
      />
      <ViewedSection except={id} className="border-t border-line py-room" />
      <RelatedProducts category={product.category} except={id} />
    </div>
  );
}

function NotFound() {
  return (
    <div className="wrap py-room">
      <PageTitle>{t.productNotFound}</PageTitle>
      <Empty
        first
        door="shuttered"
        heading={messages.product.notFound}
        action={
          <LinkButton to={paths.category} variant="filled">
            {t.seeAllItems}
          </LinkButton>
        }
      >
        {t.mayBeGone}
      </Empty>
    </div>
  );
}

function Waiting() {
  return (
    <Loading label={t.loadingTheItem} className="wrap">
      <PageTitle />
      <Skeleton className="mt-3 mb-6 h-6 w-64 max-w-full" />
      <div className={parts}>
        <div className="grid grid-cols-1 gap-4 stage:grid-cols-label-20">
          <Skeleton className="-mx-gutter aspect-25/26 max-h-[max(24rem,100svh-8.5rem)] stage:order-1 stage:mx-0" />
          <Skeleton className="h-18 stage:h-60" />
        </div>
        <div className="grid gap-4">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-14" />
          <Skeleton className="h-18" />
          <Skeleton className="h-9 w-52" />
          <Skeleton className="h-36" />
          <Skeleton className="h-13.5" />
          <Skeleton className="h-13.5" />
        </div>
      </div>
    </Loading>
  );
}
