import { serialize } from "node:v8";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountDecider } from "#domain/account/decider.ts";
import { addressBookDecider } from "#domain/address-book/decider.ts";
import { cartDecider } from "#domain/cart/decider.ts";
import { orderStatuses } from "#domain/constants.ts";
import type { Decider, DomainEvent } from "#domain/decider.ts";
import { deliveryDayDecider } from "#domain/delivery/day-decider.ts";
import { deliveryPlanDecider } from "#domain/delivery/plan-decider.ts";
import { defaultZones } from "#domain/delivery/zones.ts";
import { issueReportDecider } from "#domain/issue-report/decider.ts";
import { orderDecider } from "#domain/order/decider.ts";
import type { OrderState } from "#domain/order/state.ts";
import { entryOf } from "#domain/persistent-map.ts";
import { pageDecider } from "#domain/page/decider.ts";
import { productDecider } from "#domain/product/decider.ts";
import { promotionDecider } from "#domain/promotion/decider.ts";
import { reviewDecider } from "#domain/review/decider.ts";
import { runDecider } from "#domain/run/decider.ts";
import { settingsDecider } from "#domain/settings/decider.ts";
import { stockDecider } from "#domain/stock/decider.ts";
import { stockAlertDecider } from "#domain/stock-alert/decider.ts";
import { variantIdOf } from "#domain/values/variant-id.ts";
import { addDays } from "#domain/values/delivery-day.ts";
import { webhookDecider } from "#domain/webhook/decider.ts";
import { wishListDecider } from "#domain/wishlist/decider.ts";
import { addressOf, detailsOf, orderOf, reportOf } from "../testing/shop.ts";
import type { StreamCategory } from "./category.ts";

/** What a command is made of. `id` is a new one for each round; `n` is from 0 to 9. */
interface Made<State> {
  readonly id: string;
  readonly n: number;
  readonly round: number;
  readonly state: State;
}

/** A stream without an end, as commands: how it begins, and what may happen again and again. */
interface Endless {
  /**
   * Runs a sequence of commands in each round. Returns the size of the state after some numbers of
   * rounds.
   */
  bytesAfter(rounds: readonly number[], sequence: readonly Step[]): readonly number[];
  readonly commands: number;
}

/** A command by its place in the stream's list, one of three ids, and a number. */
interface Step {
  readonly command: number;
  readonly id: number;
  readonly n: number;
}

const idsInRound = [0, 1, 2] as const;

const endless =
  <State, Command, Event extends DomainEvent, Refusal>({
    initialState,
    decide,
    evolve,
  }: Decider<State, Command, Event, Refusal>) =>
  ({
    begins = [],
    commands,
    settles = () => [],
  }: {
    readonly begins?: readonly Command[];
    readonly commands: readonly ((made: Made<State>) => Command)[];
    /** Commands at the end of a round that close what one of its ids has left open. */
    readonly settles?: (made: Made<State>) => readonly Command[];
  }): Endless => {
    const after = (state: State, command: Command): State => {
      const decision = decide(command, state);
      return decision.accepted ? decision.events.reduce(evolve, state) : state;
    };
    const begun = begins.reduce(after, initialState);
    return {
      commands: commands.length,
      bytesAfter(rounds, sequence) {
        let state = begun;
        const bytes: number[] = [];
        for (let round = 0; round < Math.max(...rounds); round += 1) {
          const idOf = (id: number) => `${String(round).padStart(6, "0")}-${id}`;
          for (const { command, id, n } of sequence) {
            const made = commands[command % commands.length]?.({ id: idOf(id), n, round, state });
            if (made) state = after(state, made);
          }
          for (const id of idsInRound) {
            for (const each of settles({ id: idOf(id), n: 0, round, state })) {
              state = after(state, each);
            }
          }
          if (rounds.includes(round + 1)) bytes.push(serialize(state).byteLength);
        }
        return bytes;
      },
    };
  };

const userId = "ann";
const at = (round: number) => new Date(Date.UTC(2026, 0, 1) + round * 3_600_000).toISOString();
const dayOf = (round: number) => ({
  zoneId: "western",
  half: "morning" as const,
  date: addDays("2026-01-01", round),
});
const offer = { name: "Lamp", priceCents: 100, available: 9 };
const plan = { driverId: "nimal", zoneId: "western", leavesAt: null };
const plain = { sku: null, size: null, material: null, image: null, modelUrl: null };
const colours = ["Clay", "Moss"];
/** One zone for the whole country. */
const zone = {
  id: "all",
  name: "All",
  weekdays: [1],
  leadDays: 1,
  capacity: { morning: 9, afternoon: 9 },
  districts: defaultZones.flatMap(({ districts }) => districts),
};
const webhook = (webhookId: string) => ({
  webhookId,
  name: "Ledger",
  origin: "https://example.lk",
  kinds: ["stock.sold"],
  personal: false,
});
const revisionOf = (state: object): number => ("revision" in state ? Number(state.revision) : 0);
const requestIn = (state: OrderState): number => ("items" in state ? state.items.requests : 0);
const authors = ["ann", "ben", "cia"];

/** Commands that end a stream, such as erasures, are left out: nothing grows after them. */
const streams: Readonly<Record<Exclude<StreamCategory, "other">, Endless>> = {
  order: endless(orderDecider)({
    begins: [
      { type: "SubmitOrder", content: orderOf() },
      { type: "PlaceOrder", day: null },
    ],
    commands: [
      ({ n }) => ({
        type: "ChangeDeliveryAddress",
        userId,
        shippingAddress: addressOf({ city: `City ${n}` }),
      }),
      ({ n, state }) => ({
        type: "ChangeDeliveryAddressByStaff",
        expectedRevision: revisionOf(state),
        shippingAddress: addressOf({ city: `City ${n}` }),
        moveTo: dayOf(n),
      }),
      ({ n, round }) => ({
        type: "RequestDeliveryDay",
        by: "staff",
        userId,
        day: dayOf(round + n),
        agreed: true,
        expectedRevision: null,
      }),
      ({ n, round }) => ({ type: "ConfirmDeliveryDay", day: dayOf(round + n) }),
      ({ n, round }) => ({ type: "RefuseDeliveryDay", day: dayOf(round + n) }),
      ({ n, round }) => ({
        type: "RequestNextDay",
        insteadOf: dayOf(round + n),
        day: dayOf(round + n + 1),
      }),
      ({ id }) => ({ type: "PutOnRun", runId: id }),
      ({ id }) => ({ type: "GoOut", runId: id }),
      ({ id }) => ({ type: "LeaveRun", runId: id }),
      ({ id, n, round }) => ({
        type: "PostponeByRun",
        runId: id,
        day: n > 4 ? null : dayOf(round),
      }),
      ({ id }) => ({
        type: "DeliverByRun",
        runId: id,
        owedCents: 100,
        collectedCents: 100,
        shortReason: null,
      }),
      ({ n, round, state }) => ({
        type: "RecordCall",
        outcome: n > 4 ? "confirmed" : "no-answer",
        reason: null,
        note: n > 7 ? `Note ${n}` : "",
        now: at(round * 24),
        expectedRevision: revisionOf(state),
      }),
      ({ state }) => ({ type: "UndoCall", expectedRevision: revisionOf(state) }),
      ({ state }) => ({ type: "CallOnceMore", expectedRevision: revisionOf(state) }),
      ({ n }) => ({ type: "CommentOnOrder", text: `Note ${n}` }),
      ({ n }) => ({
        type: "SetOrderStatus",
        status: orderStatuses[n % orderStatuses.length] ?? "Item Preparing",
        expectedRevision: null,
      }),
      ({ n, state }) => ({
        type: "RequestItems",
        lines: orderOf({ chair: n + 1 }).lines,
        expectedRevision: revisionOf(state),
      }),
      ({ state }) => ({ type: "ConfirmItems", request: requestIn(state) }),
      ({ state }) => ({ type: "RefuseItems", request: requestIn(state), short: [] }),
      ({ state }) => ({ type: "NoteItemsSettled", request: requestIn(state) }),
      ({ n, state }) => ({
        type: "ReturnItems",
        lines: [{ productId: "chair", quantity: 1 }],
        reason: "Damaged",
        refundCents: n,
        restock: n > 4,
        expectedRevision: revisionOf(state),
      }),
      ({ n }) => ({ type: "NoteRestocked", number: n }),
    ],
    settles: ({ id, round, state }) => [
      { type: "LeaveRun", runId: id },
      { type: "SetOrderStatus", status: "Item Preparing", expectedRevision: null },
      { type: "RefuseItems", request: requestIn(state), short: [] },
      { type: "NoteItemsSettled", request: requestIn(state) },
      { type: "ConfirmDeliveryDay", day: dayOf(round) },
    ],
  }),
  stock: endless(stockDecider)({
    begins: [{ type: "ReceiveStock", quantity: 9 }],
    commands: [
      ({ n }) => ({ type: "ReceiveStock", quantity: n + 1 }),
      ({ n, state }) => ({
        type: "CountStock",
        onHand: n + 9,
        seen: state.onHand,
        reason: "Count",
      }),
      ({ n }) => ({ type: "SetLowStockLimit", lowFrom: n }),
      ({ n }) => ({ type: "AdjustStock", available: n }),
      ({ id, n }) => ({
        type: "ReserveStock",
        orderId: id,
        quantity: (n % 3) + 1,
        productId: "lamp",
        productName: "Lamp",
        ...(n > 6 && { claim: "change 1" }),
      }),
      ({ id }) => ({ type: "ReleaseReservation", orderId: id }),
      ({ id }) => ({ type: "ConfirmReservation", orderId: id }),
      ({ id, n }) => ({ type: "ReturnStock", orderId: id, quantity: (n % 3) + 1 }),
    ],
    settles: ({ id }) => [
      { type: "ConfirmReservation", orderId: id },
      { type: "ReleaseReservation", orderId: id, claim: "change 1" },
    ],
  }),
  cart: endless(cartDecider)({
    commands: [
      ({ id, n }) => ({ type: "AddItem", productId: id, quantity: n + 1, offer }),
      ({ id, n }) => ({ type: "ChangeQuantity", productId: id, quantity: n + 1, offer }),
      ({ id }) => ({ type: "RemoveItem", productId: id }),
      ({ id, n, round }) => ({
        type: "BeginOrder",
        userId,
        orderId: id,
        print: `print ${n}`,
        at: at(round),
        again: n > 6,
        ended: [],
        sameAs: null,
      }),
      ({ id, n }) => ({
        type: "CheckOut",
        orderId: id,
        lines: [{ productId: id, quantity: n + 1 }],
      }),
      ({ id, n }) => ({
        type: "MergeGuestCart",
        mergeId: id,
        lines: [{ productId: id, quantity: n + 1, offer }],
      }),
      ({ id }) => ({ type: "UndoGuestCartMerge", mergeId: id }),
      ({ n }) => ({
        type: "ArrangeRoom",
        room: { widthCm: 300 + n, depthCm: 400, heightCm: 260, pieces: [] },
      }),
    ],
    settles: ({ id }) => [{ type: "RemoveItem", productId: id }],
  }),
  product: endless(productDecider)({
    begins: [{ type: "AddProduct", details: detailsOf(), priceCents: 100 }],
    commands: [
      ({ n }) => ({ type: "ChangeProduct", details: { name: `Lamp ${n}` } }),
      ({ n }) => ({ type: "ChangeProduct", details: {}, priceCents: 100 + n }),
      ({ n }) => ({ type: "ChangeProduct", details: { image: `/pictures/${n}.svg` } }),
      () => ({ type: "RemoveProduct" }),
      () => ({ type: "RestoreProduct" }),
      ({ n, state }) => ({
        type: "ChangeVariants",
        productId: "lamp",
        options: [
          {
            name: "Colour",
            display: "buttons",
            values: colours.map((name) => ({ name, colours: [] })),
          },
        ],
        variants: colours.map((colour, index) => ({
          ...plain,
          id:
            "variants" in state && index < state.variants.length
              ? variantIdOf("lamp", index + 1)
              : null,
          values: [colour],
          priceCents: 100 + n,
          sold: n < 8 || index === 0,
        })),
      }),
    ],
  }),
  review: endless(reviewDecider)({
    commands: [
      ({ id, n }) => ({
        type: "SubmitReview",
        delivered: true,
        approval: n > 6,
        review: {
          userId: authors[n % 3] ?? userId,
          rating: (n % 5) + 1,
          comment: `Good ${n}`,
          name: "Ann",
          ...(n > 4 && { photos: [`/uploads/${id}.webp`] }),
        },
      }),
      ...(
        ["PublishReview", "HoldReview", "HideReview", "HideReviewPhoto", "AnswerReview"] as const
      ).map((type) => ({ n, state }: Made<typeof reviewDecider.initialState>) => {
        const author = authors[n % 3] ?? userId;
        return {
          type,
          userId: author,
          answer: n > 7 ? "Thank you" : null,
          text: `Answer ${n}`,
          reason: "Advertising" as const,
          photo: 0,
          hidden: n > 4,
          expectedRevision: entryOf(state.reviews, author)?.revision ?? 0,
        };
      }),
      ({ id, n }) => ({
        type: "MarkHelpful",
        userId: id,
        authorId: authors[n % 3] ?? userId,
        helpful: n > 2,
      }),
    ],
    settles: ({ id }) =>
      authors.map((authorId) => ({ type: "MarkHelpful", userId: id, authorId, helpful: false })),
  }),
  report: endless(issueReportDecider)({
    begins: [{ type: "ReportIssue", content: reportOf() }],
    commands: [
      ({ id, n }) => ({ type: "AnswerReport", answer: `Answer ${id}`, close: n > 6 }),
      () => ({ type: "CloseReport" }),
      () => ({ type: "ReopenReport" }),
    ],
  }),
  account: endless(accountDecider)({
    begins: [{ type: "RegisterAccount", role: "shopper" }],
    commands: [
      () => ({ type: "RecordSignIn" }),
      ({ round }) => ({ type: "RecordFailedSignIn", at: at(round) }),
      ({ n }) => ({ type: "RecordSessionsEnded", count: n }),
      () => ({ type: "RecordEmailVerified" }),
      ({ n }) => ({ type: "RecordProfileChange", fields: [n > 4 ? "email" : "name"] }),
      () => ({ type: "RecordResetRequest" }),
      () => ({ type: "RecordPasswordChange", how: "reset" }),
      ({ id }) => ({ type: "RecordIdentity", issuer: id }),
      ({ n }) => ({ type: "GrantRole", role: n > 4 ? "support" : "shopper" }),
    ],
  }),
  addressbook: endless(addressBookDecider)({
    commands: [({ id }) => ({ type: "ForgetAddress", orderId: id })],
  }),
  wishlist: endless(wishListDecider)({
    commands: [
      ({ id, n }) => ({ type: "AddWish", productId: id, offer: { priceCents: 100 + n } }),
      ({ id }) => ({ type: "RemoveWish", productId: id }),
      ({ id }) => ({ type: "RestoreWish", productId: id }),
      ({ id, n }) => ({ type: "ChangeWishAlert", productId: id, on: n > 4 }),
      ({ id }) => ({
        type: "MergeGuestWishes",
        mergeId: id,
        wishes: [{ productId: id, offer: { priceCents: 100 } }],
      }),
      ({ id }) => ({ type: "ShareWishList", userId, link: id, digest: id }),
      ({ id, n, round }) => ({ type: "NotePrice", productId: id, priceCents: n, at: at(round) }),
      ({ id, n, round }) => ({
        type: "SendDeferredDrops",
        prices: new Map([[id, n]]),
        at: at(round + n * 24),
      }),
      () => ({ type: "StopSharing" }),
    ],
    settles: ({ id }) => [{ type: "RemoveWish", productId: id }],
  }),
  stockalert: endless(stockAlertDecider)({
    commands: [
      ({ n, round }) => ({
        type: "RequestStockAlert",
        userId,
        productId: "lamp",
        language: "en",
        email: n > 4 ? "ann@example.com" : null,
        available: 0,
        at: at(round),
      }),
      () => ({ type: "ConfirmStockAlert" }),
      ({ n }) => ({ type: "SendStockAlert", available: n + 1 }),
      () => ({ type: "RemoveStockAlert", by: "person" }),
    ],
  }),
  promotion: endless(promotionDecider)({
    begins: [
      {
        type: "CreatePromotion",
        code: "WELCOME",
        now: at(0),
        terms: {
          benefit: { kind: "freeDelivery" },
          minSumCents: 0,
          categories: [],
          productIds: [],
          startsAt: at(0),
          endsAt: null,
          uses: null,
          usesPerCustomer: null,
        },
      },
    ],
    commands: [
      () => ({ type: "PausePromotion" }),
      () => ({ type: "ResumePromotion" }),
      ({ id, n }) => ({
        type: "ReserveRedemption",
        code: "WELCOME",
        orderId: id,
        userId: `buyer of ${id}`,
        discountCents: n,
        now: at(1),
      }),
      ({ id }) => ({ type: "ConfirmRedemption", orderId: id }),
      ({ id, n }) => ({
        type: "ReleaseRedemption",
        orderId: id,
        placed: n > 4 ? { orderId: id, userId: `buyer of ${id}`, discountCents: n } : null,
      }),
    ],
    settles: ({ id }) => [
      { type: "ResumePromotion" },
      id.endsWith("0")
        ? { type: "ReleaseRedemption", orderId: id, placed: null }
        : { type: "ConfirmRedemption", orderId: id },
    ],
  }),
  run: endless(runDecider)({
    begins: [{ type: "PlanRun", plan, orderIds: ["first"] }],
    commands: [
      ({ n }) => ({
        type: "ChangeRunPlan",
        plan: { ...plan, leavesAt: `0${n}:00` },
        seen: null,
      }),
      ({ id }) => ({ type: "AddStops", orderIds: [id], seen: null }),
      ({ id, n }) => ({
        type: "RemoveStop",
        orderId: id,
        seen: null,
        because: n > 4 ? "by staff" : "order changed",
      }),
      ({ id, n }) => ({ type: "MoveStop", orderId: id, position: n, seen: null }),
    ],
    settles: ({ id }) => [{ type: "RemoveStop", orderId: id, because: "by staff", seen: null }],
  }),
  deliveryday: endless(deliveryDayDecider)({
    commands: [
      ({ id, n }) => ({
        type: "ReserveSlot",
        orderId: id,
        half: n > 4 ? "morning" : "afternoon",
        capacity: n === 9 ? null : 9,
      }),
      ({ id }) => ({ type: "ReleaseSlot", orderId: id, half: "morning" }),
      ({ n }) => ({ type: "CloseDay", reason: `Poya ${n}` }),
      () => ({ type: "OpenDay" }),
    ],
    settles: ({ id }) => [
      { type: "ReleaseSlot", orderId: id, half: "morning" },
      { type: "ReleaseSlot", orderId: id, half: "afternoon" },
    ],
  }),
  deliveryplan: endless(deliveryPlanDecider)({
    commands: [
      ({ n, state }) => ({
        type: "ChangeDeliveryZones",
        seen: state.edition,
        zones: [{ ...zone, leadDays: n % 5 }],
      }),
      ({ n, state }) => ({
        type: "DecideShopDays",
        days: [
          {
            date: new Date(Date.UTC(2026, 10, 29 + n)).toISOString().slice(0, 10),
            decision: state.days.length % 2 === 0 ? "closed" : "working",
          },
        ],
        promised: new Map(),
        now: "2026-11-29T04:00:00.000Z",
      }),
      ({ n }) => ({ type: "ChangeWorkingDays", weekdays: n % 2 === 0 ? [1, 2] : [3] }),
    ],
  }),
  webhooks: endless(webhookDecider)({
    commands: [
      ({ id }) => ({ type: "AddWebhook", wanted: webhook(id) }),
      ({ id, n }) => ({ type: "ChangeWebhook", wanted: { ...webhook(id), name: `Ledger ${n}` } }),
      ({ id, n }) => ({
        type: "PauseWebhook",
        webhookId: id,
        cause: "failed",
        answer: `HTTP 50${n}`,
      }),
      ({ id }) => ({ type: "ResumeWebhook", webhookId: id }),
    ],
    settles: ({ id }) => [{ type: "RemoveWebhook", webhookId: id }],
  }),
  page: endless(pageDecider)({
    commands: [
      ({ n, state }) => ({
        ...{ type: "DraftPage", slug: "terms", language: "en", title: "Terms", text: `Day ${n}` },
        seen: state.drafts.en?.edition ?? 0,
      }),
      ({ id, state }) => ({
        ...{ type: "PublishPage", slug: "terms", fallback: "en", values: {}, digest: id },
        seen: { en: state.drafts.en?.edition ?? 0 },
      }),
      ({ id, n, state }) => ({
        type: "RepublishPage",
        copy: {
          version: 1,
          texts: { en: { title: "", text: `Day ${n}` } },
          values: {},
          digest: id,
        },
        seen: state.version,
      }),
      ({ state }) => ({ type: "WithdrawPage", slug: "terms", seen: state.version }),
    ],
  }),
  settings: endless(settingsDecider)({
    commands: [
      ({ n }) => ({ type: "ChangeSettings", changes: { lowStock: n } }),
      ({ n }) => ({ type: "ChangeSettings", changes: { shopName: `Nivasa ${n}` } }),
    ],
  }),
};

describe("the state of a stream that never ends", () => {
  it.each(Object.entries(streams))(
    "does not grow with its history, whatever happens again and again: %s",
    (_category, { commands, bytesAfter }) => {
      const step = fc.record({
        command: fc.nat(commands - 1),
        // Mostly the same one, so that commands follow one another.
        id: fc.constantFrom(0, 0, 0, 1, 2),
        n: fc.nat(9),
      });
      fc.assert(
        fc.property(
          fc.array(step, { minLength: 1, maxLength: Math.min(24, 4 * commands) }),
          (sequence) => {
            // By then every list of latest ids is full.
            const [early = 0, late] = bytesAfter([300, 900], sequence);
            expect(late).toBeLessThanOrEqual(early * 1.05 + 64);
          },
        ),
        { numRuns: 5 },
      );
    },
  );
});
