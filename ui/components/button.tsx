import type { ComponentProps, MouseEvent } from "react";
import { buttonStyle, type ButtonSize, type ButtonVariant } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import "./button.css";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The command is pending: the button keeps its label, width and focus, and ignores presses. */
  pending?: boolean;
  /** Briefly inactive. Unlike a disabled button it keeps the focus. */
  unready?: boolean;
}

/** Use one filled button per view region; repeated actions are outlined. */
export function Button({
  variant = "outlined",
  size = "normal",
  pending = false,
  unready = false,
  type = "button",
  className,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending || unready) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || unready || undefined}
      className={buttonStyle(
        variant,
        size,
        classNames(pending && "stitched cursor-progress", className),
      )}
      onClick={press}
      {...rest}
    />
  );
}
