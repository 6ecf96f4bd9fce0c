import { messages } from "#texts/messages.ts";
import * as t from "#texts/review.ts";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { paths } from "../../../paths.ts";
import type { ReviewableItem } from "./item-choice.tsx";
import { storeReviewDraft } from "./review-draft.ts";
import { ReviewForm } from "./review-form.tsx";
import { ReviewHeading } from "./review-page.tsx";

/**
 * Reviews an order that has not reached the shop. The review is stored on this device as its
 * author's draft for the product, so that the form of the delivered order starts with it.
 */
export function OfflineReview({
  authorId,
  items,
}: {
  authorId: string;
  items: readonly ReviewableItem[];
}) {
  const [savedProductId, setSavedProductId] = useState<string | null>(null);
  return (
    <>
      <ReviewHeading order={t.orderOnThisDevice} />
      {savedProductId === null ? (
        <ReviewForm
          authorId={authorId}
          items={items}
          first={null}
          reviewOf={() => null}
          takeFocus={false}
          withoutPhotos
          send={async (productId, words) => {
            storeReviewDraft(authorId, productId, words);
            return { sent: true, message: messages.review.savedHere };
          }}
          onSent={setSavedProductId}
        />
      ) : (
        <div className="grid max-w-184 justify-items-start gap-5">
          <MessageBox tone="success" takeFocus className="w-full">
            {messages.review.savedHere}
          </MessageBox>
          <p className="max-w-(--measure)">{t.keptUntilDelivered}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setSavedProductId(null)}>{t.edit}</Button>
            <LinkButton to={paths.myOrders}>{t.myOrders}</LinkButton>
          </div>
        </div>
      )}
    </>
  );
}
