import { provinces } from "../generated/shop.ts";

type Province = keyof typeof provinces;

/** The nine provinces, as the shop names them. */
export const provinceNames = Object.keys(provinces) as Province[];

function isProvince(name: string): name is Province {
  return Object.hasOwn(provinces, name);
}

/** The districts of a province; none while no province is chosen. */
export function districtsOf(province: string): readonly string[] {
  return isProvince(province) ? provinces[province] : [];
}
