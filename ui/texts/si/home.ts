export const sofaWidth = "සෙ.මී. 210";
export const sofaHeight = "සෙ.මී. 80";
export const sofaSize = "සෙ.මී. 210 × 90 × 80";
export const appStepScan = "ඕනෑම භාණ්ඩයක් අසල ඇති කේතය පරිලෝකනය කරන්න, නැතහොත් ලැයිස්තුවෙන් තෝරන්න.";
export const appStepPlace = "“මගේ කාමරයේ තබන්න” ඔබා දුරකථනය බිමට යොමු කරන්න.";
export const appStepWalk = "එය වටා ඇවිද බලන්න. ප්‍රමාණය සැබෑ ප්‍රමාණයමයි.";
export const appHeading = "පළමුව එය ඔබේම කාමරයේ තබා බලන්න";
export const appLead = (shop: string) =>
  `${shop} යෙදුම යනු ඔබේ දුරකථනයේ ස්ථාපිත මේ වෙළඳසැලයි. කැමරාව හරහා ඕනෑම භාණ්ඩයක් සැබෑ ප්‍රමාණයෙන් ඔබේ බිම තබයි, නැතහොත් බිත්තියේ එල්ලයි.`;
export const mobileApp = "ජංගම යෙදුම";
export const exploreTheCollection = "එකතුව බලන්න";
export const inYourRoom = "ඔබේම කාමරයේ, කැමරාවෙන්";
export const allRooms = "සියලු කාමර";
export const roomsOneRoof = (count: number) => `කාමර ${count === 5 ? "පහක්" : `${count}ක්`}, එක වහලක්`;
export const seeEverything = "සියල්ල බලන්න";
export const newArrivals = "නිවසට අලුතින්";
export const shopNotResponding = "වෙළඳසැල පිළිතුරු දුන්නේ නැත. ඔබේ කූඩයේ කිසිවක් අහිමි වී නැත.";
export const seeAllItems = (count: number) => `භාණ්ඩ ${count}ම බලන්න`;
