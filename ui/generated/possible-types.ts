/** Replaced by Vite. */
declare const process: { env: { NODE_ENV?: string } };

/** The types that fragments name. */
const named = `
Refusal BackupRefused ChangedMeanwhile CodeRefused CommandReused DeliveryDayTaken DrivesRun EmailTaken EmailUnverified InvalidInput LastAdmin NotDelivered NotFound OrderClosed OwnAccount PageChanged PriceChanged ProductChanged PromoRefused ReadModelBusy ReviewChangedMeanwhile RoleChanged RunChangedMeanwhile RunNotOpen ShopNotOpen SignInRefused StockShortage TooManyTries
LogInResult InvalidInput SignInRefused SignedIn TooManyTries
CategoryResult CategorySaved CommandReused InvalidInput NotFound
IssueReportChangeResult CommandReused InvalidInput IssueReportChanged NotFound
CallResult CallRecorded ChangedMeanwhile CommandReused InvalidInput NotFound OrderClosed
StaffOrderResult ChangedMeanwhile CommandReused InvalidInput NotFound OrderClosed StaffOrderChanged StockShortage
ShopPageResult CommandReused InvalidInput NotFound PageChanged ShopPageSaved TooManyTries
ProductResult CommandReused InvalidInput NotFound ProductChanged ProductSaved
ReadModelResult NotFound ReadModelBusy ReadModelJobAccepted
RunResult CommandReused InvalidInput NotFound OrderClosed RunChangedMeanwhile RunNotOpen RunSaved
WebhookResult CommandReused InvalidInput NotFound TooManyTries WebhooksSaved
`;

/** The client never needs the others, but warns without them during development. */
const others = process.env.NODE_ENV === "production"
  ? ""
  : `
SendVerificationResult MailAccepted TooManyTries
SendLeavingCodeResult MailAccepted TooManyTries
VerifyEmailResult CodeRefused EmailVerified InvalidInput TooManyTries
ForgotPasswordResult InvalidInput MailAccepted NotFound TooManyTries
ResetPasswordResult CodeRefused InvalidInput PasswordSet TooManyTries
ChangePasswordResult InvalidInput PasswordSet TooManyTries
SaveProfileResult EmailTaken InvalidInput ProfileSaved TooManyTries
SignOutSessionResult NotFound SessionsEnded
InviteStaffResult EmailTaken InvalidInput StaffInvited TooManyTries
GrantRoleResult DrivesRun EmailUnverified LastAdmin NotFound RoleChanged RoleGranted
SignOutPersonResult NotFound OwnAccount PersonSignedOut
EraseAccountResult AccountErased DrivesRun LastAdmin NotFound OrderClosed OwnAccount
SignUpResult EmailTaken InvalidInput SignedIn TooManyTries
AddPushDeviceResult InvalidInput PushDevicesChanged
SetPushTopicsResult InvalidInput NotFound PushDevicesChanged
RemovePushDeviceResult NotFound PushDevicesChanged
SendTestPushResult NotFound TestPushQueued TooManyTries
ForgetAddressResult AddressesChanged CommandReused
StockAlertResult CommandReused InvalidInput NotFound StockAlertChanged
StockAlertByEmailResult InvalidInput NotFound StockAlertMailed TooManyTries
ConfirmStockAlertResult NotFound StockAlertConfirmed
ResubscribeResult NotFound Resubscribed
EndStockAlertResult CommandReused InvalidInput NotFound StockAlertEnded
BackUpNowResult BackupAccepted BackupRefused
MergeGuestCartResult CommandReused GuestCartMerged InvalidInput
UndoGuestCartMergeResult CartChanged CommandReused NotFound
ArrangeRoomResult CartChanged CommandReused InvalidInput
AddToCartResult CartChanged CommandReused InvalidInput NotFound StockShortage
ChangeCartQuantityResult CartChanged CommandReused InvalidInput NotFound StockShortage
RemoveFromCartResult CartChanged CommandReused NotFound
ChangeDeliveryZonesResult CommandReused DeliveryZonesOutdated DeliveryZonesSaved InvalidInput
CloseDeliveryDayResult CommandReused DeliveryDayClosed InvalidInput
ShopDaysResult CommandReused InvalidInput ShopDaysSaved
HistoryComparisonResult HistoryComparison InvalidInput NotFound
HistoryEventResult HistoryEvent NotFound
HistoryOrderResult HistoryOrder InvalidInput NotFound
HistoryPastProductResult HistoryPastProduct InvalidInput NotFound
HistoryPastStockResult HistoryPastStock InvalidInput NotFound
HistoryPastCartResult HistoryPastCart InvalidInput NotFound
HistoryBoardResult HistoryBoard InvalidInput NotFound
HistoryShopResult HistoryShop InvalidInput NotFound
HistoryCourseResult HistoryCourse InvalidInput NotFound
HistoryReportResult HistoryReport InvalidInput NotFound
WhatIfResult InvalidInput NotFound WhatIf
PlaceOrderResult CommandReused DeliveryDayTaken EmailUnverified InvalidInput NotFound OrderAccepted OrderPending PriceChanged PromoRefused ShopNotOpen StockShortage TooManyTries
ChangeDeliveryDayResult CommandReused DeliveryDayChanged DeliveryDayTaken InvalidInput NotFound OrderClosed
SetOrderStatusResult ChangedMeanwhile CommandReused InvalidInput NotFound OrderClosed OrderStatusSet
CommentOnOrderResult CommandReused InvalidInput NotFound OrderClosed OrderCommented
CancelOrderResult CommandReused NotFound OrderCancelled OrderClosed
ChangeDeliveryAddressResult CommandReused DeliveryAddressChanged InvalidInput NotFound OrderClosed
PlacePhoneOrderResult CommandReused DeliveryDayTaken EmailUnverified InvalidInput NotFound OrderPending PhoneOrderPlaced PriceChanged PromoRefused ShopNotOpen StockShortage TooManyTries
TrackOrderResult NotFound OrderTracked TooManyTries
PromoQuoteResult PromoAccepted PromoRefused TooManyTries
PromotionResult CommandReused InvalidInput NotFound OrderClosed PromotionSaved
SubmitReviewResult CommandReused InvalidInput NotDelivered NotFound ReviewSaved
MarkReviewHelpfulResult CommandReused InvalidInput NotFound ReviewVoteSaved
ModerateReviewResult CommandReused InvalidInput NotFound ReviewChangedMeanwhile ReviewModerated
ReceiveReturnResult NotFound ReturnReceived
OpeningResult CommandReused InvalidInput OpeningSaved
ShopSettingsResult CommandReused InvalidInput NotFound ShopSettingsSaved
AddToWishListResult CommandReused InvalidInput NotFound WishListChanged
RemoveFromWishListResult CommandReused NotFound WishListChanged
RestoreWishResult CommandReused InvalidInput NotFound WishListChanged
ChangeWishAlertResult CommandReused NotFound WishListChanged
MoveToCartResult CommandReused InvalidInput MovedToCart NotFound StockShortage
MergeWishListResult CommandReused InvalidInput NotFound WishListMerged
ShareWishListResult CommandReused NotFound WishListChanged
StopSharingWishListResult CommandReused NotFound WishListChanged
`;

/** The member types of interfaces and unions, written by `npm run codegen` from the contract. */
export const possibleTypes: Record<string, string[]> = Object.fromEntries(
  (named + others)
    .trim()
    .split(/\n+/)
    .map((line) => {
      const [name = "", ...members] = line.split(" ");
      return [name, members];
    }),
);