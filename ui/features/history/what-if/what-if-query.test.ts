import { expect, it } from "vitest";
import { whatIfQueryOf, isComplete, paramsOf } from "./what-if-query.ts";
import { changeIn, changeKinds, fieldsOf, inputOf, missingIn, newChange } from "./changes.ts";

const words = [
  "delivery-fee:750",
  "promotion:MONSOON10:5",
  "price:kandalama-sofa:252000",
  "price-percent:-10",
  "price-percent:10:uva-kettle",
  "opening-stock:uva-kettle:5",
  "receipts:-50:uva-kettle",
  "close-province:North Western",
  "close-zone:north-western",
  "close-zone:uva:2026-11-20T08:00:00.000Z",
  "zone-capacity:uva:4",
  "delay-moves:24:Uva",
  "leave-out:price-changes:uva-kettle",
  "leave-out:moves::Uva",
];

it("survives a round trip through the URL", () => {
  const address = new URLSearchParams({ fork: "176172", to: "2026-11-21T10:00:00.000Z" });
  for (const word of words) address.append("change", word);
  const query = whatIfQueryOf(address);
  expect(query.changes).toHaveLength(words.length);
  expect(isComplete(query)).toBe(true);
  expect(paramsOf(query).toString()).toBe(address.toString());
});

it("drops invalid values", () => {
  const address = new URLSearchParams(
    "change=horoscope:5&change=leave-out:weather&change=delivery-fee",
  );
  const query = whatIfQueryOf(address);
  expect(query.changes).toEqual([newChange("delivery-fee")]);
  expect(isComplete({ ...query, fork: "1" })).toBe(false);
  expect(isComplete({ ...query, fork: "1", changes: [] })).toBe(false);
  expect(whatIfQueryOf(new URLSearchParams(`fork=${"1".repeat(90)}`)).fork).toHaveLength(40);
});

it("converts to the API input", () => {
  const inputs = words.map((word) => {
    const change = changeIn(word);
    return change && inputOf(change);
  });
  expect(inputs).toEqual([
    { deliveryFee: 750 },
    { promotion: { code: "MONSOON10", percent: 5 } },
    { price: { productId: "kandalama-sofa", price: 252_000 } },
    { pricePercent: { percent: -10, productId: null } },
    { pricePercent: { percent: 10, productId: "uva-kettle" } },
    { openingStock: { productId: "uva-kettle", pieces: 5 } },
    { receipts: { percent: -50, productId: "uva-kettle" } },
    { closeProvince: "North Western" },
    { closeZone: { zoneId: "north-western", from: null } },
    { closeZone: { zoneId: "uva", from: "2026-11-20T08:00:00.000Z" } },
    { zoneCapacity: { zoneId: "uva", orders: 4 } },
    { delayMoves: { hours: 24, province: "Uva" } },
    { leaveOut: { events: "PRICE_CHANGES", productId: "uva-kettle", province: null } },
    { leaveOut: { events: "MOVES", productId: null, province: "Uva" } },
  ]);
});

it("names the missing values", () => {
  const missing = (word: string) => {
    const change = changeIn(word);
    return change && missingIn(change);
  };
  expect(missing("price::5")).toBe("Choose a product.");
  expect(missing("close-province")).toBe("Choose a province.");
  expect(missing("close-zone")).toBe("Choose a delivery zone.");
  expect(missing("close-zone:uva:soon")).toBe("Enter a date and time.");
  expect(missing("close-zone:uva")).toBeNull();
  expect(missing("zone-capacity::4")).toBe("Choose a delivery zone.");
  for (const orders of ["", "-1", "501", "1.5", "many"]) {
    expect(missing(`zone-capacity:uva:${orders}`)).toBe("Enter a whole number from 0 to 500.");
  }
  expect(missing("zone-capacity:uva:0")).toBeNull();
  expect(missing("receipts:much")).toBe("Enter an amount.");
  expect(missing("delivery-fee:Infinity")).toBe("Enter an amount.");
  expect(missing("price:uva-kettle:1e999")).toBe("Enter an amount.");
  expect(missing("delay-moves:1.5")).toBe("Enter a whole number.");
  expect(missing("delivery-fee:1.5")).toBeNull();
});

it("needs a product or a province only if the change has one", () => {
  const change = newChange("leave-out");
  expect(fieldsOf(change)).toEqual(["events", "product"]);
  expect(fieldsOf({ ...change, events: "moves" })).toEqual(["events", "province"]);
  expect(inputOf({ ...change, province: "Uva" }).leaveOut?.province).toBeNull();
  expect(fieldsOf(newChange("price"))).toEqual(changeKinds.price.fields);
});
