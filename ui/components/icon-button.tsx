import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The look shared by icon buttons and icon links. */
export const iconButtonStyle =
  "relative inline-grid size-control place-items-center rounded-control transition-colors " +
  "hover:bg-[color-mix(in_oklch,var(--ink)_7%,transparent)] disabled:text-ink-subtle disabled:cursor-not-allowed";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** What pressing it does, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
}

/** A square button of 44 px with an icon only. */
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
