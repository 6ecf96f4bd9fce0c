import * as t from "#texts/review.ts";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { TwoColumns } from "../../../components/two-columns.tsx";
import type { OwnReview_ReviewFragment } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { OwnReview } from "./own-review.tsx";
import type { ReviewableItem } from "./item-choice.tsx";
import { ReviewForm } from "./review-form.tsx";
import { useSendReview } from "./use-send-review.ts";

export interface OrderReviewsProps {
  authorId: string;
  orderId: string;
  items: readonly ReviewableItem[];
  own: readonly OwnReview_ReviewFragment[];
  /** The product to begin with; null if the author has to select one. */
  first: string | null;
}

/** The content next to the buyer's reviews: the form for an item, or the result of the last one. */
type Stage =
  | { is: "writing"; productId: string | null; opened: number }
  | { is: "done"; productId: string | null; message: string | null };

/** The form for items without a review, and the buyer's reviews, which can be revised. */
export function OrderReviews({ authorId, orderId, items, own, first }: OrderReviewsProps) {
  const reviewOf = (productId: string) => own.find((one) => one.productId === productId) ?? null;
  const open = items.filter(({ productId }) => !reviewOf(productId));
  const initial = items.some(({ productId }) => productId === first) ? first : null;
  const [stage, setStage] = useState<Stage>(
    open.length > 0 || initial !== null
      ? { is: "writing", productId: initial, opened: 0 }
      : { is: "done", productId: null, message: null },
  );
  const send = useSendReview(authorId, orderId);

  function write(productId: string | null) {
    const opened = stage.is === "writing" ? stage.opened + 1 : 1;
    setStage({ is: "writing", productId, opened });
  }

  /** A single remaining item is preselected. */
  const next = open.length === 1 ? (open[0]?.productId ?? null) : null;
  const revised = stage.is === "writing" ? stage.productId : null;
  return (
    <TwoColumns
      aside={
        own.length > 0 && (
          <div className="grid content-start gap-5">
            {items.map(({ productId, name, picture }) => {
              const review = reviewOf(productId);
              return (
                review && (
                  <OwnReview
                    key={productId}
                    name={name}
                    review={review}
                    picture={picture}
                    onRevise={revised === productId ? undefined : () => write(productId)}
                  />
                )
              );
            })}
          </div>
        )
      }
    >
      {stage.is === "writing" ? (
        <ReviewForm
          key={`${stage.productId} ${stage.opened}`}
          authorId={authorId}
          items={items.map((item) =>
            reviewOf(item.productId) ? { ...item, note: t.reviewedByYou } : item,
          )}
          first={stage.productId}
          reviewOf={(productId) => {
            const review = reviewOf(productId);
            return review && { ...review, photos: review.photos.map(({ url }) => url) };
          }}
          send={send}
          onSent={(productId, message) => setStage({ is: "done", productId, message })}
          takeFocus={stage.opened > 0}
        />
      ) : (
        <div className="grid max-w-184 justify-items-start gap-5">
          {stage.message === null ? (
            <p className="text-lg">{t.allReviewed}</p>
          ) : (
            <MessageBox tone="success" takeFocus className="w-full">
              {stage.message}
            </MessageBox>
          )}
          <div className="flex flex-wrap gap-3">
            {open.length > 0 && (
              <Button variant="filled" onClick={() => write(next)}>
                {t.reviewAnotherItem}
              </Button>
            )}
            {stage.productId !== null && (
              <LinkButton to={paths.item(stage.productId)}>{t.seeOnPage}</LinkButton>
            )}
            <LinkButton to={paths.myOrders}>{t.myOrders}</LinkButton>
          </div>
        </div>
      )}
    </TwoColumns>
  );
}
