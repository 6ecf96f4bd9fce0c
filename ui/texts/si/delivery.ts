/* Texts of delivery days. */

export const morning = "පෙරවරුව";
export const afternoon = "පස්වරුව";
export const dayAndHalf = (day: string, half: string) => `${day}, ${half}`;
export const noDayChosen = "දිනයක් තෝරා නැත";
export const youChangedDay = "ඔබ බෙදාහැරීමේ දිනය වෙනස් කළා";
export const shopChangedDay = "සාප්පුව බෙදාහැරීමේ දිනය වෙනස් කළා";
export const customerChangedDay = "පාරිභෝගිකයා බෙදාහැරීමේ දිනය වෙනස් කළා";
export const dayChanged = "බෙදාහැරීමේ දිනය වෙනස් විය";
export const fromTo = (before: string, after: string) => `${before} සිට ${after} දක්වා`;
