import { Fragment, type ReactNode } from "react";

/**
 * A text with things in it: `{name}` in the text is where the thing of that name stands, whatever
 * the language's order.
 */
export function Sentence({ of, ...things }: { of: string } & Readonly<Record<string, ReactNode>>) {
  return of
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : things[part]}</Fragment>);
}
