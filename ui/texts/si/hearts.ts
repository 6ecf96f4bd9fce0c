export const inWishList = (name: string) => `කැමති ලැයිස්තුවේ ${name}`;
export const save = "කැමති ලැයිස්තුවට එක් කරන්න";
export const saved = "ඔබේ කැමති ලැයිස්තුවේ ඇත";
export const full = (most: number) => `කැමති ලැයිස්තුවක උපරිමය භාණ්ඩ ${most}කි`;
