import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { TextureName } from "./materials.ts";

const pictures = new URL("../../pictures/", import.meta.url);

/** The drawings' shadows, because a model casts its own, and weaves too fine for a texture. */
const leftOut = /<[a-z]+ (?=[^>]*(?:#141c15|url\(#cloth\)))[^>]*\/>/g;

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** Deterministic pseudo-random numbers between 0 and 1 (mulberry32). */
const chance = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** Pale streaks along the board, multiplied with the timber's colour. */
const grain = (): string => {
  const next = chance(7);
  const streaks = Array.from({ length: 34 }, (_, index) => {
    const y = (index * 64) / 34;
    const bend = (next() - 0.5) * 5;
    const shade = Math.round(226 + next() * 28);
    const width = (0.5 + next() * 1.8).toFixed(2);
    return [-64, 0, 64]
      .map((lift) => {
        const at = (y + lift).toFixed(2);
        return `<path d="M0 ${at}C42 ${(y + lift + bend).toFixed(2)} 86 ${(y + lift - bend).toFixed(2)} 128 ${at}" stroke="rgb(${shade},${shade - 2},${shade - 4})" stroke-width="${width}" fill="none"/>`;
      })
      .join("");
  });
  return svg(128, 64, `<rect width="128" height="64" fill="#ffffff"/>${streaks.join("")}`);
};

const cane = svg(
  36,
  36,
  `<defs><pattern id="c" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="#dcc092"/><path d="M0 0l9 9M9 0L0 9M4.5 0v9M0 4.500h9" stroke="#a88450" stroke-width="1"/></pattern></defs><rect width="36" height="36" fill="url(#c)"/>`,
);

const handloom = svg(
  60,
  10,
  [
    [0, 60, "#e4dcc6"],
    [0, 16, "#3c4f78"],
    [16, 4, "#cf9f4f"],
    [24, 9, "#4f6f58"],
    [36, 6, "#b4603f"],
    [50, 4, "#3c4f78"],
  ]
    .map(
      ([x = 0, width = 0, fill = ""]) =>
        `<rect x="${x}" width="${width}" height="10" fill="${fill}"/>`,
    )
    .join(""),
);

const rush = svg(
  28,
  28,
  `<defs><pattern id="r" width="7" height="7" patternUnits="userSpaceOnUse"><rect width="7" height="7" fill="#e3cfa4"/><path d="M0 1.700h3.500M3.500 5.200H7" stroke="#c3a56d" stroke-width="1.500"/></pattern></defs><rect width="28" height="28" fill="url(#r)"/>`,
);

/**
 * One segment of a woven basket's side, from under its rim to above its foot: two courses of reed,
 * and the indigo bands.
 */
const reed = (): string => {
  const drawing = readFileSync(new URL("madu-laundry-basket.svg", pictures), "utf8");
  const pattern = /<pattern id="weave"[\s\S]*?<\/pattern>/.exec(drawing)?.[0] ?? "";
  const band = (y: number): string =>
    `<rect y="${y}" width="96" height="18" fill="#3c4f78"/><rect y="${y}" width="96" height="4" fill="#5a6d97"/>` +
    [2, 26, 50, 74]
      .map((x) => `<rect x="${x}" y="${y}" width="3" height="18" fill="#2b3a5b"/>`)
      .join("");
  return svg(
    96,
    230,
    `<defs>${pattern}</defs><rect width="96" height="230" fill="url(#weave)"/>${band(72)}${band(164)}`,
  );
};

/** A quarter of the drum stool's side: bands and rows of points in madder, green and gold. */
const palmyrah = (): string => {
  const lines = Array.from(
    { length: 24 },
    (_, row) => `<rect y="${row * 9 + 3}" width="132" height="1.400" fill="#c3a56d"/>`,
  );
  const band = (y: number, height: number, fill: string): string =>
    `<rect y="${y}" width="132" height="${height}" fill="${fill}"/>`;
  const teeth = (y: number, tip: number): string =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map(
        (at) =>
          `<path d="M${at * 16.5} ${y}L${at * 16.5 + 8.25} ${tip}L${at * 16.5 + 16.5} ${y}Z" fill="#8c3b3b"/>`,
      )
      .join("");
  const diamonds = (y: number): string =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((at) => {
        const x = at * 16.5 + 8.25;
        return `<path d="M${x - 8.25} ${y}L${x} ${y - 13}L${x + 8.25} ${y}L${x} ${y + 13}Z" fill="#8c3b3b"/><path d="M${x - 8.25} ${y}L${x} ${y - 6.5}L${x + 8.25} ${y}L${x} ${y + 6.5}Z" fill="#cf9f4f"/>`;
      })
      .join("");
  return svg(
    132,
    208,
    [
      `<rect width="132" height="208" fill="#e3cfa4"/>`,
      ...lines,
      band(16, 9, "#8c3b3b"),
      teeth(40, 29),
      band(48, 5, "#4f6f58"),
      diamonds(74),
      band(94, 7, "#4f6f58"),
      diamonds(122),
      band(146, 5, "#4f6f58"),
      teeth(160, 171),
      band(176, 9, "#8c3b3b"),
    ].join(""),
  );
};

const patterns: Readonly<
  Record<string, () => { readonly source: string; readonly width: number }>
> = {
  grain: () => ({ source: grain(), width: 256 }),
  cane: () => ({ source: cane, width: 128 }),
  handloom: () => ({ source: handloom, width: 128 }),
  rush: () => ({ source: rush, width: 112 }),
  reed: () => ({ source: reed(), width: 256 }),
  palmyrah: () => ({ source: palmyrah(), width: 256 }),
};

const cropped = (name: string): { readonly source: string; readonly width: number } => {
  const [, slug = "", ...edges] = name.split(" ");
  const [left = 0, top = 0, right = 0, bottom = 0] = edges.map(Number);
  const drawing = readFileSync(new URL(`${slug}.svg`, pictures), "utf8").replace(leftOut, "");
  const view = `viewBox="${left} ${top} ${right - left} ${bottom - top}"`;
  return { source: drawing.replace('viewBox="0 0 400 500"', view), width: 416 };
};

const ready = new Map<string, Promise<Uint8Array>>();

/** A texture as a palette PNG. Deterministic. */
export const textureOf = (name: TextureName): Promise<Uint8Array> => {
  const known = ready.get(name);
  if (known) return known;
  const { source, width } = patterns[name]?.() ?? cropped(name);
  const [, , w = 1, h = 1] = (/viewBox="([^"]*)"/.exec(source)?.[1] ?? "").split(" ").map(Number);
  const made = sharp(Buffer.from(source), { density: 300 })
    .resize(width, Math.round((width * h) / w), { fit: "fill" })
    .png({ palette: true, colours: 24, effort: 5, dither: 0 })
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
  ready.set(name, made);
  return made;
};
