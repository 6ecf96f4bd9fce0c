/** Shown for a product, a stock or a cart at a moment before it existed. */
export function NotYet({ children }: { children: string }) {
  return <p className="heading max-w-[34ch] text-[1.5rem] text-balance">{children}</p>;
}
