import { normalForm } from "./normal-form.ts";

/** The zeros of scripts whose digits users type and that Unicode normalization does not convert. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x0be6, 0x0de6];

/** Replaces full-width, Sinhala, Tamil, Arabic and Hindi digits by ASCII digits. */
export const withAsciiDigits = (text: string): string =>
  normalForm(text, "NFKC").replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
