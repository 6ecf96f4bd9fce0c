/** What reading a file or directory gives; `otherwise` where there is none. */
export const unlessMissing = async <Found, Otherwise>(
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
