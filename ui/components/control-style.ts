/** Classes shared by text inputs, text areas and selects. */
export const controlStyle =
  "w-full min-h-control rounded-control border border-line-strong bg-raised px-3 py-2.5 leading-dense " +
  "transition-[border-color,box-shadow] placeholder:text-ink-subtle placeholder:opacity-100 " +
  "not-disabled:hover:border-ink-muted " +
  "focus:border-focus! focus:outline-none focus:shadow-[0_0_0_1px_var(--focus)] " +
  "aria-invalid:border-danger aria-invalid:shadow-invalid " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-subtle";

/** For tables and tool bars of the admin area. */
export const denseControlStyle = "min-h-dense! px-2.5! py-1! text-fine";
