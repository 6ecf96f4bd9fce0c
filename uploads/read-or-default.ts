/** Returns the result of reading a file or directory, or `otherwise` if it doesn't exist. */
export const readOrDefault = async <Found, Otherwise>(
  read: () => Promise<Found>,
  otherwise: Otherwise,
): Promise<Found | Otherwise> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return otherwise;
    throw error;
  }
};
