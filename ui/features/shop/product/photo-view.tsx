import * as t from "#texts/product.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { DateTime } from "../../../components/date-time.tsx";
import { DialogPanel, DialogTitle } from "../../../components/dialog.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import { Stars } from "../../../components/rating.tsx";
import { SizedImage } from "../../../components/sized-image.tsx";
import { useKeys } from "../../../components/use-keys.ts";
import type { ListedReviewFragment } from "../../../generated/operations.ts";
import { OptionLine } from "../../shared/product/option-line.tsx";

/** A photo with its review. */
export interface ReviewPhoto {
  url: string;
  review: ListedReviewFragment;
}

export interface PhotoViewProps {
  photos: readonly ReviewPhoto[];
  /** The URL of the shown photo. */
  shown: string;
  onShow: (url: string) => void;
  onClose: () => void;
}

/** A photo of a review, enlarged next to its review. Arrow keys go through all listed photos. */
export function PhotoView({ photos, shown, onShow, onClose }: PhotoViewProps) {
  const at = Math.max(
    0,
    photos.findIndex(({ url }) => url === shown),
  );
  const photo = photos[at];

  function step(by: number) {
    const next = photos[(at + by + photos.length) % photos.length];
    if (next) onShow(next.url);
  }

  useKeys((key) => {
    if (key === "arrowleft") step(-1);
    else if (key === "arrowright") step(1);
    else return false;
    return true;
  });

  if (!photo) return null;
  const { review, url } = photo;
  const ofReview = review.photos.indexOf(url) + 1;

  return (
    <DialogPanel
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="max-w-5xl"
    >
      <div className="grid sm:grid-cols-[minmax(0,3fr)_minmax(16rem,2fr)]">
        <div className="relative bg-sunken">
          <SizedImage
            key={url}
            src={url}
            alt={t.photoOf(ofReview, review.photos.length, review.name)}
            sizes="(min-width: 40rem) 40rem, 100vw"
            className="h-[60svh] w-full object-contain sm:h-[70svh]"
          />
          {photos.length > 1 && (
            <div
              role="group"
              aria-label={t.photosFromReviews}
              className="absolute bottom-3 left-3 flex gap-2"
            >
              <IconButton
                label={t.previousPhoto}
                icon={<ChevronLeft aria-hidden size={20} />}
                className="bg-overlay"
                onClick={() => step(-1)}
              />
              <IconButton
                label={t.nextPhoto}
                icon={<ChevronRight aria-hidden size={20} />}
                className="bg-overlay"
                onClick={() => step(1)}
              />
            </div>
          )}
        </div>
        <div className="max-h-[70svh] overflow-y-auto p-6">
          <p role="status" className="pr-12 text-fine text-ink-muted">
            {t.photoPlace(at + 1, photos.length)}
          </p>
          <DialogTitle className="mt-3 pr-10 text-title">{review.name}</DialogTitle>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
            <Stars rating={review.rating} />
            <DateTime at={review.createdAt} show="date" />
          </p>
          <OptionLine values={review.options} className="mt-1 text-sm" />
          {review.comment && <p className="mt-3 wrap-anywhere">{review.comment}</p>}
        </div>
      </div>
    </DialogPanel>
  );
}
