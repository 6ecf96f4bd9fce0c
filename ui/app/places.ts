import { paths } from "../paths.ts";

/** A place one can go to; without an address it opens with a later release. */
export interface Place {
  label: string;
  to?: string;
}

export const mainPlaces: readonly Required<Place>[] = [
  { label: "Home", to: paths.home },
  { label: "Category", to: paths.category },
  { label: "Mobile App", to: paths.mobileApp },
  { label: "About Us", to: paths.aboutUs },
];

export const footerPlaces: readonly (readonly Place[])[] = [
  [
    { label: "Home", to: paths.home },
    { label: "Categories", to: paths.category },
    { label: "Mobile App", to: paths.mobileApp },
  ],
  [
    { label: "About Us", to: paths.aboutUs },
    { label: "Contact Us", to: paths.contact },
    { label: "Report an Issue" },
  ],
];

export const adminPlaces = [
  { label: "Add Items" },
  { label: "List Items" },
  { label: "Orders", to: paths.adminOrders },
  { label: "People", to: paths.adminPeople },
] as const satisfies readonly Place[];
