import * as t from "#texts/review.ts";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { SignedIn } from "../features/shared/account/signed-in.tsx";
import type { Viewer } from "../features/shared/account/viewer.ts";
import { useSubmissions } from "../features/shop/checkout/submissions.ts";
import { OrderedPicture } from "../features/shared/order/ordered-picture.tsx";
import { squarePicture } from "../features/shared/product/product-picture.tsx";
import { OfflineReview } from "../features/shop/review/offline-review.tsx";
import { NoOrder } from "../features/shop/review/order-problem.tsx";
import { ReviewHeading, ReviewPage, ReviewSkeleton } from "../features/shop/review/review-page.tsx";
import { paths } from "../paths.ts";

/** Adds reviews for the items of a delivered order. */
export function Component() {
  const { orderId = "" } = useParams();
  const [params] = useSearchParams();
  return (
    <SignedIn title={t.addAReview} reason={t.logInToReview} waiting={<ReviewSkeleton />}>
      {(viewer) =>
        orderId.startsWith("local_") ? (
          <OrderOnDevice viewer={viewer} localId={orderId} />
        ) : (
          <ReviewPage
            key={`${viewer.id} ${orderId}`}
            authorId={viewer.id}
            orderId={orderId}
            first={params.get("product")}
            picture={squarePicture}
          />
        )
      }
    </SignedIn>
  );
}

/**
 * An order that is waiting on this device for a connection; once the shop has it, its own page
 * opens.
 */
function OrderOnDevice({ viewer, localId }: { viewer: Viewer; localId: string }) {
  const { current, onDevice } = useSubmissions(viewer.id);
  const submission = [...onDevice, current].find((one) => one?.id === localId);
  if (!submission) {
    return (
      <>
        <ReviewHeading />
        <NoOrder delivered />
      </>
    );
  }
  const { state, lines } = submission;
  if (state.kind === "placed" || state.kind === "pending") {
    return <Navigate to={paths.addReview(state.orderId)} replace />;
  }
  return (
    <OfflineReview
      authorId={viewer.id}
      items={lines.map(({ productId, name }) => ({
        productId,
        name,
        note: t.notDeliveredYet,
        picture: <OrderedPicture productId={productId} image="" picture={squarePicture} />,
      }))}
    />
  );
}
