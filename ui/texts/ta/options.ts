export const whichOne = "எது வேண்டும்?";
export const soldOut = "விற்றுத் தீர்ந்தது";
export const variantGone = "இந்த வகை இனி விற்கப்படுவதில்லை. வேறொன்றைத் தேர்ந்தெடுக்கலாம்.";
export const legend = (option: string) => `${option}:`;
export const notMadeIn = (others: string) => `${others} உடன் தயாரிக்கப்படுவதில்லை`;
export const isNotMadeIn = (value: string, others: string) =>
  `${value} ${others} உடன் தயாரிக்கப்படுவதில்லை.`;
export const changedOption = (option: string, from: string, to: string) =>
  `${option}: ${from} என்பதை ${to} என மாற்றினோம்.`;
export const chosen = (variant: string, price: string, stock: string) =>
  `${variant}. ${price}. ${stock}.`;
export const opensVariant = (variant: string) => `இந்த வகையை, ${variant}, உங்கள் தொலைபேசியில் திறக்கும்.`;
