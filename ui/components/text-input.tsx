import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlStyle, denseControlStyle } from "./control-style.ts";

/** A single-line text field. */
export function TextInput({
  dense = false,
  className,
  ...rest
}: ComponentProps<"input"> & { dense?: boolean }) {
  return (
    <input className={classNames(controlStyle, dense && denseControlStyle, className)} {...rest} />
  );
}

/** A multi-line text field. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={rows} className={classNames(controlStyle, className)} {...rest} />;
}
