import { isObjectType, print } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { accountRoles, may } from "#domain/permissions.ts";
import { streamCategory } from "#domain/decider.ts";
import { declaredOf, eventFields, Personal, personalFieldsOf } from "#domain/personal.ts";
import { noEvents, type NewEvent } from "#event-store/event-store.ts";
import { shopSchema } from "#graphql/schema.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import type { Person } from "../../testing/api-client.ts";
import { caughtUp } from "../../testing/caught-up.ts";
import {
  placesOf,
  queriesOfEveryField,
  type FieldsQuery,
  type Literals,
} from "../../testing/every-field.ts";
import { goldenEvents } from "../../testing/golden-events.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { waitForIndex } from "../../testing/wait-for-index.ts";

/** Every personal value of the shop holds this word, and no other value does. */
const marker = "quxmarker";

const strangers = accountRoles.filter((role) => !may(role, "PERSONAL_READ"));

let shop: TestShop;
let admin: Person;
let people: ReadonlyMap<string, Person | null>;
let literals: Literals;

const filled = (value: unknown, declared: unknown): unknown => {
  if (value === null || value === undefined) return value;
  if (declared instanceof Personal) return marked(value, declared);
  if (Array.isArray(value)) return value.map((each) => filled(each, declared));
  if (typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      filled(part, declaredOf(declared as never, name)),
    ]),
  );
};

const marked = (value: unknown, declared: Personal): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => marked(each, declared));
  if (typeof value === "string") return marker;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      declared.openParts.includes(name) ? part : marked(part, declared),
    ]),
  );
};

/** The golden events of people, with the marker in each personal field, by stream. */
const markedStreams = (accountOf: (id: string) => string): ReadonlyMap<string, NewEvent[]> => {
  const streams = new Map<string, NewEvent[]>();
  const named = new Set(["userId", "authorId", "driverId", "by"]);
  const withAccounts = (data: object): object =>
    Object.fromEntries(
      Object.entries(data).map(([name, value]) => [
        name,
        named.has(name) && typeof value === "string" ? accountOf(value) : (value as unknown),
      ]),
    );
  const [submitted, placed] = ["OrderSubmitted", "OrderPlaced"].map((type) =>
    goldenEvents.find((event) => event.type === type),
  );
  if (!submitted || !placed) throw new Error("No golden order");
  const begun = goldenEvents.flatMap((event) => {
    const isHalf =
      streamCategory(event.stream) === "order" &&
      event.revision === 0 &&
      event.type !== "OrderSubmitted";
    const again = [submitted, placed].map((each) => ({ ...each, stream: event.stream }));
    return isHalf ? [...again, event] : [event];
  });
  for (const [index, { stream, type, data, metadata }] of begun.entries()) {
    if (type.endsWith("Erased") || type === "ReviewHidden" || type === "ReviewHeld") continue;
    if (["account", "settings", "webhooks"].includes(streamCategory(stream))) continue;
    const fields = declaredOf(eventFields, type);
    const name = stream.replace(
      /^(cart|wishlist)-(\w+)$/,
      (_all, category, id) => `${String(category)}-${accountOf(String(id))}`,
    );
    const events = streams.get(name) ?? [];
    streams.set(name, events);
    const { actor } = metadata;
    events.push({
      id: `00000000-0000-5000-9000-${String(index).padStart(12, "0")}`,
      type,
      data: filled(withAccounts(data), fields) as object,
      metadata: {
        ...metadata,
        commandId: `golden-${index}`,
        actor: { ...actor, id: actor.role === "system" ? actor.id : accountOf(actor.id) },
      },
    });
  }
  return streams;
};

const quoted = (values: Iterable<string>): readonly string[] =>
  [...values].map((value) => JSON.stringify(value));

beforeAll(async () => {
  shop = await openTestShop({ SIGN_IN_TRIES_PER_ACCOUNT: "1000" });
  admin = await shop.admin();
  const names = ["ann", "ben", "cat", "dan", "eve", "bob", "dilani", "nimal", "admin", "guest-1"];
  const accounts = new Map<string, Person>();
  for (const name of names) accounts.set(name, await shop.signUp(`${marker}${name}`));
  const streams = markedStreams((id) => accounts.get(id)?.id ?? id);
  const { store } = shop.shop;
  for (const [stream, events] of streams) {
    let revision = noEvents;
    for await (const event of store.readStream(stream)) ({ revision } = event);
    const appended = await store.append(stream, revision, events);
    expect(appended.outcome, stream).toBe("written");
  }
  people = new Map<string, Person | null>([
    ["visitor", null],
    ...(await Promise.all(
      strangers.map(async (role) => [role, await shop.withRole(role)] as const),
    )),
  ]);
  await caughtUp(shop);
  const total = await waitForIndex(shop, admin);
  const ids = [...streams.keys()]
    .map((stream) => stream.split(/-(.*)/s))
    .map(([category, id]) => ({
      category,
      id: id ?? "",
    }));
  const idsOf = (category: string) =>
    ids.filter((each) => each.category === category).map(({ id }) => id);
  const orders = idsOf("order");
  const authors = [...accounts.values()].map(({ id }) => id);
  const latest = new Map<string, string>();
  const stored = await shop.eventsSince(null);
  for (const [index, { type }] of stored.entries()) {
    if (personalFieldsOf(type).length > 0) latest.set(type, String(index + 1));
  }
  const numbers = [...latest.values()];
  literals = {
    limit: ["100"],
    first: ["5"],
    accountId: [JSON.stringify(accounts.get("ann")?.id)],
    search: ['""'],
    "customers.search": [`"${marker}"`],
    "accounts.search": [`"${marker}"`],
    "productHistory.id": ['"uva-kettle"'],
    "product.id": ['"uva-kettle"', '"nadun-sofa"'],
    ids: [`[${quoted(orders).join(", ")}]`],
    "productsByIds.ids": ['["uva-kettle", "nadun-sofa"]'],
    productIds: ['["uva-kettle", "nadun-sofa"]'],
    productId: ['"uva-kettle"', '"nadun-sofa"'],
    province: ['"Western"'],
    code: ['"MONSOON10"'],
    items: ['[{ productId: "uva-kettle", quantity: 1 }]'],
    "guestWishList.items": ['[{ productId: "uva-kettle" }]'],
    lines: ['[{ productId: "uva-kettle", quantity: 1 }]'],
    zoneId: ['"southern"'],
    date: ['"2026-11-27"'],
    "run.id": quoted(idsOf("run")),
    "webhook.id": ['"none"'],
    link: ['"none"'],
    state: ["PUBLISHED"],
    "reports.state": ["OPEN", "ANSWERED", "CLOSED"],
    "moderatedReview.id": quoted(authors.slice(0, 3).map((author) => `nadun-sofa ${author}`)),
    "order.id": quoted(orders).slice(0, 2),
    number: quoted(orders.map(orderNumber)).slice(0, 2),
    contact: [`"${marker}"`],
    "historyHistogram.from": ['"2026-01-01T00:00:00.000Z"'],
    "historyHistogram.to": ['"2027-01-01T00:00:00.000Z"'],
    "historyEvent.number": numbers,
    "historyNext.number": ["1"],
    order: quoted(orders).slice(0, 2),
    value: ["STATUS"],
    product: ['"uva-kettle"'],
    user: quoted([accounts.get("ann")?.id ?? ""]),
    "historyComparison.a": ['"1"'],
    "historyStock.first": ["1"],
    "historyStock.last": [String(total)],
    name: ["FUNNEL", "ORDERS", "LEAD_TIMES", "ABANDONED_CARTS", "LATE_ORDERS", "ORDER_TO_CASH"],
  };
  return shop.close;
}, 120_000);

/** Fields that are masked for roles without PERSONAL_READ, and that the owner can query. */
const maskedFields = (): readonly string[] =>
  Object.values(shopSchema().getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter(({ astNode }) => {
            const personal = astNode?.directives?.find(({ name }) => name.value === "personal");
            return personal && print(personal) !== "@personal(to: READERS)";
          })
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );

/**
 * Types with masked fields are read on all ways, the others on the first two, and from the product
 * with reviews.
 */
const isWanted = () => {
  const read = new Map<string, number>();
  const masked = new Set(maskedFields().map((field) => field.split(".")[0]));
  return ({ root, type }: FieldsQuery): boolean => {
    const ways = (read.get(type) ?? 0) + 1;
    read.set(type, ways);
    return ways <= 2 || root === "product" || masked.has(type) || type.startsWith("History");
  };
};

/** `Type.field` of each text of the answers that holds the marker. */
const placesFor = async (person: Person | null): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  const queries = queriesOfEveryField(shopSchema(), literals).filter(isWanted()).values();
  const askOn = async () => {
    for (const { query } of queries) {
      const { data } = (await shop.graphql(person, query)).body as { readonly data: unknown };
      for (const place of placesOf(marker, data)) found.add(place);
    }
  };
  await Promise.all(Array.from({ length: 8 }, askOn));
  return found;
};

/** What the shop shows to the public, and to a person with the order's number and contact. */
const published = [
  ...["Review.name", "Review.comment", "Review.photos", "ReviewAnswer.text"],
  ...["TrackedOrder.city", "TrackedOrder.firstName"],
];

/** What a moderator looks at. */
const moderated = ["ModeratedReview.comment", "ReviewPhoto.url"];

describe("a shop in which each personal value holds a marker", () => {
  it("shows the marker to the owner in every field that others read masked", async () => {
    const places = await placesFor(admin);
    // The owner's query of a list finds no element in a list that is masked as a whole.
    const lists = ["IssueReport.attachments"];
    const missing = maskedFields().filter((field) => !places.has(field) && !lists.includes(field));
    expect(missing).toEqual([]);
  });

  it.each(["visitor", ...strangers])("shows no marker to this role: %s", async (role) => {
    const allowed = role === "catalogue" ? [...published, ...moderated] : published;
    const places = await placesFor(people.get(role) ?? null);
    expect([...places].filter((place) => !allowed.includes(place))).toEqual([]);
    expect([...places]).toEqual(expect.arrayContaining(published));
  });
});
