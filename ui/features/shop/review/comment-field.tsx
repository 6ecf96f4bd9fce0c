import * as t from "#texts/review.ts";
import { Check } from "lucide-react";
import { useId } from "react";
import { formatRecent } from "../../../components/date-time.tsx";
import { TextArea } from "../../../components/text-input.tsx";
import { limits } from "../../../generated/shop.ts";

const number = new Intl.NumberFormat("en-LK");

export interface CommentFieldProps {
  value: string;
  /** When the draft was last stored on this device; null for none. */
  keptAt: number | null;
  onChange: (value: string) => void;
}

/** The comment of a review; below it are the number of characters left and when it was stored. */
export function CommentField({ value, keptAt, onChange }: CommentFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="heading mb-1.5 text-title">
        {t.whatShouldOthersKnow}{" "}
        <span className="font-ui text-sm font-normal max-sm:mt-1 max-sm:block tracking-normal text-ink-muted">
          {t.mayStayEmpty}
        </span>
      </label>
      <TextArea
        id={id}
        rows={6}
        maxLength={limits.reviewComment}
        aria-describedby={`${id}-room`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-fine text-ink-muted">
        <span id={`${id}-room`}>
          {t.charactersOf(number.format(value.length), number.format(limits.reviewComment))}
        </span>
        {keptAt !== null && (
          <span className="inline-flex items-center gap-1.5">
            <Check aria-hidden size={16} className="text-success-text" />
            {t.draftSaved(formatRecent(keptAt))}
          </span>
        )}
      </p>
    </div>
  );
}
