import { Fragment } from "react";

export interface TextMark {
  start: number;
  end: number;
}

/** The look of what was searched for. */
export const markStyle = "rounded-[1px] bg-brass-soft shadow-[inset_0_-2px_var(--brass)]";

export interface MarkedTextProps {
  text: string;
  /** Parts of the text, in their order. */
  marks: readonly TextMark[];
}

/** A text in which what was searched for is marked. */
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
