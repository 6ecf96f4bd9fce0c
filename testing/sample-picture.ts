/** A PNG of 4 by 4 pixels in several colours. */
export const samplePicture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAI0lEQVR4nGPoijK+sbvHxr/CPz+CAc4CijLAWUBRBjgLKAoAKeIVPXQ8QNMAAAAASUVORK5CYII=",
  "base64",
);
