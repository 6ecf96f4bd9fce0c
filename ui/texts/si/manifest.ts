/* Texts of the web app manifest. */

export const description = "ශ්‍රී ලාංකික නිවෙස් සඳහා ගෘහ භාණ්ඩ සහ එදිනෙදා භාණ්ඩ. ගෙවීම භාණ්ඩ ලැබෙන විට මුදලින්.";
export const allRooms = "සියලු කාමර";
export const scanACode = "කේතයක් පරිලෝකනය කරන්න";
export const myOrders = "මගේ ඇණවුම්";
export const cart = "කූඩය";
