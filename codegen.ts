import { readdirSync, readFileSync } from "node:fs";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { buildSchema, isAbstractType, isEnumType, type GraphQLAbstractType } from "graphql";
import * as constants from "./domain/constants.ts";
import { defaultCategories } from "./domain/category/defaults.ts";
import { defaultProfile, sampleShopName } from "./domain/settings/defaults.ts";
import { messages } from "./domain/messages.ts";
import { contractText } from "./graphql/contract.ts";
import { enumValues } from "./graphql/enums.ts";

const scalars = {
  ID: "string",
  Money: "number",
  DateTime: "string",
  Position: "string",
};

/** The user interface may not import the domain, but needs its texts and limits. */
const shopModule = [
  "/** The shop's texts and constants, written by `npm run codegen` from domain/. */",
  'export * as messages from "./messages.ts";',
  ...[
    ...Object.entries(constants),
    ...Object.entries({ defaultCategories, defaultProfile, sampleShopName }),
  ].map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;`),
].join("\n\n");

/** The enums whose values are the words that staff read. */
const staffTexts = [
  "ItemReturnReason",
  "ReviewHideReason",
  "ShortCashReason",
  "StaffCancelReason",
] as const;
const staffTextsModule = [
  "/** The words of enums for staff, written by `npm run codegen` from graphql/enums.ts. */",
  ...staffTexts.map(
    (name) =>
      `export const ${name[0]?.toLowerCase()}${name.slice(1)}Text = ${JSON.stringify(enumValues[name], null, 2)} as const;`,
  ),
].join("\n\n");

/** One file per group, so that a page loads only the texts that it shows. */
const messageGroups = Object.fromEntries(
  Object.entries(messages).map(([group, texts]) => [
    `ui/generated/messages/${group}.ts`,
    `/** The shop's texts, written by \`npm run codegen\` from domain/. */\n\nexport const ${group} = ${JSON.stringify(texts, null, 2)} as const;`,
  ]),
);

const messagesModule = [
  "/** The shop's texts by group, written by `npm run codegen` from domain/. */",
  ...Object.keys(messages).map((group) => `export { ${group} } from "./messages/${group}.ts";`),
].join("\n");

/** Copies the validation of e-mail addresses, phone numbers, codes, names and passwords. */
const valueModules = Object.fromEntries(
  readdirSync("domain/values")
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => [
      `ui/generated/values/${file}`,
      [
        "/** Copied by `npm run codegen` from domain/values/. */",
        readFileSync(`domain/values/${file}`, "utf8").replace('"../constants.ts"', '"../shop.ts"'),
      ].join("\n\n"),
    ]),
);

/** Copies the matrix of permissions, so that pages show only what a role may do. */
const permissionsModule = [
  "/** Copied by `npm run codegen` from domain/permissions.ts. */",
  readFileSync("domain/permissions.ts", "utf8"),
].join("\n\n");

const contractSource = contractText();
const contract = buildSchema(contractSource);

for (const [name, values] of Object.entries(enumValues)) {
  const type = contract.getType(name);
  const words = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  const given = Object.keys(values);
  const strange = [...words, ...given].filter((word) => !words.includes(word) || !(word in values));
  if (strange.length > 0) throw new Error(`${name} in graphql/enums.ts: ${strange.join(", ")}`);
}

/** The types that a fragment of the user interface names as its condition. */
const conditions = new Set(
  readdirSync("ui", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .flatMap((file) => [...readFileSync(`ui/${file}`, "utf8").matchAll(/\bon (\w+)/g)])
    .map(([, type]) => type),
);

/** Interfaces and unions with their members, as a line of text each, which takes fewer bytes. */
const abstractTypes = Object.values(contract.getTypeMap()).filter(isAbstractType);
const linesOf = (types: readonly GraphQLAbstractType[]): string =>
  types
    .map((type) => {
      const members = contract.getPossibleTypes(type).map(({ name }) => name);
      return [type.name, ...members.toSorted()].join(" ");
    })
    .join("\n");

const possibleTypesModule = `
/** Replaced by Vite. */
declare const process: { env: { NODE_ENV?: string } };

/** The types that fragments name. */
const named = \`
${linesOf(abstractTypes.filter(({ name }) => conditions.has(name)))}
\`;

/** The client never needs the others, but warns without them during development. */
const others = process.env.NODE_ENV === "production"
  ? ""
  : \`
${linesOf(abstractTypes.filter(({ name }) => !conditions.has(name)))}
\`;

/** The member types of interfaces and unions, written by \`npm run codegen\` from the contract. */
export const possibleTypes: Record<string, string[]> = Object.fromEntries(
  (named + others)
    .trim()
    .split(/\\n+/)
    .map((line) => {
      const [name = "", ...members] = line.split(" ");
      return [name, members];
    }),
);
`.trim();

/**
 * Types from the schema: resolver signatures for the server, typed documents for the user
 * interface. `npm run codegen` writes them; `npm run check` fails if they are outdated.
 */
const config: CodegenConfig = {
  schema: contractSource,
  generates: {
    "schema.graphql": { plugins: [{ add: { content: contractSource } }] },
    "graphql/generated/resolver-types.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        contextType: "../context.ts#Context",
        immutableTypes: true,
        avoidOptionals: { field: true, object: true },
        inputMaybeValue: "T | null | undefined",
        enumValues,
        mappers: {
          ...Object.fromEntries(Object.keys(enumValues).map((name) => [name, name])),
          Product: "../../projections/products/document.ts#ProductDocument",
          Variant: "../product/variant-view.ts#VariantView",
          ProductPicture: "../../domain/product/pictures.ts#ProductPicture as StoredPicture",
          CategoryCount: "../../projections/products/queries.ts#CategoryCount as CountedCategory",
          ProductPage: "../product/list-view.ts#ProductPageView",
          ProductSuggestions: "../product/list-view.ts#ProductSuggestionsView",
          ProductReviews:
            "../../projections/products/document.ts#ProductDocument as ReviewedProduct",
          StockLedgerEntry:
            "../../projections/stock-ledger/document.ts#StockLedgerEntry as LedgerEntry",
          ProductStock: "../../projections/products/document.ts#ProductDocument as StockedProduct",
          Review:
            "../../projections/review-authors/document.ts#ReviewAuthorDocument as PublishedReview",
          ReviewAnswer:
            "../../projections/review-authors/document.ts#ReviewAnswer as StoredReviewAnswer",
          ReviewTimelineEntry:
            "../../projections/review-authors/document.ts#ReviewTimelineEntry as StoredTimelineEntry",
          ModeratedReview:
            "../../projections/review-authors/document.ts#ReviewAuthorDocument as StoredReview",
          OwnReview: "../../projections/review-authors/document.ts#ReviewAuthorDocument",
          Cart: "../cart/view.ts#CartView",
          CartItem: "../cart/view.ts#CartItemView",
          WishList: "../wish-list/view.ts#WishListView",
          SharedWishList: "../wish-list/view.ts#SharedWishListView",
          WishListItem: "../wish-list/view.ts#WishView",
          SharedWish: "../wish-list/view.ts#WishView",
          StockAlert: "../alerts/view.ts#StockAlertView",
          StockAlertConfirmed: "../alerts/view.ts#ConfirmedAlertView",
          DemandItem: "../alerts/view.ts#DemandItemView",
          UsedAddress:
            "../../projections/address-books/document.ts#UsedAddress as UsedAddressDocument",
          Order: "../../projections/orders/document.ts#OrderDocument",
          TrackedOrder: "../../projections/orders/document.ts#OrderDocument as FoundOrder",
          OrderMoment: "../order/moment.ts#OrderMomentView",
          OrderStep: "../order/moment.ts#OrderStepView",
          OrderTimelineEntry: "../order/moment.ts#OrderTimelineEntryView",
          OrderItem: "../order/moment.ts#OrderItemView",
          ShippingAddress: "../../domain/order/events.ts#ShippingAddress as StoredAddress",
          DeliveryDay: "../../domain/values/delivery-day.ts#Slot as AgreedDay",
          DeliveryDates: "../delivery/view.ts#RegionDates",
          DeliveryDate: "../delivery/view.ts#RegionDate",
          EarliestDay: "../delivery/view.ts#FreeDay",
          DeliveryZone: "../../domain/delivery/events.ts#DeliveryZone as StoredZone",
          DeliveryZones: "../../projections/delivery/document.ts#DeliveryPlanDocument",
          ShopDay: "../delivery/view.ts#ShopDayView",
          ShopCalendar: "../delivery/view.ts#ShopCalendarView",
          Holiday: "../../domain/delivery/holidays.ts#Holiday as KnownHoliday",
          ZoneDay: "../delivery/view.ts#ZoneDayView",
          BoardOrder: "../../projections/order-board/document.ts#BoardOrderDocument",
          Run: "../../projections/runs/document.ts#RunDocument",
          RunStop: "../run/view.ts#RunStopView",
          StopOutcome: "../../projections/runs/document.ts#AnsweredStop",
          OrderRun: "../../projections/runs/document.ts#RunDocument as RunOfOrder",
          Driver: "../run/view.ts#DriverView",
          OrderCall: "../order/call.ts#OrderCallView",
          CallMoment: "../../projections/order-board/document.ts#CallMoment as StoredCall",
          CallQueue: "../order/call.ts#CallQueueView",
          Webhook: "../../domain/webhook/service.ts#WebhookView",
          WebhookDelivery: "../../domain/webhook/endpoint.ts#WebhookDelivery as StoredDelivery",
          Promotion: "../../projections/promotions/document.ts#PromotionDocument",
          PromotionUse: "../../projections/promotions/document.ts#PromotionUseDocument",
          Discount: "../../domain/promotion/discount.ts#Discount as StoredDiscount",
          PromoRefused: "../../domain/refusal.ts#PromoRefused as PromoRefusal",
          Quote: "../../domain/order/placing/quote.ts#Quote as DomainQuote",
          QuoteLine: "../../domain/order/placing/quote.ts#QuoteLine as DomainQuoteLine",
          Today: "../order/today.ts#TodayView",
          Opening: "../../projections/settings/document.ts#SettingsDocument",
          OpeningStep: "../../projections/settings/opening-steps.ts#OpeningStep as StepOfOpening",
          ShopSettings: "../../projections/settings/document.ts#SettingsDocument",
          Shop: "../../projections/settings/shop-view.ts#ShopView",
          DeliveryFees: "../../domain/values/delivery-fee.ts#DeliveryFees as StoredFees",
          ZoneFee: "../../domain/values/delivery-fee.ts#ZoneFee as StoredZoneFee",
          ShopPage: "../../projections/pages/document.ts#PageDocument",
          PageDraft: "../page/view.ts#PageDraftView",
          PageVersionEntry: "../../projections/pages/document.ts#VersionMoment",
          PageTexts: "../../projections/pages/document.ts#PageTextsDocument",
          ShopCategory: "../../projections/settings/shop-view.ts#ShopCategory as CategoryView",
          CategorySettings: "../../domain/category/categories.ts#Category as StoredCategory",
          SettingChange: "../../projections/settings/document.ts#SettingMoment",
          IssueReport: "../../projections/issue-reports/document.ts#IssueReportDocument",
          IssueReportAnswer:
            "../../projections/issue-reports/document.ts#IssueReportAnswer as StoredAnswer",
          IssueReportTransition:
            "../../projections/issue-reports/document.ts#IssueReportTransition as StoredTransition",
          HistoryEntry: "../../history/entry.ts#HistoryEntry as IndexedEntry",
          HistoryHistogram: "../../history/histogram.ts#Histogram",
          HistoryEvent: "../../history/history.ts#InspectedEvent",
          HistoryOrder: "../history/order-view.ts#HistoryOrderView",
          Me: "../../domain/account/viewer.ts#Viewer",
          Account: "../../domain/account/account.ts#AccountView",
          Customer: "../../domain/account/account.ts#AccountView as CustomerView",
        },
      },
    },
    "ui/generated/operations.ts": {
      documents: ["ui/**/*.graphql"],
      plugins: ["typescript-operations", "typed-document-node"],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        inlineFragmentTypes: "mask",
        customDirectives: { apolloUnmask: true },
      },
    },
    "ui/generated/possible-types.ts": { plugins: [{ add: { content: possibleTypesModule } }] },
    ...Object.fromEntries(
      Object.entries(messageGroups).map(([file, content]) => [
        file,
        { plugins: [{ add: { content } }] },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(valueModules).map(([file, content]) => [
        file,
        { plugins: [{ add: { content } }] },
      ]),
    ),
    "ui/generated/staff-texts.ts": { plugins: [{ add: { content: staffTextsModule } }] },
    "ui/generated/permissions.ts": { plugins: [{ add: { content: permissionsModule } }] },
    "ui/generated/messages.ts": { plugins: [{ add: { content: messagesModule } }] },
    "ui/generated/shop.ts": { plugins: [{ add: { content: shopModule } }] },
  },
};

export default config;
