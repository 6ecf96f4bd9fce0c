const key = "nivasa.shown";
const mostAddresses = 20;

/** Maximum items of one response. */
const most = 96;

function read(): readonly (readonly [address: string, count: number])[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && Number.isInteger(value[1]);
}

/** Stores how many items of a list were shown, for a return to it or a reload. */
export function storeShownCount(address: string, count: number): void {
  const others = read().filter(([each]) => each !== address);
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify([[address, count], ...others].slice(0, mostAddresses)),
    );
  } catch {
    // If the browser cannot store it, the list begins with its first page.
  }
}

/** Number of items of a list shown last in this tab; 0 if unknown. */
export function shownCountOf(address: string): number {
  const count = read().find(([each]) => each === address)?.[1] ?? 0;
  return Math.min(most, Math.max(0, count));
}
