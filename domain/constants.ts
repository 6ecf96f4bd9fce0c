/** Business constants and the limits of inputs (docs/rules.md, "Constants"). */

/**
 * Languages of the interface, each by its own name. The first is the default (docs/languages.md).
 */
export const languages = [
  { code: "en", name: "English" },
  { code: "si", name: "සිංහල" },
  { code: "ta", name: "தமிழ்" },
] as const;
export type Language = (typeof languages)[number]["code"];

/** Emails that a person can turn off. Emails about orders and the account always come. */
export const mailTopics = ["back-in-stock", "price-drops", "review-answers"] as const;
export type MailTopic = (typeof mailTopics)[number];

/** Delivery fee before the first change, in cents (Rs. 500). */
export const deliveryFeeCents = 50_000;

/** The only payment method. */
export const paymentMethod = "Cash on Delivery";

/** The only delivery country. */
export const country = "Sri Lanka";

/** The painted walls that a category can choose; each is lit and has its own floor. */
export const walls = ["furnitures", "electronics", "kitchen", "bath", "walls"] as const;
export type Wall = (typeof walls)[number];

/** Limits of the categories. Archived ones count towards `all`, but not towards `shown`. */
export const categoryLimits = { all: 30, shown: 24, name: 40, slug: 60, formerSlugs: 20 } as const;

/** Smallest and largest length, in centimetres, of a side of the space that items must fit into. */
export const spaceLimits = { fromCm: 1, toCm: 1000 } as const;

/** Placement of a product. It determines the floor line of its picture. */
export const placements = ["floor", "table", "wall"] as const;
export type Placement = (typeof placements)[number];

/** Order statuses in the usual order of delivery. Any may follow any. */
export const orderStatuses = [
  "Item Preparing",
  "Item Packing",
  "Out for Delivery",
  "Delivered",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Reasons for a cancellation. A reason is optional. */
export const cancelReasons = [
  "I changed my mind",
  "It takes too long",
  "I ordered the wrong piece",
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Reasons for a cancellation by staff. The buyer never sees them. */
export const staffCancelReasons = [
  "Changed mind",
  "Ordered by mistake",
  "Found it cheaper",
  "Too late",
  "Did not order this",
  "Cannot be reached",
  "Wrong address",
  "Item damaged before delivery",
  "Other",
] as const;
export type StaffCancelReason = (typeof staffCancelReasons)[number];

/** Outcomes of a call about an order. A refused order is cancelled. */
export const callOutcomes = ["confirmed", "no-answer", "wants-change", "refused"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Limits of calls about orders. */
export const callLimits = {
  /** Calls without an answer after which staff decide. */
  noAnswers: 3,
  /** Time until the next call after no answer, in minutes. */
  againMinutes: 60,
  /** Hours in Colombo between which a next call is planned. */
  fromHour: 9,
  toHour: 19,
} as const;

/** Limits of promotions. */
export const promotionLimits = {
  amountCents: 100_000_000,
  uses: 1_000_000,
  /** Items that one promotion names. */
  products: 100,
} as const;

/** Limits of subscriptions to the shop's events. */
export const webhookLimits = {
  subscriptions: 20,
  name: 60,
  /** Last deliveries that each subscription lists. */
  deliveries: 50,
  /** Hours whose attempts each subscription counts. */
  hours: 12,
  /** Order lines in one message; `moreLines` counts the others. */
  lines: 50,
} as const;

/** Reasons for returning delivered items. */
export const returnReasons = ["Damaged", "Warranty", "Changed mind"] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Reasons for hiding a review. A low rating is not one of them. */
export const reviewHideReasons = [
  "Not about the item",
  "A person or an address can be recognised",
  "Insult or threat",
  "Advertising",
  "Against the law",
] as const;
export type ReviewHideReason = (typeof reviewHideReasons)[number];

/** The nine provinces and their districts. */
export const provinces = {
  Central: ["Kandy", "Matale", "Nuwara Eliya"],
  Eastern: ["Ampara", "Batticaloa", "Trincomalee"],
  Northern: ["Jaffna", "Kilinochchi", "Mannar", "Vavuniya", "Mullaitivu"],
  "North Central": ["Anuradhapura", "Polonnaruwa"],
  "North Western": ["Kurunegala", "Puttalam"],
  Sabaragamuwa: ["Kegalle", "Ratnapura"],
  Southern: ["Galle", "Matara", "Hambantota"],
  Uva: ["Badulla", "Monaragala"],
  Western: ["Colombo", "Gampaha", "Kalutara"],
} as const satisfies Record<string, readonly string[]>;
export type Province = keyof typeof provinces;

/** The two parts of a delivery day. Slots have no clock times. */
export const dayHalves = ["morning", "afternoon"] as const;

/** Input limits: characters for texts, items for quantities. */
export const limits = {
  /** Of any text of any call, except files sent as data URLs. */
  text: 5000,
  cartLines: 50,
  quantityPerLine: 99,
  /** Variants on a wish list. */
  wishes: 100,
  /** Items that one account can wait for. */
  stockAlerts: 100,
  productName: 120,
  productDescription: 2000,
  priceCents: 10_000_000_000,
  /** Of one product, with the first. */
  productPictures: 8,
  /** Of the text of one picture, in characters. */
  pictureText: 80,
  /** Of one fact about a product, in characters. */
  productFact: 200,
  /** Of a product, in kilograms. */
  productWeight: 2000,
  productOptions: 3,
  optionValues: 20,
  /** Of an option's name or value. */
  optionText: 40,
  /** On sale at a time. */
  variants: 100,
  variantsWithArchived: 400,
  /** Files of other hosts that one command copies. */
  copiedFiles: 8,
  sku: 40,
  /** Of a model's material variant. */
  materialName: 80,
  /** Of a picture's or model's address. */
  webAddress: 2000,
  stock: 1_000_000,
  /** Of the reason for a received or counted stock, in characters. */
  stockReason: 200,
  personName: 80,
  contactNumber: 20,
  addressField: 200,
  /** Of the landmark of an address, in characters. */
  landmark: 200,
  /** Of the floor of an address, in characters. */
  floor: 40,
  /** Of the note for the driver, in characters. */
  driverNote: 200,
  /** Returns of delivered items per order. */
  itemReturns: 20,
  /** Maximum number of changes of the items per order. */
  itemChanges: 20,
  /** Maximum number of address changes per order. */
  addressChanges: 20,
  /** Characters of one staff comment on an order. */
  orderComment: 1000,
  /** Characters of the words that a buyer reads about a cancellation. */
  orderNote: 1000,
  /** Comments per order. */
  orderComments: 100,
  email: 254,
  passwordMin: 8,
  passwordMax: 128,
  reviewComment: 2000,
  /** Characters of the shop's answer to a review. */
  reviewAnswer: 2000,
  reviewPhotos: 4,
  /** Of one photo of a review, in bytes. */
  reviewPhotoBytes: 10 * 1024 * 1024,
  reportAttachments: 3,
  reportSubject: 120,
  reportDescription: 4000,
  reportOrderNumber: 40,
  /** Characters of one answer of the shop. */
  reportAnswer: 4000,
  /** Orders per CSV file. */
  exportedOrders: 20_000,
  /** Answers per report. */
  reportAnswers: 20,
  /** Of one file, in bytes. */
  reportAttachmentBytes: 5 * 1024 * 1024,
} as const;

/** Limits of delivery zones and days. */
export const deliveryLimits = {
  zones: 25,
  /** Characters of a zone's name. */
  zoneName: 40,
  /** Maximum number of orders per half day and zone. */
  capacity: 500,
  leadDays: 30,
  /** Days after today on which an order can be delivered. */
  daysAhead: 42,
  /** Days on which the whole shop is closed or works that are kept. */
  shopDays: 400,
  shopDaysAtOnce: 100,
  /** Days after today about which the shop decides. */
  shopDaysAhead: 800,
  /** Days after today that staff can agree with a customer. */
  agreedDaysAhead: 365,
  /** Time in Colombo from which a slot can't be promised any more. */
  halfEnds: { morning: "12:00", afternoon: "18:00" },
  /** Characters of the reason why a day is closed. */
  closedReason: 40,
  /** Changes of the delivery day per order. */
  changes: 20,
} as const;

/** Why a stop of a delivery run was not delivered. */
export const stopFailures = ["not at home", "refused", "wrong address", "damaged"] as const;
export type StopFailure = (typeof stopFailures)[number];

/** Why a delivered stop collected less than the order's total. */
export const shortCashReasons = [
  "customer was short",
  "discount for damage",
  "pays the rest by transfer",
] as const;
export type ShortCashReason = (typeof shortCashReasons)[number];

/** Why the cash of a run differs from what its stops collected. */
export const cashDifferenceReasons = [
  "wrong change",
  "note not accepted",
  "parking or toll",
  "stolen",
  "not known yet",
] as const;
export type CashDifferenceReason = (typeof cashDifferenceReasons)[number];

/** Limits of delivery runs. Characters for texts. */
export const runLimits = {
  stops: 60,
  /** Runs of one day. */
  perDay: 50,
  note: 300,
  cashWords: 200,
} as const;

/** Limits of the admins' settings. Characters for texts. */
export const settingLimits = {
  shopName: 40,
  nameMark: 20,
  legalName: 80,
  registrationNumber: 40,
  tagline: 80,
  /** Of the sentence about what the shop sells. */
  description: 160,
  addressLines: 5,
  addressLine: 80,
  /** Rows of opening hours. */
  hourRows: 10,
  socialLinks: 8,
  socialName: 30,
  announcement: 120,
  headline: 60,
  headlineLines: 3,
  lead: 240,
  productId: 100,
  /** Of the sentence for visitors of a closed shop. */
  closingNote: 200,
  deliveryNote: 400,
  hours: 720,
  days: 60,
  /** Delivery fee, and the sum from which it is free, in cents. */
  deliveryFeeCents: 10_000_000,
  freeFromCents: 10_000_000_000,
  /** Of the score from which orders wait for a call. */
  callScore: 100,
} as const;

/** The pages that every shop has. The first four have a text before the owner writes one. */
export const knownPages = ["about", "contact", "terms", "privacy", "returns", "delivery"] as const;
export type KnownPage = (typeof knownPages)[number];

/** Limits of the pages that an owner writes. */
export const pageLimits = {
  /** Of a text in one language, in bytes of UTF-8. */
  textBytes: 64 * 1024,
  /** Characters of a title. */
  title: 80,
  /** Characters of the part of the address that names a page. */
  slug: 60,
  /** Pages at a time, with the known ones. */
  pages: 30,
  /** Latest versions that a page lists; the log holds all of them. */
  versions: 100,
} as const;

/** Values of the shop that a page can contain, with their names in a text: `{{shop name}}`. */
export const shopValueWords = {
  shopName: "shop name",
  legalName: "legal name",
  phone: "phone",
  email: "email",
  address: "address",
  deliveryFee: "delivery fee",
  freeFrom: "free from",
} as const;
export type ShopValueName = keyof typeof shopValueWords;

/** Offset of Colombo from UTC in minutes. Colombo has no daylight saving time. */
export const clockAheadMinutes = 330;

/** Limits of a room: sides and height in centimetres, and number of items. */
export const roomLimits = {
  leastSideCm: 150,
  mostSideCm: 1200,
  leastHeightCm: 200,
  mostHeightCm: 600,
  pieces: 24,
  /** Characters of a product's id. */
  productId: 100,
} as const;

/** The sections of the home page below its top. */
export const homeSections = ["rooms", "app", "new"] as const;
export type HomeSection = (typeof homeSections)[number];

/** Rules of the office before the first change by an admin. */
export const defaultRules = {
  deliveryNote:
    "Please check the items with the driver before you pay. If something is wrong, use Report an Issue.",
  /** Limit of low stock for products without their own. */
  lowStock: 3,
  preparingWarmHours: 2,
  preparingLateHours: 6,
  packingWarmHours: 2,
  packingLateHours: 6,
  deliveryWarmDays: 1,
  deliveryLateDays: 3,
  /** Score from which an order waits for a call; 0 if none waits. */
  callFrom: 0,
  /** Whether a review waits for approval before customers see it. */
  reviewsWait: false as boolean,
} as const;

/** Patterns of address fields: a phone number of Sri Lanka, and its postal code. */
export const addressForms = {
  phone: "^(?:0[0-9]{9}|\\+94[0-9]{9})$",
  zipCode: "^[0-9]{5}$",
} as const;

/** Durations in the user interface, in milliseconds. */
export const timings = {
  notice: 3000,
  redirect: 2000,
  confetti: 5000,
  duplicateOrderWindow: 300_000,
} as const;

/** Pieces of confetti on a confirmed order. */
export const confettiPieces = 50;

/** Subjects of a report. */
export const issueTypes = [
  "Order Issue",
  "Product Defect",
  "Delivery Problem",
  "Website Bug",
  "Account Problem",
  "Billing Issue",
  "Other",
] as const;

export type IssueType = (typeof issueTypes)[number];
