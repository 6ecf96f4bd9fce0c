import { buildSchema, graphql } from "graphql";
import { expect, it } from "vitest";
import { AccessUndeclared, enforceAccess } from "./access.ts";

const directive = `
  directive @access(to: [Role!]!) on FIELD_DEFINITION | OBJECT
  enum Role { VISITOR SHOPPER ADMIN ANALYST }
`;

const schemaOf = (types: string) => enforceAccess(buildSchema(directive + types));

it("rejects a schema with a field that does not declare its readers", () => {
  const undeclared = "type Query { open: Int @access(to: [VISITOR]) secret: Int }";
  expect(() => schemaOf(undeclared)).toThrow(AccessUndeclared);
  expect(() => schemaOf(undeclared)).toThrow("Query.secret does not declare");
});

it("rejects a field that leads its readers to a type closed to them, also through a union", () => {
  const leak = `
    type Query { orders: Found @access(to: [SHOPPER]) }
    type Order @access(to: [ADMIN]) { id: ID }
    type Nothing @access(to: [VISITOR]) { id: ID }
    union Found = Order | Nothing
  `;
  expect(() => schemaOf(leak)).toThrow("Query.orders leads SHOPPER to Order");
});

it.each(["SHOPPER", "ADMIN", "ANALYST"])(
  "rejects a visitor field that leads to a type of the role %s",
  (role) => {
    const leak = `
      type Query { thing: Thing @access(to: [VISITOR]) }
      type Thing @access(to: [${role}]) { id: ID }
    `;
    expect(() => schemaOf(leak)).toThrow("Query.thing leads VISITOR to Thing");
  },
);

it.each([
  ["nobody", null, "UNAUTHENTICATED"],
  ["a shopper", { role: "shopper" }, "FORBIDDEN"],
  ["an analyst", { role: "analyst" }, "FORBIDDEN"],
  ["an admin", { role: "admin" }, undefined],
] as const)("answers %s for an admin field", async (_who, viewer, code) => {
  const schema = schemaOf("type Query { secret: Int @access(to: [ADMIN]) }");
  const { errors } = await graphql({
    schema,
    source: "{ secret }",
    contextValue: { viewer },
  });
  expect(errors?.[0]?.extensions["code"]).toBe(code);
});
