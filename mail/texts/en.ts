import type { MailTexts } from "./mail-texts.ts";

export const en: MailTexts = {
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  orders: { text: "You can follow your order.", link: "My orders" },
  track: {
    text: "Without signing in, follow it by its number and your phone or email.",
    link: "Track your order",
  },
  verification: {
    subject: (code, shopName) => `${code} is your ${shopName} code`,
    title: "Your code",
    proves: "Enter this code to confirm that this email address is yours.",
    lasts: { text: "The code is valid for 10 minutes.", link: "Enter the code" },
    notRequested: "If you didn’t request it, you can ignore this email.",
  },
  reset: {
    title: "Set a new password",
    request: {
      text: "We received a request to set a new password for your account. The link works once and expires after 30 minutes.",
      link: "Set a new password",
    },
    notRequested:
      "If you didn’t request it, you can ignore this email. Your password stays the same.",
  },
  invitation: {
    title: "Welcome: set your password",
    ordered:
      "You ordered by phone, so we opened an account for you. With a password you can follow your order, change its delivery day, or cancel it.",
    works: (shopName) =>
      `You’re invited to work at ${shopName}. Set a password, and sign in with this email address.`,
    lasts: {
      text: "The link works once and expires after 7 days. Later you can request a new one under “Forgot Password”.",
      link: "Set your password",
    },
    notYou: "If you didn’t order anything, please contact us. We may have noted the wrong address.",
    notExpected: "If you didn’t expect this, you can ignore this email.",
  },
  passwordChanged: {
    title: "Your password was changed",
    changed:
      "The password of your account was changed, and you’re signed out on all other devices.",
    notYou: {
      text: "If this wasn’t you, set a new password right away.",
      link: "Set a new password",
    },
  },
  emailChanged: {
    title: "Your email was changed",
    changed: "Your account now uses a different email address. This is the last email to this one.",
    notYou: { text: "If this wasn’t you, please contact us.", link: "Contact us" },
    takeBack: {
      text: "If this wasn’t you, take your account back within 7 days. You choose a new password, and all other devices are signed out.",
      link: "Take my account back",
    },
  },
  leavingEmail: {
    title: "Confirm your change of email",
    moves: "Enter this code in your profile to move your account to another email address.",
    notRequested: {
      text: "If you didn’t request it, another person is signed in to your account. Set a new password.",
      link: "Set a new password",
    },
  },
  backupFailed: {
    title: "Your shop couldn’t be backed up",
    failed: "The shop couldn’t make a backup and prove it. It tries again every hour.",
    reason: (problem) => `The reason: ${problem}`,
    system: {
      text: "The System page shows the last proven backup.",
      link: "Open the System page",
    },
  },
  backupWorks: {
    title: "Your shop is backed up again",
    works: (at) => `The backup of ${at} was restored as a test and is complete.`,
    link: "Open the System page",
  },
  orderPlaced: {
    promoCode: (code) => `Promo code ${code}`,
    subject: (number) => `Your order ${number}`,
    title: "Thank you for your order",
    placed: (number, sum) => `Your order ${number} has been placed. You pay ${sum} to the driver.`,
    delivery: "Delivery",
    total: "Total",
    goesTo: (address) => `We’ll deliver it to ${address}.`,
    comesOn: (day, half) => `It arrives on the ${half} of ${day}.`,
    dayByPhone: "We’ll call you to arrange a delivery day.",
  },
  halves: { morning: "morning", afternoon: "afternoon" },
  push: {
    order: (number) => `Order ${number}.`,
    comesOn: (number, day, half) => `${number} arrives on the ${half} of ${day}.`,
    placed: "Your order has been placed",
    statuses: {
      "Item Preparing": "We’re preparing your order",
      "Item Packing": "We’re packing your order",
      "Out for Delivery": "Your order is on the road",
      Delivered: "Your order has been delivered",
    },
    dueToday: {
      morning: (number, sum) => `${number} is due this morning. Please have ${sum} ready.`,
      afternoon: (number, sum) => `${number} is due this afternoon. Please have ${sum} ready.`,
    },
    onTheRoad: (number, sum) => `${number} is on its way. Please have ${sum} ready.`,
    delivered: (number) => `${number}. We’d love to know what you think.`,
    dayChanged: "Your delivery day has changed",
    noDay: (number) => `${number}. We’ll call you to arrange a new day.`,
    cancelled: "We cancelled your order",
    notCharged: (number) => `${number}. You weren’t charged.`,
    afterPaying: (number) => `${number}. We’ll contact you about your refund.`,
    returned: "We received your return",
    returnedItems: (number) => `We received items from order ${number}.`,
    refunded: "You have a refund",
    refundedFor: (number) => `For order ${number}.`,
    newOrder: (number) => `New order ${number}`,
    itemsFor: (items, sum) => `${items === 1 ? "1 item" : `${items} items`}, ${sum}.`,
    backInStock: "Back in stock",
    piecesOf: (item, pieces) => `${item}. ${pieces} in stock.`,
    less: (sum) => `${sum} less`,
    isNow: (item, price) => `${item} is now ${price}.`,
    lowerPrices: "Lower prices on your wish list",
    andMore: (item, others) => `${item} and ${others} more.`,
    test: "Notifications are on",
    testText: "This is a test. Updates about your orders look like this.",
  },
  deliveryDay: {
    subject: (number) => `Order ${number}: your delivery day has changed`,
    title: "Your delivery day has changed",
    changed: (number) => `We changed the delivery day of your order ${number}.`,
    from: "From",
    to: "To",
    none: "no day yet",
  },
  statuses: {
    "Item Preparing": { name: "Item Preparing", text: "We’re preparing your items." },
    "Item Packing": { name: "Item Packing", text: "We’re packing your items." },
    "Out for Delivery": {
      name: "Out for Delivery",
      text: "Your order is on its way. Please have the amount ready for the driver.",
    },
    Delivered: {
      name: "Delivered",
      text: "Your order has been delivered. We’d love to know what you think.",
    },
  },
  orderStatus: {
    subject: (number, status) => `Order ${number}: ${status}`,
    text: (number, status) => `${status} This is about order ${number}.`,
    otherDay: (date, agreed, half) =>
      `It comes on ${date}, not on ${agreed}, ${half}, as agreed before.`,
  },
  orderChanged: {
    subject: (number) => `Order ${number}: your order was changed`,
    title: "Your order was changed",
    changed: (number, sum, previousSum) =>
      `We changed the items of your order ${number}. You now pay the driver ${sum} instead of ${previousSum}.`,
  },
  orderAddress: {
    subject: (number) => `Order ${number}: your delivery address has changed`,
    title: "Your delivery address has changed",
    changed: (number) => `We changed the delivery address of your order ${number}.`,
  },
  itemsReturned: {
    subject: (number) => `Order ${number}: items returned`,
    title: "We received your return",
    returned: (number) => `We received these items from your order ${number}.`,
    refund: "Refund",
    refunded: (number) => `We’ve refunded this amount for your order ${number}.`,
    refundTitle: "Your refund",
  },
  orderComment: {
    subject: (number) => `Order ${number}: a message about your order`,
    title: "A message about your order",
    wrote: (number) => `About your order ${number}, we wrote:`,
    onThePage: (number) =>
      `We wrote to you about your order ${number}. You can read it on the order page.`,
  },
  orderCancelled: {
    subject: (number) => `Order ${number}: cancelled`,
    title: "Cancelled",
    cancelled: (number) =>
      `Your order ${number} was cancelled, and its items are back in stock. You weren’t charged.`,
    cancelledByShop: (number) => `We cancelled your order ${number}. You weren’t charged.`,
    cancelledAfterPaying: (number, paid) =>
      `Order ${number} was cancelled. ${paid === null ? "If you have paid" : `You paid ${paid}`}, ${paid === null ? "" : "and "}we’ll contact you about your refund.`,
    notYou: "If this wasn’t you, please change your password and report an issue.",
    kept: { text: "You can still see the order in your account.", link: "My orders" },
  },
  unsubscribe: "Unsubscribe",
  stockAlertConfirmation: {
    subject: (item) => `Please confirm: email me when ${item} is back`,
    title: "Please confirm your email",
    request: (item) =>
      `We received a request to email this address when ${item} is back in stock. The request expires after 7 days.`,
    link: "Confirm",
    notRequested: "If you didn’t request it, you can ignore this email. We won’t write again.",
  },
  backInStock: {
    subject: (item) => `It’s back: ${item}`,
    title: (item) => `${item} is back in stock`,
    text: (item, pieces) =>
      `${item} is back in stock. We have ${pieces}, and haven’t reserved one for you.`,
    link: "See the item",
    onlyOne: (date) => `You asked for this on ${date}, and this is the only email.`,
  },
  priceDrop: {
    subject: (item, others) =>
      others === 0 ? `Now cheaper: ${item}` : `Now cheaper: ${item} and ${others} more`,
    title: "Lower prices on your wish list",
    text: "Items on your wish list are cheaper.",
    was: (price, before) => `${price}, was ${before}`,
    link: "Your wish list",
    why: "You turned on price alerts for these items. We send at most one such email a day.",
  },
  reviewAnswered: {
    subject: (item) => `We answered your review of ${item}`,
    title: "We answered your review",
    text: (item) => `You’ll find our answer below your review of ${item}.`,
    link: "See the answer",
    why: "You turned on emails about answers to your reviews.",
  },
  reportAnswered: {
    subject: (number) => `Report ${number}: answered`,
    title: "We have answered",
    text: (number) => `You’ll find our answer to your report ${number} under “Your reports”.`,
    link: "Your reports",
  },
};
