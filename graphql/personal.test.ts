import { readFileSync } from "node:fs";
import { buildSchema, graphql, type GraphQLSchema } from "graphql";
import { afterEach, describe, expect, it } from "vitest";
import type { AccountRole } from "#domain/account/account.ts";
import { personalDetail } from "#domain/personal.ts";
import { orderFields } from "#projections/orders/document.ts";
import { maskPersonal, PersonalUndeclared } from "./personal.ts";

const contract = readFileSync("schema.graphql", "utf8");
const withField = (field: string) => buildSchema(`${contract} extend type Order { ${field} }`);

describe("a field that was added by docs/design/adding-a-field.md", () => {
  afterEach(() => {
    Reflect.deleteProperty(orderFields, "giftNote");
  });

  it("stops the start without @personal and @open", () => {
    const start = () => maskPersonal(withField("giftNote: String"));
    expect(start).toThrow(PersonalUndeclared);
    expect(start).toThrow("Order.giftNote declares neither @personal nor @open");
  });

  it("stops the start if the schema opens what the document declares as personal", () => {
    Object.assign(orderFields, { giftNote: personalDetail });
    for (const field of ["giftNote: String @open", "giftNote: String"]) {
      expect(() => maskPersonal(withField(field))).toThrow(
        "Order.giftNote is personal by domain/personal.ts",
      );
    }
    expect(() => maskPersonal(withField("giftNote: String @personal(to: PERSON)"))).not.toThrow();
  });

  it("counts a new part of an address as personal", () => {
    const part = `${contract} extend type ShippingAddress { doorbell: String @open }`;
    expect(() => maskPersonal(buildSchema(part))).toThrow("ShippingAddress.doorbell is personal");
  });
});

it("rejects a type that is open as a whole, and has a personal field", () => {
  const types = contract.replace("type Driver @access", "type Driver @open @access");
  expect(() => maskPersonal(buildSchema(types))).toThrow("Driver.name is personal in a type");
});

it("rejects a personal object that can't be replaced", () => {
  const types = `${contract} extend type Order { gift: ShippingAddress! @personal }`;
  expect(() => maskPersonal(buildSchema(types))).toThrow("Order.gift is neither a text nor a list");
});

/** A schema of one object type, with the directives of the contract. */
const schemaOf = (types: string): GraphQLSchema =>
  maskPersonal(
    buildSchema(`
      directive @access(to: [Permission!]!) on FIELD_DEFINITION | OBJECT
      directive @personal(to: PersonalReader) on FIELD_DEFINITION
      directive @open on FIELD_DEFINITION | OBJECT
      enum Permission { VISITOR PERSONAL_READ ORDERS_READ }
      enum PersonalReader { PERSON AUTHOR DRIVER READERS }
      type Query @access(to: [VISITOR]) { thing: Thing }
      ${types}
    `),
  );

const thing = schemaOf(`
  type Thing @access(to: [VISITOR]) {
    number: String @open
    note: String @personal
    own: String @personal(to: PERSON)
    written: String @personal(to: AUTHOR)
    stop: String @personal(to: DRIVER)
    shown: String @personal(to: READERS)
    list: [String!]! @personal
    missing: String @personal
    empty: String @personal
  }
`);

const read = async (
  viewer: { readonly id: string; readonly role: AccountRole } | null,
  change: object = {},
) => {
  const texts = ["number", "note", "own", "written", "stop", "shown"];
  const rootValue = {
    thing: {
      ...Object.fromEntries(texts.map((name) => [name, "Ishara"])),
      ...{ list: ["Ishara"], missing: null, empty: "" },
      ...{ userId: "ann", by: "cat", run: { phase: "on the road", driverId: "nimal" } },
      ...change,
    },
  };
  const source = `{ thing { ${texts.join(" ")} list missing empty } }`;
  const answer = await graphql({ schema: thing, source, rootValue, contextValue: { viewer } });
  expect(answer.errors).toBeUndefined();
  return answer.data?.["thing"] as Readonly<Record<string, unknown>>;
};

const masked = "Masked for your role";
const nothing = {
  ...{ number: "Ishara", note: masked, own: masked, written: masked, stop: masked },
  ...{ shown: "Ishara", list: [], missing: null, empty: "" },
};

describe("a personal text", () => {
  it.each(["admin", "orders", "support"] as const)("is open to this role: %s", async (role) => {
    expect(await read({ id: "x", role })).toMatchObject({ note: "Ishara", list: ["Ishara"] });
  });

  it.each([null, "shopper", "catalogue", "driver", "analyst"] as const)(
    "is masked for everyone else: %s",
    async (role) => {
      expect(await read(role && { id: "x", role })).toEqual(nothing);
    },
  );

  it("is open to the person, the author or the driver that it names", async () => {
    const ofAnn = await read({ id: "ann", role: "shopper" });
    expect(ofAnn).toEqual({ ...nothing, own: "Ishara" });
    expect(await read({ id: "cat", role: "catalogue" })).toEqual({ ...nothing, written: "Ishara" });
    expect(await read({ id: "nimal", role: "driver" })).toEqual({ ...nothing, stop: "Ishara" });
  });

  it.each(["closed", "discarded"])("is masked for the driver of a %s run", async (phase) => {
    const run = { phase, driverId: "nimal" };
    expect(await read({ id: "nimal", role: "driver" }, { run })).toEqual(nothing);
  });

  it("is masked if the object names no person", async () => {
    const of = { userId: undefined, by: null, run: undefined };
    expect(await read({ id: "ann", role: "shopper" }, of)).toEqual(nothing);
    expect(await read(null, of)).toEqual(nothing);
  });

  it("needs no declaration in a type that only readers of names reach", () => {
    const types = "type Thing @access(to: [PERSONAL_READ]) { name: String }";
    expect(() => schemaOf(types)).not.toThrow();
    expect(() => schemaOf(types.replace("PERSONAL_READ", "ORDERS_READ"))).toThrow(
      "Thing.name declares neither @personal nor @open",
    );
  });
});
