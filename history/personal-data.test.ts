import { randomBytes } from "node:crypto";
import { serialize } from "node:v8";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderDecider } from "#domain/order/decider.ts";
import { eventFields, personalDetail } from "#domain/personal.ts";
import { noEvents } from "#event-store/event-store.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { createSealedEventStore } from "#event-store/personal/sealed-event-store.ts";
import { addressBooksProjection } from "#projections/address-books/projection.ts";
import { orderFields } from "#projections/orders/document.ts";
import { ordersProjection } from "#projections/orders/projection.ts";
import { collect } from "../testing/collect.ts";
import { someEvent } from "../testing/events.ts";
import { documentsOf, recorded } from "../testing/recorded.ts";
import { addressOf, orderOf } from "../testing/shop.ts";
import { indexedEvent } from "./indexed-event.ts";
import { visibleData } from "./masking.ts";
import { differencesBetween } from "./verification/fields.ts";
import { visibleDifference } from "./verification/masking.ts";

const note = "For Quxannabelle";
const content = orderOf();
const withNote = { ...content, giftNote: note };

describe("the fields of an address that help the driver", () => {
  const forDriver = {
    landmark: "Quxon Temple",
    floor: "Quxond floor",
    secondPhone: "+94700000099",
    driverNote: "Quxon the gate",
  };
  const shippingAddress = addressOf(forDriver);
  const submitted = { type: "OrderSubmitted", data: { ...content, shippingAddress } } as const;
  const holdsOne = (value: unknown) =>
    Object.values(forDriver).some((each) => JSON.stringify(value).includes(each));

  it("are neither cached by a decider nor indexed", () => {
    const state = orderDecider.evolve(orderDecider.initialState, submitted);
    expect(holdsOne(state)).toBe(false);
    const [event] = recorded(["order-1", submitted]);
    expect(holdsOne(event && indexedEvent(event))).toBe(false);
  });

  it("are cleared from order and address book by an erasure", () => {
    const log = recorded(
      ["order-1", submitted],
      ["order-1", { type: "OrderBuyerErased", data: { userId: content.userId } }],
    );
    for (const projection of [ordersProjection, addressBooksProjection]) {
      const stored = (length: number) => [
        ...documentsOf<object>(projection, log.slice(0, length)).values(),
      ];
      expect(holdsOne(stored(1))).toBe(true);
      expect(holdsOne(stored(2))).toBe(false);
    }
  });
});

describe("a new personal field, declared once for its event and once for its document", () => {
  const { OrderSubmitted } = eventFields;

  beforeAll(() => {
    const giftNote = personalDetail;
    Object.assign(eventFields, { OrderSubmitted: { ...OrderSubmitted, giftNote } });
    Object.assign(orderFields, { giftNote });
  });

  afterAll(() => {
    Object.assign(eventFields, { OrderSubmitted });
    Reflect.deleteProperty(orderFields, "giftNote");
  });

  it("is sealed in the log, may be missing, and is empty once the key is deleted", async () => {
    const keys = new Map<string, Buffer>();
    const log = createMemoryEventStore();
    const store = createSealedEventStore(log, {
      keysOf: async () => keys,
      erasedAmong: async () => new Set(),
      async ensureKey(person) {
        const key = keys.get(person) ?? randomBytes(32);
        keys.set(person, key);
        return key;
      },
    });
    const submitted = (data: object) => ({ ...someEvent(data), type: "OrderSubmitted" });
    await store.append("order-1", noEvents, [submitted(withNote)]);
    await store.append("order-2", noEvents, [submitted(content)]);

    expect(JSON.stringify(await collect(log.readAll(null)))).not.toContain(note);
    const notes = async () =>
      (await collect(store.readAll(null))).map(
        ({ data }) => (data as { readonly giftNote?: string }).giftNote,
      );
    expect(await notes()).toEqual([note, undefined]);
    keys.clear();
    expect(await notes()).toEqual(["", undefined]);
  });

  it("is neither cached by a decider nor indexed", () => {
    const state = orderDecider.evolve(orderDecider.initialState, {
      type: "OrderSubmitted",
      data: withNote,
    });
    expect(serialize(state).includes(note)).toBe(false);
    const [event] = recorded(["order-1", { type: "OrderSubmitted", data: withNote }]);
    expect(JSON.stringify(event && indexedEvent(event))).not.toContain(note);
  });

  it("is masked for analysts in events, exports and verification", () => {
    const { data, masked } = visibleData("OrderSubmitted", withNote, false);
    expect(JSON.stringify(data)).not.toContain(note);
    expect(masked).toEqual(["shippingAddress", "giftNote"]);

    const difference = {
      ...{ id: "1", name: null, kind: "different" as const, moreFields: 0, events: [] },
      ...{ storedAt: null, replayedAt: null, agreedAt: null, moreEvents: 0 },
      fields: differencesBetween({ giftNote: note }, { giftNote: "" }),
    };
    expect(JSON.stringify(visibleDifference("orders", difference, false))).not.toContain(note);
  });

  it("is cleared from the document by an erasure", () => {
    const log = recorded(
      ["order-1", { type: "OrderSubmitted", data: withNote }],
      ["order-1", { type: "OrderBuyerErased", data: { userId: "ann" } }],
    );
    const stored = (length: number) =>
      documentsOf(ordersProjection, log.slice(0, length)).get("1") as unknown;
    expect(stored(1)).toMatchObject({ giftNote: note });
    expect(stored(2)).toMatchObject({ giftNote: "" });
  });
});
