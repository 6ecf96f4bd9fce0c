/** Copied by `npm run codegen` from domain/values/. */

import { withAsciiDigits } from "./digits.ts";

/** The digits of a one-time code, in any grouping or script. */
export const normalCode = (typed: string): string => withAsciiDigits(typed).replace(/[^0-9]/g, "");
