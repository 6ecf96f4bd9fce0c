import { normalLine } from "./line.ts";

/** A name as it is kept: as people see it, in one Unicode form, with single blanks. */
export const normalName = (name: string): string => normalLine(name).replace(/ {2,}/g, " ");
