import type { orderStatuses } from "#domain/constants.ts";
import type { DayHalf } from "#domain/values/delivery-day.ts";

/** A text, and the label of the link that follows it. */
interface Linked {
  readonly text: string;
  readonly link: string;
}

/** The texts of all emails in one language. */
export interface MailTexts {
  /** `name` is empty if unknown. */
  readonly greeting: (name: string) => string;
  /** The link to the page of orders. */
  readonly orders: Linked;
  /** The link to tracking without an account. */
  readonly track: Linked;
  readonly verification: {
    readonly subject: (code: string, shopName: string) => string;
    readonly title: string;
    readonly proves: string;
    readonly lasts: Linked;
    readonly notRequested: string;
  };
  readonly reset: {
    readonly title: string;
    readonly request: Linked;
    readonly notRequested: string;
  };
  readonly invitation: {
    readonly title: string;
    readonly ordered: string;
    readonly works: (shopName: string) => string;
    readonly lasts: Linked;
    readonly notYou: string;
    readonly notExpected: string;
  };
  readonly passwordChanged: {
    readonly title: string;
    readonly changed: string;
    readonly notYou: Linked;
  };
  readonly emailChanged: {
    readonly title: string;
    readonly changed: string;
    readonly notYou: Linked;
    /** In place of `notYou`, in an email whose link takes the account back. */
    readonly takeBack: Linked;
  };
  readonly leavingEmail: {
    readonly title: string;
    readonly moves: string;
    readonly notRequested: Linked;
  };
  readonly backupFailed: {
    readonly title: string;
    readonly failed: string;
    readonly reason: (problem: string) => string;
    readonly system: Linked;
  };
  readonly backupWorks: {
    readonly title: string;
    readonly works: (at: string) => string;
    readonly link: string;
  };
  readonly orderPlaced: {
    readonly promoCode: (code: string) => string;
    readonly subject: (number: string) => string;
    readonly title: string;
    readonly placed: (number: string, sum: string) => string;
    readonly delivery: string;
    readonly total: string;
    readonly goesTo: (address: string) => string;
    readonly comesOn: (day: string, half: string) => string;
    /** The order has no delivery day. */
    readonly dayByPhone: string;
  };
  readonly halves: Readonly<Record<DayHalf, string>>;
  /** Messages to devices: the news, and one line of text. */
  readonly push: {
    readonly order: (number: string) => string;
    readonly comesOn: (number: string, day: string, half: string) => string;
    readonly placed: string;
    readonly statuses: Readonly<Record<(typeof orderStatuses)[number], string>>;
    readonly dueToday: Readonly<Record<DayHalf, (number: string, sum: string) => string>>;
    readonly onTheRoad: (number: string, sum: string) => string;
    readonly delivered: (number: string) => string;
    readonly dayChanged: string;
    readonly noDay: (number: string) => string;
    readonly cancelled: string;
    readonly notCharged: (number: string) => string;
    readonly afterPaying: (number: string) => string;
    readonly returned: string;
    readonly returnedItems: (number: string) => string;
    readonly refunded: string;
    readonly refundedFor: (number: string) => string;
    /** For the people who work on orders. */
    readonly newOrder: (number: string) => string;
    readonly itemsFor: (items: number, sum: string) => string;
    readonly backInStock: string;
    readonly piecesOf: (item: string, pieces: number) => string;
    readonly less: (sum: string) => string;
    readonly isNow: (item: string, price: string) => string;
    readonly lowerPrices: string;
    readonly andMore: (item: string, others: number) => string;
    readonly test: string;
    readonly testText: string;
  };
  readonly deliveryDay: {
    readonly subject: (number: string) => string;
    readonly title: string;
    readonly changed: (number: string) => string;
    readonly from: string;
    readonly to: string;
    readonly none: string;
  };
  /** The name and the explanation of each status. */
  readonly statuses: Readonly<
    Record<(typeof orderStatuses)[number], { readonly name: string; readonly text: string }>
  >;
  readonly orderStatus: {
    readonly subject: (number: string, status: string) => string;
    readonly text: (number: string, status: string) => string;
    readonly otherDay: (date: string, agreed: string, half: string) => string;
  };
  readonly orderChanged: {
    readonly subject: (number: string) => string;
    readonly title: string;
    readonly changed: (number: string, sum: string, previousSum: string) => string;
  };
  readonly orderAddress: {
    readonly subject: (number: string) => string;
    readonly title: string;
    readonly changed: (number: string) => string;
  };
  readonly itemsReturned: {
    readonly subject: (number: string) => string;
    readonly title: string;
    readonly returned: (number: string) => string;
    readonly refund: string;
    readonly refunded: (number: string) => string;
    readonly refundTitle: string;
  };
  readonly orderComment: {
    readonly subject: (number: string) => string;
    readonly title: string;
    readonly wrote: (number: string) => string;
    /** The email may not hold the words. */
    readonly onThePage: (number: string) => string;
  };
  readonly orderCancelled: {
    readonly subject: (number: string) => string;
    readonly title: string;
    readonly cancelled: (number: string) => string;
    readonly cancelledByShop: (number: string) => string;
    /** `paid` is null if the amount is unknown. */
    readonly cancelledAfterPaying: (number: string, paid: string | null) => string;
    readonly notYou: string;
    readonly kept: Linked;
  };
  readonly unsubscribe: string;
  readonly stockAlertConfirmation: {
    readonly subject: (item: string) => string;
    readonly title: string;
    readonly request: (item: string) => string;
    readonly link: string;
    readonly notRequested: string;
  };
  readonly backInStock: {
    readonly subject: (item: string) => string;
    readonly title: (item: string) => string;
    readonly text: (item: string, pieces: number) => string;
    readonly link: string;
    /** `date` is the day of the request. */
    readonly onlyOne: (date: string) => string;
  };
  readonly priceDrop: {
    readonly subject: (item: string, others: number) => string;
    readonly title: string;
    readonly text: string;
    readonly was: (price: string, before: string) => string;
    readonly link: string;
    readonly why: string;
  };
  readonly reviewAnswered: {
    readonly subject: (item: string) => string;
    readonly title: string;
    readonly text: (item: string) => string;
    readonly link: string;
    readonly why: string;
  };
  readonly reportAnswered: {
    readonly subject: (number: string) => string;
    readonly title: string;
    readonly text: (number: string) => string;
    readonly link: string;
  };
}
