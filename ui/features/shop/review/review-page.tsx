import * as t from "#texts/review.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { Breadcrumb } from "../../../components/breadcrumb.tsx";
import { formatDate } from "../../../components/date-time.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { OwnReviewsDocument, ReviewOrderDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { deliveredAt } from "../../shared/order/order-texts.ts";
import { OrderedPicture, type PictureOf } from "../../shared/order/ordered-picture.tsx";
import { productIdOf } from "../../../generated/values/variant-id.ts";
import { NoOrder, OrderFailed } from "./order-problem.tsx";
import { OrderReviews } from "./order-reviews.tsx";

/** The breadcrumb and the page's heading. */
export function ReviewHeading({ order }: { order?: string }) {
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: t.myOrders, to: paths.myOrders },
          ...(order === undefined ? [] : [{ label: order }]),
          { label: t.addAReview },
        ]}
      />
      <h1 className="heading-display pt-2 pb-[clamp(1.5rem,3vw,2.5rem)]">{t.addAReview}</h1>
    </>
  );
}

/** Shown while the order is loading. */
export function ReviewSkeleton() {
  return (
    <>
      <ReviewHeading />
      <Loading label={t.loadingTheOrder} className="grid max-w-184 gap-8">
        <Skeleton className="h-24" />
        <Skeleton className="h-32" />
        <Skeleton className="h-52" />
      </Loading>
    </>
  );
}

export interface ReviewPageProps {
  authorId: string;
  orderId: string;
  /** The product to begin with; null if the author has to select one. */
  first: string | null;
  picture: PictureOf;
}

/** Reviews the items of an order; earlier reviews are next to the form and can be revised. */
export function ReviewPage({ authorId, orderId, first, picture }: ReviewPageProps) {
  const { data, error, refetch } = useQuery(ReviewOrderDocument, { variables: { id: orderId } });
  const order = data?.order;
  // A review is about the product; two ordered versions of it share one.
  const reviewed = new Map(order?.items.map((item) => [productIdOf(item.productId), item]));
  const productIds = [...reviewed.keys()];
  const own = useQuery(
    OwnReviewsDocument,
    productIds.length === 0 ? skipToken : { variables: { productIds } },
  );
  // Keeps the previous data while it reloads, and with it the result of the form.
  const ownReviews = (own.data ?? own.previousData)?.myReviews;

  const page = (content: ReactNode) => (
    <>
      <ReviewHeading {...(order && { order: t.order(order.number) })} />
      {content}
    </>
  );
  if (order === null) return page(<NoOrder delivered />);
  const failure = error ?? own.error;
  if (!order || !ownReviews) {
    const retry = () => Promise.all([refetch(), ...(order ? [own.refetch()] : [])]);
    return failure ? page(<OrderFailed error={failure} onRetry={retry} />) : <ReviewSkeleton />;
  }
  if (order.phase !== "PLACED" || order.status !== "DELIVERED") {
    return page(<NoOrder delivered={false} />);
  }
  const note = t.delivered(formatDate(deliveredAt(order)));
  return page(
    <OrderReviews
      authorId={authorId}
      orderId={orderId}
      first={first}
      own={ownReviews}
      items={[...reviewed].map(([productId, item]) => ({
        productId,
        name: item.name,
        note,
        picture: <OrderedPicture productId={item.productId} image={item.image} picture={picture} />,
      }))}
    />,
  );
}
