import { classNames } from "./class-names.ts";

export type ButtonVariant = "filled" | "outlined" | "soft" | "danger" | "quiet";
export type ButtonSize = "normal" | "big" | "dense";

const base =
  "relative inline-flex items-center justify-center gap-2 overflow-hidden border rounded-control font-demi " +
  "leading-poster text-center transition-[background-color,border-color,color,translate] active:translate-y-px " +
  "disabled:border-line disabled:bg-transparent disabled:text-ink-subtle disabled:cursor-not-allowed";

const variants: Record<ButtonVariant, string> = {
  filled:
    "not-disabled:border-transparent not-disabled:bg-accent not-disabled:text-on-accent " +
    "not-disabled:hover:bg-accent-hover not-disabled:active:bg-accent-active",
  outlined:
    "not-disabled:border-line-strong not-disabled:hover:border-accent not-disabled:hover:bg-accent " +
    "not-disabled:hover:text-on-accent not-disabled:active:bg-accent-active",
  soft:
    "not-disabled:border-transparent not-disabled:bg-accent-soft not-disabled:text-accent-text " +
    "not-disabled:hover:bg-accent not-disabled:hover:text-on-accent not-disabled:active:bg-accent-active",
  danger:
    "not-disabled:border-transparent not-disabled:bg-danger not-disabled:text-on-danger " +
    "not-disabled:hover:bg-[color-mix(in_oklch,var(--danger)_88%,var(--ink))]",
  quiet:
    "border-transparent font-medium not-disabled:hover:underline underline-offset-far decoration-1",
};

const sizes: Record<ButtonSize, string> = {
  normal: "min-h-control px-4.5 text-base",
  big: "min-h-13.5 px-7 text-md",
  dense: "min-h-dense px-3 text-fine",
};

/** Classes shared by buttons and by links that look like buttons. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(base, variants[variant], sizes[size], variant === "quiet" && "px-2", className);
}
