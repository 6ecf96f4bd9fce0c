/** Which types an interface or union stands for, written by `npm run codegen` from the contract. */
export const possibleTypes: Record<string, string[]> = {
  "LogInResult": [
    "InvalidInput",
    "SignInRefused",
    "SignedIn",
    "TooManyTries"
  ],
  "ProductResult": [
    "CommandReused",
    "InvalidInput",
    "NotFound",
    "ProductChanged",
    "ProductSaved"
  ],
  "Refusal": [
    "ChangedMeanwhile",
    "CodeRefused",
    "CommandReused",
    "EmailTaken",
    "EmailUnproven",
    "InvalidInput",
    "LastAdmin",
    "NotDelivered",
    "NotFound",
    "OrderClosed",
    "OwnAccount",
    "PriceChanged",
    "ProductChanged",
    "SignInRefused",
    "StockShortage",
    "TooManyTries"
  ],
  "ReportChangeResult": [
    "CommandReused",
    "InvalidInput",
    "NotFound",
    "ReportChanged"
  ]
};