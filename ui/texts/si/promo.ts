/* Texts of promo codes. */

export const unknown = "මේ කේතය අපි නොදනිමු. අකුරු පරීක්ෂා කරන්න.";
export const paused = "මේ කේතය තාවකාලිකව නවතා ඇත. ඔබේ කරත්තය එලෙසම පවතී.";
export const usedUp = "මේ කේතය භාවිත කර අවසන්.";
export const usedByYou = "ඔබ මේ කේතය දැනටමත් භාවිත කර ඇත.";
export const notStarted = "මේ කේතය තවම ආරම්භ වී නැත.";
export const ended = "මේ කේතය අවසන් වී ඇත.";
export const forOtherItems = "මේ කේතය වෙනත් භාණ්ඩ සඳහාය. ඒවා ඔබේ කරත්තයේ නැත.";
export const notChecked = "මේ කේතය පරීක්ෂා කළ නොහැකි විය. නැවත උත්සාහ කරන්න.";
export const freeDelivery = "නොමිලේ බෙදාහැරීම";
export const placeWithoutIt = "එය නොමැතිව ඇණවුම් කරන්න";
export const cannotBeUsed = "ප්‍රවර්ධන කේතය භාවිත කළ නොහැක";
export const startsOn = (day: string) => `මේ කේතය ${day} දින ආරම්භ වේ.`;
export const endedOn = (day: string) => `මේ කේතය ${day} දින අවසන් විය.`;
export const addItemsFor = (sum: string) => `මේ කේතය භාවිතයට තවත් ${sum} වටිනා භාණ්ඩ එක් කරන්න.`;
export const onlyFor = (categories: string) => `මේ කේතය ${categories} සඳහාය. ඒවා ඔබේ කරත්තයේ නැත.`;
export const code = (name: string) => `ප්‍රවර්ධන කේතය ${name}`;
export const applied = (name: string) => `ප්‍රවර්ධන කේතය ${name} යොදා ඇත`;
export const percentOff = (percent: number) => `${percent}% අඩු`;
export const withoutItYouPay = (sum: string) => `තවම කිසිවක් ඇණවුම් කර නැත. එය නොමැතිව ඔබ ගෙවන්නේ ${sum}.`;
