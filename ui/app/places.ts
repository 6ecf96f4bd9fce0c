import { paths } from "../paths.ts";

/** A place one can go to. */
export interface Place {
  label: string;
  to: string;
}

export const mainPlaces: readonly Place[] = [
  { label: "Home", to: paths.home },
  { label: "Category", to: paths.category },
  { label: "Mobile App", to: paths.mobileApp },
  { label: "About Us", to: paths.aboutUs },
];

/** What belongs to whoever is signed in. */
export const accountPlaces: readonly Place[] = [
  { label: "Edit Profile", to: paths.profile },
  { label: "My Orders", to: paths.myOrders },
  { label: "Report an Issue", to: paths.reportIssue },
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
    { label: "Report an Issue", to: paths.reportIssue },
  ],
  [
    { label: "Terms of use", to: paths.terms },
    { label: "Privacy policy", to: paths.privacy },
  ],
];

export const adminPlaces = [
  { label: "Add Items", to: paths.adminAdd },
  { label: "List Items", to: paths.adminList },
  { label: "Orders", to: paths.adminOrders },
  { label: "Reports", to: paths.adminReports },
  { label: "People", to: paths.adminAccounts },
  { label: "Stock", to: paths.adminStock },
  { label: "Read models", to: paths.adminReadModels },
  { label: "History", to: paths.history },
  { label: "Settings", to: paths.adminSettings },
] as const satisfies readonly Place[];
