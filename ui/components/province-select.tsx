import { placeName } from "#texts/provinces.ts";
import * as t from "#texts/components.ts";
import type { ComponentProps } from "react";
import { districtsOf, provinceNames } from "./provinces.ts";
import { Select } from "./select.tsx";

/** A select of the nine provinces. */
export function ProvinceSelect(props: Omit<ComponentProps<"select">, "children">) {
  return (
    <Select {...props} autoComplete="address-level1">
      <option value="">{t.chooseAProvince}</option>
      {provinceNames.map((name) => (
        <option key={name} value={name}>
          {placeName(name)}
        </option>
      ))}
    </Select>
  );
}

export interface DistrictSelectProps extends Omit<ComponentProps<"select">, "children"> {
  /** The selected province; without it there are no options. */
  province: string;
}

/** A select of the districts of a province. */
export function DistrictSelect({ province, ...rest }: DistrictSelectProps) {
  const districts = districtsOf(province);
  return (
    <Select {...rest} disabled={districts.length === 0}>
      <option value="">
        {districts.length === 0 ? t.chooseAProvinceFirst : t.chooseADistrict}
      </option>
      {districts.map((name) => (
        <option key={name} value={name}>
          {placeName(name)}
        </option>
      ))}
    </Select>
  );
}
