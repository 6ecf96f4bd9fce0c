import { groupedPhone, isPhone, nationalPhone, normalPhone } from "../generated/values/phone.ts";

/** Formats a number of Sri Lanka as 077 123 4567; other numbers are returned unchanged. */
export function formatPhone(phone: string): string {
  return isPhone(normalPhone(phone)) ? groupedPhone(phone) : phone;
}

/** A number of Sri Lanka as dialled from abroad: +94771234567. */
export function internationalPhone(phone: string): string {
  return nationalPhone(phone).replace(/^0/, "+94");
}
