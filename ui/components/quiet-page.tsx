import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface QuietPageProps {
  /** A scene that fills its side of the page. */
  drawing: ReactNode;
  /** Puts the drawing on the left. */
  flip?: boolean;
  /** Before the heading; hidden from screen readers. */
  eyebrow?: ReactNode;
  heading: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/**
 * A page of few words on one side and a full-bleed drawing on the other; the drawing is above the
 * text on phones.
 */
export function QuietPage({
  drawing,
  flip = false,
  eyebrow,
  heading,
  lead,
  children,
}: QuietPageProps) {
  return (
    <div
      className={classNames(
        "mx-auto grid xl:max-w-(--page-max)",
        "md:min-h-[calc(100svh-5rem)]",
        flip ? "md:grid-cols-split-5-6" : "md:grid-cols-split-6-5",
      )}
    >
      <div
        className={classNames(
          "relative overflow-clip bg-h-wall max-md:aspect-4/3",
          !flip && "md:order-1",
        )}
      >
        {/* A long text must not stretch the drawing: it stays in view. */}
        <div className="absolute inset-0 md:sticky md:inset-auto md:top-0 md:h-full md:max-h-dvh">
          {drawing}
        </div>
      </div>
      <div
        className={classNames(
          "w-full max-w-208 self-center px-gutter pt-8 pb-12 md:py-[clamp(2.5rem,6vw,6rem)]",
          !flip && "md:justify-self-end",
        )}
      >
        {eyebrow}
        <h1 className="heading-display">{heading}</h1>
        {lead && <div className="mt-5 max-w-136 text-lg">{lead}</div>}
        {children}
      </div>
    </div>
  );
}

/** Short points with a heading each, in two columns if there is room. */
export function QuietList({ items }: { items: readonly { title: string; text: ReactNode }[] }) {
  return (
    <ul className="mt-8">
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="grid gap-x-6 gap-y-1 border-t border-line py-4 leading-normal sm:grid-cols-[minmax(8rem,11rem)_minmax(0,1fr)]"
        >
          <h2 className="heading text-name leading-card!">{title}</h2>
          <div className="grid gap-2 text-ink-muted">{text}</div>
        </li>
      ))}
    </ul>
  );
}
