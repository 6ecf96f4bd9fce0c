import { Color, SRGBColorSpace } from "three";

const names = [
  "h-wall",
  "h-wall-2",
  "h-floor",
  "h-floor-2",
  "h-skirt",
  "h-timber",
  "h-timber-2",
  "h-far",
] as const;

export type Colours = Readonly<Record<(typeof names)[number], Color>>;

/** The page's colours of a room, in its current light or dark theme. */
export function coloursOf(element: HTMLElement): Colours {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const probe = document.createElement("span");
  element.append(probe);
  const colours = Object.fromEntries(
    names.map((name) => {
      probe.style.color = `var(--${name})`;
      // Browsers support more colour notations than three.js; a rendered pixel works for all of
      // them.
      if (context) context.fillStyle = getComputedStyle(probe).color;
      context?.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return [name, new Color().setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace)];
    }),
  );
  probe.remove();
  return colours as Colours;
}
