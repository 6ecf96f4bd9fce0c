import { withAsciiDigits } from "./digits.ts";

/** The digits of a one-time code, however they were grouped or typed. */
export const normalCode = (typed: string): string => withAsciiDigits(typed).replace(/[^0-9]/g, "");
