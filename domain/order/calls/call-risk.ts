/** What is known about an order and its buyer when its risk is computed. */
export interface CallFacts {
  readonly totalCents: number;
  /** Changes of the address since the order was placed. */
  readonly addressChanges: number;
  /** The latest calls about this order, if none was answered. */
  readonly noAnswers: number;
  /** Other orders of the account, with cancelled ones. */
  readonly otherOrders: number;
  /** Other orders of the account that were cancelled, refused or returned. */
  readonly cancelledOrders: number;
  /** Other orders of the account that were delivered. */
  readonly deliveredOrders: number;
  /** Null if the log knows nothing about the account. */
  readonly mailboxVerified: boolean | null;
}

export const callReasonKinds = [
  "sum",
  "first-order",
  "cancelled-before",
  "address-changed",
  "no-answer",
  "mailbox-unverified",
  "delivered-before",
] as const;
export type CallReasonKind = (typeof callReasonKinds)[number];

/** Why an order has risk, or less of it. */
export interface CallReason {
  readonly kind: CallReasonKind;
  /** Negative if the reason lowers the risk. */
  readonly points: number;
  /** A sentence for staff. */
  readonly text: string;
}

export interface CallRisk {
  /** The sum of the points, from 0 to `mostCallPoints`. */
  readonly score: number;
  /** Most points first; the reasons that lower the risk are last. */
  readonly reasons: readonly CallReason[];
}

/** The points of each reason (docs/rules.md, "Calls"). Together they are at most 100. */
export const callPoints = {
  /** For an order of at least this many cents; the largest that applies. */
  sums: [
    { fromCents: 25_000_000, points: 35 },
    { fromCents: 10_000_000, points: 20 },
    { fromCents: 5_000_000, points: 10 },
  ],
  firstOrder: 20,
  /**
   * For each other order that was cancelled, refused or returned, up to a maximum. One of them is
   * no better than a first order.
   */
  cancelledBefore: { each: 20, most: 24 },
  addressChanged: 15,
  /** For each call without an answer, up to a maximum. */
  noAnswer: { each: 7, most: 14 },
  mailboxUnverified: 12,
  /** Taken off for each delivered order, up to a maximum, and never below 0. */
  deliveredBefore: { each: 8, most: 24 },
} as const;

export const mostCallPoints = 100;

const rupees = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const count = (many: number, one: string, more: string): string =>
  many === 1 ? one : `${many} ${more}`;

const capped = (many: number, { each, most }: { readonly each: number; readonly most: number }) =>
  Math.min(Math.max(0, many) * each, most);

/**
 * The risk that an order is refused at the door, with its reasons. Their points add up to the
 * score. More of a risky fact never lowers it, and more deliveries never raise it.
 */
export const callRisk = (facts: CallFacts): CallRisk => {
  const { totalCents, addressChanges, noAnswers, otherOrders } = facts;
  const { cancelledOrders, deliveredOrders, mailboxVerified } = facts;
  const sum = callPoints.sums.find(({ fromCents }) => totalCents >= fromCents);
  const raising: readonly CallReason[] = [
    {
      kind: "sum",
      points: sum?.points ?? 0,
      text: `Rs. ${rupees.format(totalCents / 100)} is Rs. ${rupees.format((sum?.fromCents ?? 0) / 100)} or more`,
    },
    {
      kind: "first-order",
      points: otherOrders === 0 ? callPoints.firstOrder : 0,
      text: "First order of this account",
    },
    {
      kind: "cancelled-before",
      points: capped(cancelledOrders, callPoints.cancelledBefore),
      text: count(
        cancelledOrders,
        "Another order of this account was cancelled or refused",
        "other orders of this account were cancelled or refused",
      ),
    },
    {
      kind: "address-changed",
      points: addressChanges > 0 ? callPoints.addressChanged : 0,
      text: "Address changed after ordering",
    },
    {
      kind: "no-answer",
      points: capped(noAnswers, callPoints.noAnswer),
      text: count(noAnswers, "One call without an answer", "calls without an answer"),
    },
    {
      kind: "mailbox-unverified",
      points: mailboxVerified === false ? callPoints.mailboxUnverified : 0,
      text: "Email address not verified",
    },
  ];
  const raised = raising.reduce((sum, { points }) => sum + points, 0);
  const lowered = Math.min(raised, capped(deliveredOrders, callPoints.deliveredBefore));
  const reasons = [
    ...raising.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points),
    ...(lowered > 0
      ? [
          {
            kind: "delivered-before" as const,
            points: -lowered,
            text: count(
              deliveredOrders,
              "Another order of this account was delivered",
              "other orders of this account were delivered",
            ),
          },
        ]
      : []),
  ];
  return { score: raised - lowered, reasons };
};
