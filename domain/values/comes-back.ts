/**
 * Whether the goods of an unsuccessful stop go back into the shop's stock, by why it was not
 * delivered, as it is stored or as the GraphQL API names it. Others are delivered on another day.
 */
export const comesBack = (failure: string): boolean =>
  failure.toLowerCase() === "refused" || failure.toLowerCase() === "damaged";
