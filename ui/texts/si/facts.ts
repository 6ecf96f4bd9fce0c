/* Facts about an item. */

export const heading = "මෙම භාණ්ඩය ගැන";
export const names = {
  material: "ද්‍රව්‍යය",
  weight: "බර",
  care: "නඩත්තුව",
  assembly: "එකලස් කිරීම",
  warranty: "වගකීම",
};
export const kilograms = (count: string) => `කි.ග්‍රෑ. ${count}`;
