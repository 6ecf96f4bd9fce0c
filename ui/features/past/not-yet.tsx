/** What a product, a stock or a cart is at a moment before there was one. */
export function NotYet({ children }: { children: string }) {
  return <p className="heading max-w-[34ch] text-[1.5rem] text-balance">{children}</p>;
}
