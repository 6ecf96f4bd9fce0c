/** Style of a row in the panel under the search field, as a button or a link. */
export const panelRow =
  "flex min-h-control w-full items-center gap-2.5 rounded-control px-2 text-left text-base hover:bg-line";

/** Style of a heading above rows. */
export const panelHeading = "px-2 py-1.5 text-fine leading-label font-semibold text-ink-muted";
