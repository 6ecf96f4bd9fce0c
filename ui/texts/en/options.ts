/* Texts of choosing one of a product's versions. */

export const whichOne = "Which one?";
export const soldOut = "sold out";
export const versionGone = "This version is no longer sold. You can choose another one.";
export const legend = (option: string) => `${option}:`;
export const notMadeIn = (others: string) => `Not made in ${others}`;
export const isNotMadeIn = (value: string, others: string) => `${value} isn’t made in ${others}.`;
export const changedOption = (option: string, from: string, to: string) =>
  `We changed ${option} from ${from} to ${to}.`;
export const chosen = (version: string, price: string, stock: string) =>
  `${version}. ${price}. ${stock}.`;
export const opensVersion = (version: string) => `Opens this version, ${version}, on your phone.`;
