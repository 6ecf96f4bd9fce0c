export const sofaWidth = "210 செ.மீ.";
export const sofaHeight = "80 செ.மீ.";
export const sofaSize = "210 × 90 × 80 செ.மீ.";
export const appStepScan =
  "எந்தப் பொருளுக்கும் அருகிலுள்ள குறியீட்டை வருடுங்கள், அல்லது பட்டியலிலிருந்து தெரிவுசெய்யுங்கள்.";
export const appStepPlace = "“எனது அறையில் வை” என்பதை அழுத்தி, தொலைபேசியைத் தரையை நோக்கிப் பிடியுங்கள்.";
export const appStepWalk = "அதைச் சுற்றி நடந்து பாருங்கள். அளவு உண்மையான அளவே.";
export const appHeading = "முதலில் உங்கள் அறையிலேயே வைத்துப் பாருங்கள்";
export const appLead = (shop: string) =>
  `${shop} செயலி என்பது உங்கள் தொலைபேசியில் நிறுவப்பட்ட இந்தக் கடையே. கமரா ஊடாக எந்தப் பொருளையும் உண்மையான அளவில் உங்கள் தரையில் வைக்கும், அல்லது சுவரில் மாட்டும்.`;
export const mobileApp = "கைபேசிச் செயலி";
export const exploreTheCollection = "தொகுப்பைப் பாருங்கள்";
export const inYourRoom = "உங்கள் அறையிலேயே, கமராவில்";
export const allRooms = "எல்லா அறைகளும்";
export const roomsOneRoof = (count: number) => `${count === 5 ? "ஐந்து" : count} அறைகள், ஒரே கூரை`;
export const seeEverything = "அனைத்தையும் பார்";
export const newArrivals = "வீட்டில் புதியவை";
export const shopNotResponding = "கடை பதிலளிக்கவில்லை. உங்கள் கூடையில் எதுவும் இழக்கப்படவில்லை.";
export const seeAllItems = (count: number) => `${count} பொருட்களையும் பார்`;
