import * as t from "#texts/product.ts";
import type { Fit } from "./fit.ts";
import { formatCm } from "./size.ts";

/** "Yes, 12 cm to spare", "Yes, after a quarter turn" or "No, it’s 16 cm too wide". */
export function fitAnswer({ fits, turned, side, spareCm }: Fit): string {
  if (turned) return t.turnedAQuarterYes;
  if (!fits) return t.short[side](formatCm(-spareCm));
  return spareCm === 0 ? t.exact[side] : t.toSpare(formatCm(spareCm));
}
