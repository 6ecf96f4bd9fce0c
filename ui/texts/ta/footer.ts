/* Texts of the footer, which loads after the first view. */

export const footer = "அடிப்பகுதி";
export const followUs = "பிற தளங்களில்";
export const opensInNewTab = "(புதிய தாவலில் திறக்கும்)";
export const madeBy = (shop: string) => `${shop} குழுவினரால் இலங்கையில் வடிவமைத்து உருவாக்கப்பட்டது`;
export const registration = (number: string) => `பதிவு எண் ${number}`;
export const returnsPage = "திருப்பி அளித்தல்";
export const deliveryPage = "விநியோகம்";
