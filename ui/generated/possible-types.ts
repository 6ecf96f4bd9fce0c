
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddToCartResult": [
      "CartChanged",
      "CommandReused",
      "InvalidInput",
      "NotFound",
      "StockShortage"
    ],
    "CancelOrderResult": [
      "CommandReused",
      "NotFound",
      "OrderCancelled",
      "OrderClosed"
    ],
    "ChangeCartQuantityResult": [
      "CartChanged",
      "CommandReused",
      "InvalidInput",
      "NotFound",
      "StockShortage"
    ],
    "ChangeDeliveryAddressResult": [
      "CommandReused",
      "DeliveryAddressChanged",
      "InvalidInput",
      "NotFound",
      "OrderClosed"
    ],
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordSet",
      "TooManyTries"
    ],
    "EraseAccountResult": [
      "AccountErased",
      "LastAdmin",
      "NotFound",
      "OwnAccount"
    ],
    "ForgetAddressResult": [
      "AddressesChanged",
      "CommandReused"
    ],
    "ForgotPasswordResult": [
      "InvalidInput",
      "MailAccepted",
      "NotFound",
      "TooManyTries"
    ],
    "GrantRoleResult": [
      "InvalidInput",
      "LastAdmin",
      "NotFound",
      "RoleGranted"
    ],
    "HistoryEventResult": [
      "HistoryEvent",
      "NotFound"
    ],
    "HistoryOrderResult": [
      "HistoryOrder",
      "InvalidInput",
      "NotFound"
    ],
    "LogInResult": [
      "InvalidInput",
      "SignInRefused",
      "SignedIn",
      "TooManyTries"
    ],
    "MergeGuestCartResult": [
      "CommandReused",
      "GuestCartMerged",
      "InvalidInput"
    ],
    "PlaceOrderResult": [
      "CommandReused",
      "EmailUnproven",
      "InvalidInput",
      "NotFound",
      "OrderAccepted",
      "OrderPending",
      "PriceChanged",
      "StockShortage",
      "TooManyTries"
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
      "SignInRefused",
      "StockShortage",
      "TooManyTries"
    ],
    "RemoveFromCartResult": [
      "CartChanged",
      "CommandReused",
      "NotFound"
    ],
    "ReportChangeResult": [
      "CommandReused",
      "InvalidInput",
      "NotFound",
      "ReportChanged"
    ],
    "ResetPasswordResult": [
      "CodeRefused",
      "InvalidInput",
      "PasswordSet",
      "TooManyTries"
    ],
    "SaveProfileResult": [
      "EmailTaken",
      "InvalidInput",
      "ProfileSaved",
      "TooManyTries"
    ],
    "SendVerificationResult": [
      "MailAccepted",
      "TooManyTries"
    ],
    "SetOrderStatusResult": [
      "ChangedMeanwhile",
      "CommandReused",
      "InvalidInput",
      "NotFound",
      "OrderClosed",
      "OrderStatusSet"
    ],
    "SignOutSessionResult": [
      "NotFound",
      "SessionsEnded"
    ],
    "SignUpResult": [
      "EmailTaken",
      "InvalidInput",
      "SignedIn",
      "TooManyTries"
    ],
    "SubmitReviewResult": [
      "CommandReused",
      "InvalidInput",
      "NotDelivered",
      "NotFound",
      "ReviewSaved"
    ],
    "UndoGuestCartMergeResult": [
      "CartChanged",
      "CommandReused",
      "NotFound"
    ],
    "VerifyEmailResult": [
      "CodeRefused",
      "EmailVerified",
      "InvalidInput",
      "TooManyTries"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddToCartResult": [
      "CartChanged",
      "CommandReused",
      "InvalidInput",
      "NotFound",
      "StockShortage"
    ],
    "CancelOrderResult": [
      "CommandReused",
      "NotFound",
      "OrderCancelled",
      "OrderClosed"
    ],
    "ChangeCartQuantityResult": [
      "CartChanged",
      "CommandReused",
      "InvalidInput",
      "NotFound",
      "StockShortage"
    ],
    "ChangeDeliveryAddressResult": [
      "CommandReused",
      "DeliveryAddressChanged",
      "InvalidInput",
      "NotFound",
      "OrderClosed"
    ],
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordSet",
      "TooManyTries"
    ],
    "EraseAccountResult": [
      "AccountErased",
      "LastAdmin",
      "NotFound",
      "OwnAccount"
    ],
    "ForgetAddressResult": [
      "AddressesChanged",
      "CommandReused"
    ],
    "ForgotPasswordResult": [
      "InvalidInput",
      "MailAccepted",
      "NotFound",
      "TooManyTries"
    ],
    "GrantRoleResult": [
      "InvalidInput",
      "LastAdmin",
      "NotFound",
      "RoleGranted"
    ],
    "HistoryEventResult": [
      "HistoryEvent",
      "NotFound"
    ],
    "HistoryOrderResult": [
      "HistoryOrder",
      "InvalidInput",
      "NotFound"
    ],
    "LogInResult": [
      "InvalidInput",
      "SignInRefused",
      "SignedIn",
      "TooManyTries"
    ],
    "MergeGuestCartResult": [
      "CommandReused",
      "GuestCartMerged",
      "InvalidInput"
    ],
    "PlaceOrderResult": [
      "CommandReused",
      "EmailUnproven",
      "InvalidInput",
      "NotFound",
      "OrderAccepted",
      "OrderPending",
      "PriceChanged",
      "StockShortage",
      "TooManyTries"
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
      "SignInRefused",
      "StockShortage",
      "TooManyTries"
    ],
    "RemoveFromCartResult": [
      "CartChanged",
      "CommandReused",
      "NotFound"
    ],
    "ReportChangeResult": [
      "CommandReused",
      "InvalidInput",
      "NotFound",
      "ReportChanged"
    ],
    "ResetPasswordResult": [
      "CodeRefused",
      "InvalidInput",
      "PasswordSet",
      "TooManyTries"
    ],
    "SaveProfileResult": [
      "EmailTaken",
      "InvalidInput",
      "ProfileSaved",
      "TooManyTries"
    ],
    "SendVerificationResult": [
      "MailAccepted",
      "TooManyTries"
    ],
    "SetOrderStatusResult": [
      "ChangedMeanwhile",
      "CommandReused",
      "InvalidInput",
      "NotFound",
      "OrderClosed",
      "OrderStatusSet"
    ],
    "SignOutSessionResult": [
      "NotFound",
      "SessionsEnded"
    ],
    "SignUpResult": [
      "EmailTaken",
      "InvalidInput",
      "SignedIn",
      "TooManyTries"
    ],
    "SubmitReviewResult": [
      "CommandReused",
      "InvalidInput",
      "NotDelivered",
      "NotFound",
      "ReviewSaved"
    ],
    "UndoGuestCartMergeResult": [
      "CartChanged",
      "CommandReused",
      "NotFound"
    ],
    "VerifyEmailResult": [
      "CodeRefused",
      "EmailVerified",
      "InvalidInput",
      "TooManyTries"
    ]
  }
};
      export default result;
    