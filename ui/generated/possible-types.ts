
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddProductResult": [
      "CommandReused",
      "InvalidInput",
      "NotFound",
      "ProductSaved"
    ],
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
    "ChangeProductResult": [
      "CommandReused",
      "InvalidInput",
      "NotFound",
      "ProductChanged",
      "ProductSaved"
    ],
    "EraseAccountResult": [
      "AccountErased",
      "LastAdmin",
      "NotFound",
      "OwnAccount"
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
    "LogInResult": [
      "InvalidInput",
      "SignInRefused",
      "SignedIn",
      "TooManyTries"
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
    "ProductSaleResult": [
      "CommandReused",
      "NotFound",
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
    "AddProductResult": [
      "CommandReused",
      "InvalidInput",
      "NotFound",
      "ProductSaved"
    ],
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
    "ChangeProductResult": [
      "CommandReused",
      "InvalidInput",
      "NotFound",
      "ProductChanged",
      "ProductSaved"
    ],
    "EraseAccountResult": [
      "AccountErased",
      "LastAdmin",
      "NotFound",
      "OwnAccount"
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
    "LogInResult": [
      "InvalidInput",
      "SignInRefused",
      "SignedIn",
      "TooManyTries"
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
    "ProductSaleResult": [
      "CommandReused",
      "NotFound",
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
    "VerifyEmailResult": [
      "CodeRefused",
      "EmailVerified",
      "InvalidInput",
      "TooManyTries"
    ]
  }
};
      export default result;
    