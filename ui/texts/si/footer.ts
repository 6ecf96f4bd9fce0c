/* Texts of the footer, which loads after the first view. */

export const footer = "පාදකය";
export const followUs = "වෙනත් තැන්වල";
export const opensInNewTab = "(නව ටැබයක විවෘත වේ)";
export const madeBy = (shop: string) => `${shop} කණ්ඩායම විසින් ශ්‍රී ලංකාවේ නිර්මාණය කර නිපදවන ලදී`;
export const registration = (number: string) => `ලියාපදිංචි අංකය ${number}`;
export const returnsPage = "ආපසු දීම";
export const deliveryPage = "බෙදාහැරීම";
