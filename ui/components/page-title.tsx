/** The document's title: the page's name, then the shop's. */
export function PageTitle({ children }: { children?: string }) {
  return <title>{children ? `${children} · Nivasa` : "Nivasa"}</title>;
}
