/**
 * The pictures that the shop can read, for file pickers. iPhones convert their HEIC photos to one
 * of these types.
 */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";
