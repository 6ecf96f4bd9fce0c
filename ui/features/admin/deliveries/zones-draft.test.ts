import fc from "fast-check";
import { expect, it } from "vitest";
import { provinces } from "../../../generated/shop.ts";
import type { Zone } from "./day-level.ts";
import {
  changeCount,
  draftsOf,
  editedSince,
  homelessDistricts,
  inputOf,
  newZone,
  problemsAt,
  withDistrictIn,
} from "./zones-draft.ts";

const zones: readonly Zone[] = Object.entries(provinces).map(([name, districts]) => ({
  __typename: "DeliveryZone",
  id: name.toLowerCase(),
  name,
  districts: [...districts],
  weekdays: [1, 4],
  leadDays: 2,
  morningCapacity: 8,
  afternoonCapacity: 8,
}));
const stored = draftsOf(zones);
const districts = Object.values(provinces).flat();

it("counts nothing for the stored zones, and sends them as they are", () => {
  expect(changeCount(stored, stored)).toBe(0);
  expect(inputOf(stored)).toEqual({
    zones: zones.map(({ __typename, ...zone }) => zone),
    problems: {},
  });
});

it("counts fields, moved districts, and added and removed zones", () => {
  const [central, ...others] = stored;
  expect(changeCount([{ ...central!, name: "West", leadDays: "1" }, ...others], stored)).toBe(2);
  expect(changeCount(withDistrictIn(stored, "Galle", "western"), stored)).toBe(1);
  expect(changeCount([...stored, newZone("new")], stored)).toBe(1);
  // The zone, and its three districts without a zone.
  expect(changeCount(others, stored)).toBe(4);
  expect(changeCount([{ ...central!, morningCapacity: " 8 " }, ...others], stored)).toBe(0);
});

it("keeps every district in one zone, however districts move", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.constantFrom(...districts), fc.constantFrom(...stored.map(({ key }) => key))),
      ),
      (moves) => {
        const after = moves.reduce(
          (drafts, [each, key]) => withDistrictIn(drafts, each, key),
          stored,
        );
        expect(after.flatMap((zone) => zone.districts).toSorted()).toEqual(districts.toSorted());
        expect(homelessDistricts(after)).toEqual([]);
      },
    ),
  );
});

it("lists the districts of a removed zone as without a zone, until each is in another", () => {
  const left = stored.filter(({ key }) => key !== "southern");
  expect(homelessDistricts(left)).toEqual(["Galle", "Matara", "Hambantota"]);
  expect(homelessDistricts(withDistrictIn(left, "Galle", "western"))).toEqual([
    "Matara",
    "Hambantota",
  ]);
});

it("reports what is not a number at its field, without asking the shop", () => {
  const [central, ...others] = stored;
  expect(
    inputOf([{ ...central!, leadDays: "two", morningCapacity: "-1" }, ...others]).problems,
  ).toEqual({
    "central.leadDays": "Please enter a whole number from 0 to 30",
    "central.morningCapacity": "Please enter a whole number from 0 to 500",
  });
});

it("puts the shop's problems at the zone that had the place when it was sent", () => {
  expect(
    problemsAt(stored, [
      { field: "zones.1.name", message: "Another zone is called Western" },
      { field: "zones", message: "No zone has Galle" },
    ]),
  ).toEqual({
    [`${stored[1]!.key}.name`]: "Another zone is called Western",
    zones: "No zone has Galle",
  });
});

it("keeps edits made while the zones were saved, and knows the new ones by their ids", () => {
  const hills = { ...newZone("new 1"), name: " Hills " };
  const sent = [...stored, hills];
  const saved = [...zones, { ...zones[0]!, id: "hills", name: "Hills" }];
  const later = newZone("new 2");
  const edited = editedSince([...stored, { ...hills, leadDays: "4" }, later], sent, saved);
  expect(edited).toEqual([
    ...stored,
    { ...hills, key: "hills", isNew: false, leadDays: "4" },
    later,
  ]);
});
