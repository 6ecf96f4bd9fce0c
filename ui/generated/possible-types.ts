/** The member types of interfaces and unions that fragments name, written by `npm run codegen` from the contract. */
export const possibleTypes: Record<string, string[]> = {
  "Refusal": [
    "ChangedMeanwhile",
    "CodeRefused",
    "CommandReused",
    "DeliveryDayTaken",
    "DrivesRun",
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
    "PromoRefused",
    "ReadModelBusy",
    "ReviewChangedMeanwhile",
    "RoleChanged",
    "RunChangedMeanwhile",
    "RunNotOpen",
    "SignInRefused",
    "StockShortage",
    "TooManyTries"
  ],
  "ReadModelResult": [
    "NotFound",
    "ReadModelAsked",
    "ReadModelBusy"
  ],
  "ProductResult": [
    "CommandReused",
    "InvalidInput",
    "NotFound",
    "ProductChanged",
    "ProductSaved"
  ],
  "IssueReportChangeResult": [
    "CommandReused",
    "InvalidInput",
    "IssueReportChanged",
    "NotFound"
  ],
  "CallResult": [
    "CallRecorded",
    "ChangedMeanwhile",
    "CommandReused",
    "InvalidInput",
    "NotFound",
    "OrderClosed"
  ],
  "WebhookResult": [
    "CommandReused",
    "InvalidInput",
    "NotFound",
    "TooManyTries",
    "WebhooksSaved"
  ],
  "RunResult": [
    "CommandReused",
    "InvalidInput",
    "NotFound",
    "OrderClosed",
    "RunChangedMeanwhile",
    "RunNotOpen",
    "RunSaved"
  ],
  "StaffOrderResult": [
    "ChangedMeanwhile",
    "CommandReused",
    "InvalidInput",
    "NotFound",
    "OrderClosed",
    "StaffOrderChanged",
    "StockShortage"
  ],
  "LogInResult": [
    "InvalidInput",
    "SignInRefused",
    "SignedIn",
    "TooManyTries"
  ]
};