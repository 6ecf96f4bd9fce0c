import * as t from "#texts/review.ts";
import { useId, type Ref } from "react";
import { classNames } from "../../../components/class-names.ts";
import { FieldError } from "../../../components/field.tsx";
import { starPath } from "../../../components/rating.tsx";

/** The label of each number of stars, from one to five. */
export const starLabels = [t.notForMe, t.couldBeBetter, t.good, t.veryGood, t.justRight] as const;

export interface StarChoiceProps {
  /** The star that gets the keyboard focus: the selected one, or the first. */
  ref?: Ref<HTMLInputElement>;
  /** 0 until one is selected. */
  rating: number;
  error: string | null;
  onChoose: (rating: number) => void;
}

/** Five stars with labels: a radio group with arrow keys; a list on phones. */
export function StarChoice({ ref, rating, error, onChoose }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="heading mb-3.5 text-title">{t.howIsIt}</legend>
      <div
        className={classNames(
          "grid rounded-control border bg-raised sm:grid-cols-5",
          error ? "border-danger shadow-invalid" : "border-line-strong",
        )}
      >
        {starLabels.map((words, index) => {
          const stars = index + 1;
          return (
            <label
              key={stars}
              className={classNames(
                "relative grid min-h-12 cursor-pointer grid-cols-[2.25rem_1fr] items-center rounded-control px-3.5 py-1.5 text-base leading-card font-demi",
                "not-first:border-line not-first:max-sm:border-t not-first:sm:border-l",
                "sm:min-h-21 sm:grid-cols-1 sm:content-center sm:justify-items-center sm:gap-1.5 sm:px-1 sm:text-center sm:text-fine",
                "hover:bg-brass-soft has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus",
                stars === rating && "bg-brass-soft text-brass-text",
              )}
            >
              <input
                ref={stars === Math.max(rating, 1) ? ref : undefined}
                type="radio"
                name={id}
                checked={stars === rating}
                aria-label={t.of5(stars, words)}
                aria-describedby={error ? `${id}-error` : undefined}
                className="absolute inset-0 m-0 cursor-pointer opacity-0"
                onChange={() => onChoose(stars)}
              />
              <svg
                aria-hidden
                viewBox="0 0 24 24"
                width="28"
                height="28"
                strokeWidth="1.3"
                className={
                  stars <= rating ? "fill-brass stroke-brass" : "fill-none stroke-line-strong"
                }
              >
                <path d={starPath} />
              </svg>
              <span>{words}</span>
            </label>
          );
        })}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
