import { Fragment } from "react";

export interface TextMark {
  start: number;
  end: number;
}

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
          <mark className="rounded-[1px] bg-brass-soft text-inherit shadow-[inset_0_-2px_var(--brass)]">
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
