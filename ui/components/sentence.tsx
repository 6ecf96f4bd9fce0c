import { Fragment, type ReactNode } from "react";

/**
 * A text with React nodes in it: `{name}` in the text is replaced with the node of that name,
 * whatever the word order of the language.
 */
export function Sentence({ of, ...things }: { of: string } & Readonly<Record<string, ReactNode>>) {
  return of
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : things[part]}</Fragment>);
}
