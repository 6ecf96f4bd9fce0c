/* Texts of choosing one of a product's variants. */

export const whichOne = "Which one?";
export const soldOut = "sold out";
export const variantGone = "This option is no longer sold. You can choose another one.";
export const legend = (option: string) => `${option}:`;
export const notMadeIn = (others: string) => `Not made in ${others}`;
export const isNotMadeIn = (value: string, others: string) => `${value} isn’t made in ${others}.`;
export const changedOption = (option: string, from: string, to: string) =>
  `We changed ${option} from ${from} to ${to}.`;
export const chosen = (variant: string, price: string, stock: string) =>
  `${variant}. ${price}. ${stock}.`;
export const opensVariant = (variant: string) => `Opens this option, ${variant}, on your phone.`;
