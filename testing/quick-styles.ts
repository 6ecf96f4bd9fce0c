/**
 * Answers the two questions that Testing Library asks of every element, display and visibility,
 * from attributes and inline styles. jsdom matches each rule of its own sheet with the element
 * instead, which took a third of the time of the component tests. The tests load no style sheet of
 * the shop.
 */
const hiddenByDefault =
  "[hidden], area, base, basefont, datalist, head, link, meta, noembed, noframes, noscript, " +
  "param, rp, script, style, template, title, dialog:not([open]), input[type=hidden]";

const notInline =
  "address, article, aside, blockquote, body, button, caption, center, dd, details, dialog, dl, " +
  "dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, " +
  "html, input, legend, li, main, menu, nav, ol, p, pre, search, section, summary, table, tbody, " +
  "td, tfoot, th, thead, tr, ul, div, slot";

const displayOf = (element: Element): string => {
  const own = element instanceof HTMLElement ? element.style.display : "";
  if (own !== "") return own;
  if (element.matches(hiddenByDefault)) return "none";
  return element.matches(notInline) ? "block" : "inline";
};

const visibilityOf = (element: Element): string => {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const own = each instanceof HTMLElement ? each.style.visibility : "";
    if (own !== "") return own;
  }
  return "visible";
};

const isQuick = Symbol.for("quick styles");

/** Makes `getComputedStyle` quick for what Testing Library asks. */
export const quickStyles = (window: Window & typeof globalThis): void => {
  if (isQuick in window.getComputedStyle) return;
  const complete = window.getComputedStyle.bind(window);
  const getComputedStyle: typeof complete = (element, pseudo) => {
    let whole: CSSStyleDeclaration | undefined;
    const rest = () => (whole ??= complete(element, pseudo));
    const quick: Readonly<Record<string, () => string>> = pseudo
      ? { content: () => "none", display: () => "inline", visibility: () => "visible" }
      : { display: () => displayOf(element), visibility: () => visibilityOf(element) };
    const valueOf = (name: string): string => quick[name]?.() ?? rest().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, name) {
        if (name === "getPropertyValue") return valueOf;
        if (typeof name === "string" && Object.hasOwn(quick, name)) return quick[name]?.();
        const value: unknown = Reflect.get(rest(), name);
        return typeof value === "function" ? (value.bind(rest()) as unknown) : value;
      },
    });
  };
  window.getComputedStyle = Object.assign(getComputedStyle, { [isQuick]: true });
};
