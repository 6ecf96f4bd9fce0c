import * as t from "#texts/shell.ts";
import { paths } from "../paths.ts";

/** A page in a menu. */
export interface Place {
  label: string;
  to: string;
}

export const mainPlaces: readonly Place[] = [
  { label: t.home, to: paths.home },
  { label: t.category, to: paths.category },
  { label: t.mobileApp, to: paths.mobileApp },
  { label: t.aboutUs, to: paths.aboutUs },
];

/** The pages of the signed-in user. */
export const accountPlaces: readonly Place[] = [
  { label: t.editProfile, to: paths.profile },
  { label: t.myOrders, to: paths.myOrders },
  { label: t.reportAnIssue, to: paths.reportIssue },
];

export const footerPlaces: readonly (readonly Place[])[] = [
  [
    { label: t.home, to: paths.home },
    { label: t.categories, to: paths.category },
    { label: t.mobileApp, to: paths.mobileApp },
  ],
  [
    { label: t.aboutUs, to: paths.aboutUs },
    { label: t.contactUs, to: paths.contact },
    { label: t.trackAnOrder, to: paths.track },
    { label: t.reportAnIssue, to: paths.reportIssue },
  ],
  [
    { label: t.termsOfUse, to: paths.terms },
    { label: t.privacyPolicy, to: paths.privacy },
  ],
];
