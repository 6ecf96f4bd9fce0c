/* Texts of the web app manifest. */

export const description =
  "இலங்கை வீடுகளுக்கான தளபாடங்களும் அன்றாடப் பொருட்களும். பொருள் கிடைக்கும்போது பணமாகச் செலுத்தலாம்.";
export const allRooms = "எல்லா அறைகளும்";
export const scanACode = "குறியீட்டை வருடுக";
export const myOrders = "எனது ஓடர்கள்";
export const cart = "கூடை";
