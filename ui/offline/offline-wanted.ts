/** Whether the service worker is on; the operator may switch it off (docs/operations.md). */
export function isOfflineWanted(): boolean {
  const word = document.querySelector<HTMLMetaElement>('meta[name="keep-offline"]')?.content;
  return import.meta.env.PROD && word !== "no";
}
