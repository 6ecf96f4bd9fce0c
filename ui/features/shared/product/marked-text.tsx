import { Fragment } from "react";

export interface TextMark {
  start: number;
  end: number;
}

/** Style of a search match. */
export const markStyle = "rounded-[1px] bg-brass-soft shadow-[inset_0_-2px_var(--brass)]";

export interface MarkedTextProps {
  text: string;
  /** Matches within the text, in order. */
  marks: readonly TextMark[];
}

/** A text with its search matches marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const ends = [0, ...marks.map(({ end }) => end)];
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark className={`${markStyle} text-inherit`}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
