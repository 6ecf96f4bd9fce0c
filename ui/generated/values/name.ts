/** Copied by `npm run codegen` from domain/values/. */

import { normalLine } from "./line.ts";

/** The stored form of a name: visible characters, one Unicode form, single spaces. */
export const normalName = (name: string): string => normalLine(name).replace(/ {2,}/g, " ");
