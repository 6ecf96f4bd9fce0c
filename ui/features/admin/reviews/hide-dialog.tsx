import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import type { ReviewHideReason } from "../../../generated/operations.ts";
import { ChoiceList } from "../driver-run/choice-list.tsx";
import { averageAfterHiding, hideReasons, type ModeratedReview } from "./review-texts.ts";

const choices = hideReasons.map(([value, label]) => ({ value, label }));

export interface HideDialogProps {
  review: ModeratedReview;
  pending: boolean;
  onHide: (reason: ReviewHideReason) => void;
  onClose: () => void;
}

/** Asks why a review is hidden, and names what the average becomes. */
export function HideDialog({ review, pending, onHide, onClose }: HideDialogProps) {
  const [reason, setReason] = useState<ReviewHideReason | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Hide this review?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            pending={pending}
            disabled={reason === null}
            onClick={() => {
              if (reason !== null) onHide(reason);
            }}
          >
            Hide review
          </Button>
        </>
      }
    >
      <ChoiceList legend="Reason" choices={choices} chosen={reason} onChoose={setReason} />
      <p className="mt-4 text-fine">
        A low rating is not a reason. The author sees the reason and may revise the review.{" "}
        {averageAfterHiding(review)}
      </p>
    </Dialog>
  );
}
