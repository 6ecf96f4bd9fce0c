/* Facts about an item. */

export const heading = "இந்தப் பொருள் பற்றி";
export const names = {
  material: "மூலப்பொருள்",
  weight: "எடை",
  care: "பராமரிப்பு",
  assembly: "பொருத்துதல்",
  warranty: "உத்தரவாதம்",
};
export const kilograms = (count: string) => `${count} கி.கி.`;
