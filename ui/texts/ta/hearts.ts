export const inWishList = (name: string) => `விருப்பப் பட்டியலில் ${name}`;
export const save = "விருப்பப் பட்டியலில் சேர்";
export const saved = "உங்கள் விருப்பப் பட்டியலில் உள்ளது";
export const full = (most: number) => `ஒரு விருப்பப் பட்டியலில் ${most} பொருட்கள் வரை வைக்கலாம்`;
