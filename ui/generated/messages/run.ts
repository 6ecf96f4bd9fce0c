/** The shop's texts, written by `npm run codegen` from domain/. */

export const run = {
  "planned": "Run planned",
  "changed": "Run changed",
  "started": "Run started. Its orders are out for delivery.",
  "answered": "Stop saved",
  "ended": "Run ended. Hand in the cash and the goods at the shop.",
  "closed": "Run closed",
  "discarded": "Run discarded. Its orders can be planned again.",
  "goodsReceived": "Goods received. They are back in stock.",
  "notFound": "Run not found.",
  "stopNotFound": "This order is not on the run.",
  "notOpen": "This run doesn’t allow that now.",
  "alreadyStarted": "This run has started. Close it when its driver is back.",
  "changedMeanwhile": "This run was changed in the meantime. Check it before you go on.",
  "stopAnswered": "This stop already has an answer.",
  "driverMissing": "Please choose a driver",
  "notDriver": "This person can’t answer the stops of a run. Please choose another driver.",
  "noStops": "Please choose at least one order",
  "onOtherRun": "This order is on another run.",
  "notOnTheWay": "Only orders that still have to be delivered can be on a run.",
  "isChanging": "This order is being changed, so it can’t go out now.",
  "buyerErased": "The customer’s account was deleted, so there is no address to deliver to.",
  "shortReasonMissing": "Please choose why less was collected",
  "amountMissing": "Please enter the amount",
  "differenceReasonMissing": "Please choose a reason for the difference",
  "onlyOwn": "This run belongs to another driver."
} as const;