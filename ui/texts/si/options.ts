export const whichOne = "කුමන එකද?";
export const soldOut = "අවසන්";
export const variantGone = "මේ ප්‍රභේදය තවදුරටත් විකුණන්නේ නැත. ඔබට වෙනත් එකක් තෝරා ගත හැක.";
export const legend = (option: string) => `${option}:`;
export const notMadeIn = (others: string) => `${others} සමඟ නිපදවන්නේ නැත`;
export const isNotMadeIn = (value: string, others: string) => `${value} ${others} සමඟ නිපදවන්නේ නැත.`;
export const changedOption = (option: string, from: string, to: string) =>
  `අපි ${option} ${from} සිට ${to} දක්වා වෙනස් කළෙමු.`;
export const chosen = (variant: string, price: string, stock: string) =>
  `${variant}. ${price}. ${stock}.`;
export const opensVariant = (variant: string) => `මේ ප්‍රභේදය, ${variant}, ඔබේ දුරකථනයේ විවෘත කරයි.`;
