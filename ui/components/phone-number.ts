import { groupedPhone, isPhone, normalPhone } from "../generated/values/phone.ts";

/** Formats a number of Sri Lanka as 077 123 4567; other numbers are returned unchanged. */
export function formatPhone(phone: string): string {
  return isPhone(normalPhone(phone)) ? groupedPhone(phone) : phone;
}
