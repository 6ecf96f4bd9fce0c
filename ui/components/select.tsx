import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlStyle, denseControlStyle } from "./control-style.ts";
import "./select.css";

/** The native select. */
export function Select({
  dense = false,
  className,
  ...rest
}: ComponentProps<"select"> & { dense?: boolean }) {
  return (
    <select
      className={classNames(
        "select",
        controlStyle,
        dense ? `select-dense pr-7! ${denseControlStyle}` : "pr-9!",
        className,
      )}
      {...rest}
    />
  );
}
