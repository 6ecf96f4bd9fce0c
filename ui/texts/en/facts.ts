/* Facts about an item. */

export const heading = "About this item";
export const names = {
  material: "Material",
  weight: "Weight",
  care: "Care",
  assembly: "Assembly",
  warranty: "Warranty",
};
export const kilograms = (count: string) => `${count} kg`;
