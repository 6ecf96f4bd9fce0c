/** Whether a browser runs on an iPhone or iPad; `touchPoints` distinguishes an iPad from a Mac. */
export function isIos(userAgent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}
