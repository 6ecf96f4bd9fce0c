import { useState } from "react";
import { Link } from "react-router-dom";
import { PillRow } from "../../../components/pill-row.tsx";
import { Select } from "../../../components/select.tsx";
import type { ReviewState } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { useMay } from "../../shared/account/rights.ts";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { latest, Read } from "../kit/read.tsx";
import { ReviewDesk } from "./review-desk.tsx";
import { stateNames } from "./review-texts.ts";
import { useReviewQueue, type QueueView, type ReviewQueue } from "./use-review-queue.ts";

const countOf = ({ counts }: ReviewQueue, state: ReviewState): number =>
  ({ WAITING: counts.waiting, PUBLISHED: counts.published, HIDDEN: counts.hidden })[state];

const states = Object.keys(stateNames) as ReviewState[];

/** Reviews to approve, to hide and to answer. */
export function ReviewsPage({ picture }: { picture: PictureOf }) {
  const [view, setView] = useState<QueueView>({
    state: "WAITING",
    fewStars: false,
    withPhotos: false,
  });
  const queue = useReviewQueue(view);
  const shown = latest(queue);
  const maySet = useMay("SETTINGS");
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-6">
        <PillRow
          label="Show"
          choices={states.map((state) => ({
            value: state,
            label: shown ? `${stateNames[state]} ${countOf(shown, state)}` : stateNames[state],
          }))}
          value={view.state}
          onChange={(state) => setView({ ...view, state })}
        />
        <Select
          dense
          aria-label="Stars"
          className="w-auto!"
          value={view.fewStars ? "few" : "all"}
          onChange={({ target }) => setView({ ...view, fewStars: target.value === "few" })}
        >
          <option value="all">All stars</option>
          <option value="few">1 and 2 stars</option>
        </Select>
        <Select
          dense
          aria-label="Photos"
          className="w-auto!"
          value={view.withPhotos ? "with" : "all"}
          onChange={({ target }) => setView({ ...view, withPhotos: target.value === "with" })}
        >
          <option value="all">With and without photos</option>
          <option value="with">With photos</option>
        </Select>
        {shown && (
          <p className="text-fine text-ink-muted md:ml-auto">
            {shown.approval
              ? "New reviews wait for approval."
              : "New reviews are published at once."}
            {maySet && (
              <>
                {" "}
                <Link to={paths.adminSettings} className="link-line">
                  Settings
                </Link>
              </>
            )}
          </p>
        )}
      </div>
      <Read of={queue} what="the reviews" skeleton={["h-16", "h-96"]} className="m-4 md:m-6">
        {({ items }) => (
          <ReviewDesk
            key={JSON.stringify(view)}
            state={view.state}
            reviews={items}
            picture={picture}
            more={queue.more}
          />
        )}
      </Read>
    </>
  );
}
