import { provinces } from "../generated/shop.ts";

type Province = keyof typeof provinces;

/** The nine provinces, as the shop names them. */
export const provinceNames = Object.keys(provinces) as Province[];

function isProvince(name: string): name is Province {
  return Object.hasOwn(provinces, name);
}

/** The districts of a province; none if no province is selected. */
export function districtsOf(province: string): readonly string[] {
  return isProvince(province) ? provinces[province] : [];
}
