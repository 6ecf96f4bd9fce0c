/** The words of enums for staff, written by `npm run codegen` from graphql/enums.ts. */

export const itemReturnReasonText = {
  "DAMAGED": "Damaged",
  "WARRANTY": "Warranty",
  "CHANGED_MIND": "Changed mind"
} as const;

export const reviewHideReasonText = {
  "NOT_ABOUT_ITEM": "Not about the item",
  "RECOGNISABLE": "A person or an address can be recognised",
  "INSULT": "Insult or threat",
  "ADVERTISING": "Advertising",
  "UNLAWFUL": "Against the law"
} as const;

export const shortCashReasonText = {
  "CUSTOMER_WAS_SHORT": "customer was short",
  "DAMAGE_DISCOUNT": "discount for damage",
  "PAYS_BY_TRANSFER": "pays the rest by transfer"
} as const;

export const staffCancelReasonText = {
  "CHANGED_MIND": "Changed mind",
  "ORDERED_BY_MISTAKE": "Ordered by mistake",
  "FOUND_CHEAPER": "Found it cheaper",
  "TOO_LATE": "Too late",
  "DID_NOT_ORDER": "Did not order this",
  "NOT_REACHED": "Cannot be reached",
  "WRONG_ADDRESS": "Wrong address",
  "DAMAGED": "Item damaged before delivery",
  "OTHER": "Other"
} as const;