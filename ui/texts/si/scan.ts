export const foreignCode = (shop: string) => `මේ කේතය ${shop} වෙතින් නොවේ`;
export const foreignCodeWhy = "එය මේ වෙළඳසැලේ භාණ්ඩයකට යොමු නොකරයි, එබැවින් කිසිවක් විවෘත කළේ නැත.";
export const unknownItem = "මේ නමින් භාණ්ඩයක් නැත";
export const unknownItemWhy = "එය වෙළඳසැලෙන් ඉවත් වී ඇතිවා විය හැක. ඒ හා සමාන එකක් සොයන්න.";
export const noCode = "මේ පින්තූරයේ කේතයක් නැත";
export const noCodeWhy = "හොඳ එළියේ, පැහැදිලිව, සම්පූර්ණ කේතය පෙන්වන එකක් තෝරන්න.";
export const fileUnreadable = "මේ ගොනුව කියවිය නොහැකි විය";
export const fileUnreadableWhy = "පින්තූරයක් තෝරන්න: JPEG, PNG හෝ WebP.";
export const shopNotResponding = "වෙළඳසැල පිළිතුරු දුන්නේ නැත";
export const shopNotRespondingWhy = "කරුණාකර ඔබේ සම්බන්ධතාවය බලා නැවත පරිලෝකනය කරන්න.";
export const whatTheCameraSees = "කැමරාවට පෙනෙන දේ";
export const cameraBlocked = "කැමරාව වසා ඇත";
export const cameraBlockedWhy = "ඔබේ බ්‍රව්සරයේ සැකසුම් තුළ එයට අවසර දෙන්න, නැතහොත් කේතයේ පින්තූරයක් තෝරන්න.";
export const noCameraHere = "මෙහි කැමරාවක් නැත";
export const noCameraWhy = "ඒ වෙනුවට කේතයේ පින්තූරයක් තෝරන්න.";
export const holdCode = "කේතය කැමරාව ඉදිරියට අල්ලන්න";
export const cameraStaysHere =
  "කැමරාව භාවිත වන්නේ එය මෙහි විවෘතව ඇති තෙක් පමණි. එයට පෙනෙන කිසිවක් ඔබේ උපාංගයෙන් පිටවන්නේ නැත.";
export const closeTheCamera = "කැමරාව වසන්න";
export const scanAgain = "නැවත පරිලෝකනය කරන්න";
export const openTheCamera = "කැමරාව විවෘත කරන්න";
export const light = "එළිය";
export const chooseAPicture = "පින්තූරයක් තෝරන්න";
export const pictureCode = "කේතයේ පින්තූරයක්";
export const searchByName = "නමින් සොයන්න";
export const scanACode = "කේතයක් පරිලෝකනය කරන්න";
export const scanLead =
  "අපේ කාමරවල සෑම භාණ්ඩයක් අසලම කේතයක් ඇත. එයින් මිල, ප්‍රමාණය සහ ඉතිරි තොගය සමඟ භාණ්ඩය මෙහි විවෘත වේ.";
