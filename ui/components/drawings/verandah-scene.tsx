import type { ReactNode } from "react";
import { Scene } from "./scene.tsx";
import verandah from "./verandah.svg?raw";

/** The verandah in the afternoon, with a seat. For terms and privacy. */
export function VerandahScene({
  children,
}: {
  /** The object between the posts, in a frame of 400 × 500. */
  children: ReactNode;
}) {
  return (
    <>
      <Scene drawing={verandah} />
      <svg
        aria-hidden
        viewBox="0 0 600 700"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
      >
        <svg x="118" y="252" width="336" height="420" viewBox="0 0 400 500" overflow="visible">
          {children}
        </svg>
      </svg>
    </>
  );
}
