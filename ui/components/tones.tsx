import type { CSSProperties } from "react";
import { classNames } from "./class-names.ts";
import "./tones.css";

export interface TonesProps {
  /** CSS colours: light, middle and dark. */
  colours: readonly string[];
  /** Drawn pale, with a diagonal: unavailable. */
  gone?: boolean;
  className?: string;
}

/** A patch of three tones that shows a colour or a material. Its name is next to it. */
export function Tones({ colours: [light, middle, dark], gone = false, className }: TonesProps) {
  const style = { "--light": light, "--middle": middle, "--dark": dark } as CSSProperties;
  return (
    <i aria-hidden className={classNames("tones", gone && "tones-gone", className)} style={style} />
  );
}
