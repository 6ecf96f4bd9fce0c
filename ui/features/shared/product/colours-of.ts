import type { Variant, VariantOption } from "./variants.ts";

/** The tones of each colour that a product is sold in; empty without an option of colours. */
export const coloursOf = (
  options: readonly VariantOption[],
  variants: readonly Pick<Variant, "values">[],
): readonly (readonly string[])[] => {
  const index = options.findIndex(({ display }) => display === "SWATCHES");
  return (options[index]?.values ?? [])
    .filter(
      ({ name, colours }) =>
        colours.length > 0 && variants.some(({ values }) => values[index] === name),
    )
    .map(({ colours }) => colours);
};
