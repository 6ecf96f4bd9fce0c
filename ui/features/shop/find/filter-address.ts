import { spaceLimits } from "../../../generated/shop.ts";
import { lengthOf } from "../../shared/product/fit.ts";
import type { FilterChoices } from "./filter-choices.ts";

const names = {
  minPrice: "min",
  maxPrice: "max",
  minRating: "rating",
  colour: "colour",
  width: "width",
  depth: "depth",
  height: "height",
} as const;
const switches = { inStock: "stock", hasModel: "3d" } as const;
const on = "1";

/** Returns the filters of a URL, and the names of its invalid parameters. */
export function choicesInAddress(parameters: URLSearchParams): {
  choices: FilterChoices;
  invalid: readonly string[];
} {
  const invalid: string[] = [];
  function read<Value>(name: string, valueOf: (text: string) => Value | null): Value | null {
    const text = parameters.get(name);
    if (text === null) return null;
    const value = valueOf(text);
    if (value === null) invalid.push(name);
    return value;
  }
  const prices = [read(names.minPrice, rupees), read(names.maxPrice, rupees)] as const;
  const [minPrice, maxPrice] = inOrder(...prices);
  const choices = {
    minPrice,
    maxPrice,
    inStock: read(switches.inStock, switchedOn) ?? false,
    minRating: read(names.minRating, stars),
    hasModel: read(switches.hasModel, switchedOn) ?? false,
    colour: read(names.colour, colourName),
    width: read(names.width, centimetres),
    depth: read(names.depth, centimetres),
    height: read(names.height, centimetres),
  };
  return { choices, invalid };
}

/** Writes filters to a URL, without defaults. */
export function setChoices(parameters: URLSearchParams, choices: Partial<FilterChoices>): void {
  for (const [choice, name] of Object.entries({ ...names, ...switches })) {
    const value = choices[choice as keyof FilterChoices];
    if (value === undefined) continue;
    if (value === null || value === false) parameters.delete(name);
    else parameters.set(name, value === true ? on : String(value));
  }
}

function rupees(text: string): number | null {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

function stars(text: string): number | null {
  return /^[1-5]$/.test(text) ? Number(text) : null;
}

/** Parses a length of the space; null if it is none. */
export function centimetres(text: string): number | null {
  const cm = lengthOf(text, spaceLimits.toCm);
  return typeof cm === "number" && cm >= spaceLimits.fromCm ? cm : null;
}

/** A colour's name has at most 40 characters. */
function colourName(text: string): string | null {
  return /^[^,]{1,40}$/.test(text) ? text : null;
}

function switchedOn(text: string): true | null {
  return text === on ? true : null;
}

/** Prices in the wrong order are swapped. */
function inOrder(
  minPrice: number | null,
  maxPrice: number | null,
): readonly [number | null, number | null] {
  const turned = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return turned ? [maxPrice, minPrice] : [minPrice, maxPrice];
}
