/** Shown for a product, a stock or a cart at a moment before it existed. */
export function NotYet({ children }: { children: string }) {
  return <p className="heading measure-34 text-heading text-balance">{children}</p>;
}
