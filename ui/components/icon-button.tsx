import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Classes shared by icon buttons and icon links. */
export const iconButtonStyle =
  "relative inline-grid size-control place-items-center rounded-control transition-colors " +
  "hover:bg-ink/7 disabled:text-ink-subtle disabled:cursor-not-allowed";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** The action in words, for screen readers and the tooltip. */
  label: string;
  icon: ReactNode;
}

/** A square button of 44 px that shows only an icon. */
export function IconButton({ label, icon, type = "button", className, ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(iconButtonStyle, className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
