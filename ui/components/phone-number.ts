import { groupedPhone, isPhone, normalPhone } from "../generated/values/phone.ts";

/** 077 123 4567, for a number of Sri Lanka; another number stays as it is. */
export function formatPhone(phone: string): string {
  return isPhone(normalPhone(phone)) ? groupedPhone(phone) : phone;
}
