import { describe, expect, it } from "vitest";
import { csvOf } from "./csv.ts";
import {
  differenceTitle,
  eventsTitle,
  modelTitle,
  outcomeText,
  valueText,
  type CheckedModel,
  type Difference,
} from "./verify-text.ts";

const difference = (given: Partial<Difference> = {}): Difference => ({
  __typename: "DocumentDifference",
  id: "uva-kettle",
  name: "Uva Kettle",
  kind: "DIFFERENT",
  moreFields: 0,
  masked: false,
  storedEvent: 7,
  replayedEvent: 9,
  agreedEvent: 7,
  moreEvents: 0,
  fields: [{ __typename: "FieldDifference", field: "onHand", stored: "3", replayed: "2" }],
  events: [],
  ...given,
});

const checked = (given: Partial<CheckedModel> = {}): CheckedModel => ({
  __typename: "CheckedReadModel",
  model: "products",
  event: 184_590,
  documents: 111,
  fields: 1221,
  different: 0,
  differences: [],
  ...given,
});

describe("the description of a difference", () => {
  it("names the document and how it differs", () => {
    expect(differenceTitle(difference())).toBe("Uva Kettle differs in onHand");
    const [field] = difference().fields;
    const fields = field ? [field, field, field] : [];
    expect(differenceTitle(difference({ fields }))).toMatch(/in onHand and 2 more fields$/);
    expect(differenceTitle(difference({ fields: [] }))).toMatch(/up to a different event$/);
    expect(differenceTitle(difference({ kind: "MISSING", name: null }))).toMatch(/^uva-kettle is/);
    expect(differenceTitle(difference({ kind: "UNKNOWN" }))).toMatch(/no event created it$/);
    const id = '[["phase","placed"],["status",null]]';
    expect(differenceTitle(difference({ kind: "COUNT", id }))).toMatch(
      /phase placed, status null$/,
    );
    expect(differenceTitle(difference({ kind: "COUNT", id: "[]" }))).toMatch(/all documents$/);
  });

  it("names the event since which it differs, if known", () => {
    expect(eventsTitle(difference())).toBeNull();
    const events = [{}] as unknown as Difference["events"];
    expect(eventsTitle(difference({ events }))).toContain("after event 7");
    expect(eventsTitle(difference({ events, agreedEvent: null }))).toContain("never matched");
    expect(eventsTitle(difference({ events, kind: "MISSING" }))).toBe("These events create it:");
  });

  it("shows values without JSON quotes", () => {
    expect(["null", '"Delivered"', '""', "12", "[]"].map(valueText)).toEqual([
      ...["null", "Delivered", "empty", "12", "[]"],
    ]);
    expect(valueText(null)).toBe("not set");
  });
});

it("summarizes the result of a check", () => {
  expect(outcomeText(checked())).toBe("111 documents, all the same, checked to 184,590");
  expect(outcomeText(checked({ different: 1 }))).toBe("111 documents, checked to 184,590");
  expect(outcomeText(checked({ event: null }))).toBe("nothing has been written yet");
  expect(outcomeText(checked({ documents: 0 }))).toBe("nothing to compare up to 184,590");
  expect([modelTitle("orders"), modelTitle("horoscopes")]).toEqual(["My Orders", "horoscopes"]);
});

it("is exported as CSV, one line per field, without formulas", () => {
  const fields = [
    { __typename: "FieldDifference" as const, field: "name", stored: "=1+1", replayed: null },
  ];
  const csv = csvOf([checked({ different: 1, differences: [difference({ fields })] })]);
  expect(csv.split("\r\n")[1]).toBe(`products,184590,uva-kettle,different,name,"'=1+1",,`);
});
