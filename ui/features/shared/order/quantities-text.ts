import { optionLine } from "../product/option-values.ts";

interface Changed {
  name: string;
  options: readonly string[];
  previousQuantity: number;
  quantity: number;
}

/** Changed quantities, formatted as: Ella Bookcase, Jak: 1 → 2. */
export function quantitiesText(items: readonly Changed[]): string {
  return items
    .map(({ name, options, previousQuantity, quantity }) => {
      const item = options.length > 0 ? `${name}, ${optionLine(options)}` : name;
      return `${item}: ${previousQuantity} → ${quantity}`;
    })
    .join("; ");
}
