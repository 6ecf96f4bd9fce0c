import { Link, type LinkProps } from "react-router-dom";
import { buttonStyle, type ButtonSize, type ButtonVariant } from "./button-style.ts";

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export function LinkButton({
  variant = "outlined",
  size = "normal",
  className,
  ...rest
}: LinkButtonProps) {
  return <Link className={buttonStyle(variant, size, className)} {...rest} />;
}
