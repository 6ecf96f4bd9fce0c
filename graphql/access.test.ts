import { readFileSync } from "node:fs";
import {
  buildSchema,
  GraphQLError,
  GraphQLInt,
  GraphQLObjectType,
  GraphQLSchema,
  graphql,
  isObjectType,
  type GraphQLField,
  type GraphQLResolveInfo,
} from "graphql";
import { describe, expect, it } from "vitest";
import { accountRoles, may, permissions } from "#domain/permissions.ts";
import { AccessUndeclared, declaredPermissions, enforceAccess } from "./access.ts";
import type { Context } from "./context.ts";

const directive = `
  directive @access(to: [Permission!]!) on FIELD_DEFINITION | OBJECT
  enum Permission { ${permissions.join(" ")} }
`;

const schemaOf = (types: string) => enforceAccess(buildSchema(directive + types));

it("rejects a schema with a field that does not declare its readers", () => {
  const undeclared = "type Query { open: Int @access(to: [VISITOR]) secret: Int }";
  expect(() => schemaOf(undeclared)).toThrow(AccessUndeclared);
  expect(() => schemaOf(undeclared)).toThrow("Query.secret does not declare");
});

it("rejects an empty list of readers", () => {
  expect(() => schemaOf("type Query { secret: Int @access(to: []) }")).toThrow(AccessUndeclared);
});

it("rejects a schema that was built in code, without declarations", () => {
  const query = new GraphQLObjectType({ name: "Query", fields: { secret: { type: GraphQLInt } } });
  expect(() => enforceAccess(new GraphQLSchema({ query }))).toThrow(
    "Query.secret does not declare its readers",
  );
});

it("names all problems, each on its line", () => {
  const problems = `
    type Query { secret: Int, orders: Order @access(to: [SHOP, HISTORY_READ]) }
    type Order @access(to: [ORDERS_READ]) { id: ID }
  `;
  const error = codeOf(() => schemaOf(problems));
  expect(error).toBeInstanceOf(AccessUndeclared);
  expect(error).toMatchObject({
    name: "AccessUndeclared",
    message:
      "Query.secret does not declare its readers\nQuery.orders leads SHOP, HISTORY_READ to Order",
  });
});

it("reads @access among other directives", async () => {
  const schema = schemaOf(`
    directive @shown(to: [Permission!]!, name: String) on FIELD_DEFINITION
    type Query { secret: Int @shown(name: "x", to: [VISITOR]) @access(to: [PEOPLE]) }
  `);
  const { errors } = await graphql({ schema, source: "{ secret }", contextValue: {} });
  expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
});

it("admits visitors to a field that names them among others", async () => {
  const schema = schemaOf("type Query { open: Int @access(to: [SHOP, VISITOR]) }");
  const rootValue = { open: 1 };
  const answer = await graphql({ schema, source: "{ open }", rootValue, contextValue: {} });
  expect(answer).toEqual({ data: { open: 1 } });
});

it("rejects a field that leads its readers to a type closed to them, also through a union", () => {
  const leak = `
    type Query { orders: Found @access(to: [SHOP]) }
    type Order @access(to: [ORDERS_READ]) { id: ID }
    type Nothing @access(to: [VISITOR]) { id: ID }
    union Found = Order | Nothing
  `;
  expect(() => schemaOf(leak)).toThrow("Query.orders leads SHOP to Order");
});

it.each(permissions.filter((permission) => permission !== "VISITOR"))(
  "rejects a visitor field that leads to a type for %s",
  (permission) => {
    const leak = `
      type Query { thing: Thing @access(to: [VISITOR]) }
      type Thing @access(to: [${permission}]) { id: ID }
    `;
    expect(() => schemaOf(leak)).toThrow("Query.thing leads VISITOR to Thing");
  },
);

it("accepts a field whose readers all hold another permission of its type", () => {
  const covered = `
    type Query { board: Order @access(to: [ORDERS_CHANGE]) }
    type Order @access(to: [HISTORY_READ, ORDERS_READ]) { id: ID }
  `;
  expect(() => schemaOf(covered)).not.toThrow();
});

it.each([
  ["a visitor", null, "UNAUTHENTICATED"],
  ["a shopper", { role: "shopper" }, "FORBIDDEN"],
  ["an analyst", { role: "analyst" }, "FORBIDDEN"],
  ["an orders clerk", { role: "orders" }, "FORBIDDEN"],
  ["an owner", { role: "admin" }, undefined],
] as const)("answers %s for a field of owners", async (_who, viewer, code) => {
  const schema = schemaOf("type Query { secret: Int @access(to: [PEOPLE]) }");
  const { errors } = await graphql({
    schema,
    source: "{ secret }",
    contextValue: { viewer },
  });
  expect(errors?.[0]?.extensions["code"]).toBe(code);
});

/** The shop's contract, with resolvers that only say that they were reached. */
const guardedContract = () => {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
  const types = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith("__"),
  );
  const fields = types.flatMap((type) =>
    Object.values(type.getFields()).map((field) => {
      field.resolve = () => "reached";
      field.subscribe = () => "reached";
      return { type, field, name: `${type.name}.${field.name}` };
    }),
  );
  enforceAccess(schema);
  const guarded = fields.filter(({ field }) => declaredPermissions(field.astNode?.directives));
  return { types, fields, guarded };
};

const codeOf = (call: (() => unknown) | undefined): unknown => {
  try {
    return call?.();
  } catch (error) {
    return error instanceof GraphQLError ? error.extensions["code"] : error;
  }
};

describe("the shop's contract", () => {
  // A loosened declaration changes this file, and therefore needs a second look.
  it("opens each type and field to the permissions of graphql/access-by-field.txt", async () => {
    const { types, guarded } = guardedContract();
    const declared = [
      ...types.map((type) => [type.name, type.astNode] as const),
      ...guarded.map(({ name, field }) => [name, field.astNode] as const),
    ].flatMap(([name, node]) => {
      const permissions = declaredPermissions(node?.directives);
      return permissions ? [`${name}: ${permissions.join(", ")}`] : [];
    });
    const lines = declared.toSorted().map((line) => `${line}\n`);
    await expect(lines.join("")).toMatchFileSnapshot("access-by-field.txt");
  });

  const answerTo = (
    { resolve, subscribe, astNode }: GraphQLField<unknown, Context>,
    role: (typeof accountRoles)[number] | null,
  ) => {
    const permissions = declaredPermissions(astNode?.directives) ?? [];
    const context = { viewer: role && { role } } as Context;
    const info = {} as GraphQLResolveInfo;
    const answers = [resolve, subscribe].map((call) =>
      codeOf(() => call?.(null, {}, context, info)),
    );
    const admitted =
      permissions.includes("VISITOR") ||
      (role && permissions.some((permission) => may(role, permission)));
    const refusal = role ? "FORBIDDEN" : "UNAUTHENTICATED";
    return { answers, expected: admitted ? "reached" : refusal };
  };

  it.each([null, ...accountRoles])("admits the role %s as the matrix says", (role) => {
    const { guarded } = guardedContract();
    expect(guarded.length).toBeGreaterThan(100);
    for (const { field, name } of guarded) {
      const { answers, expected } = answerTo(field, role);
      expect([name, ...answers]).toEqual([name, expected, expected]);
    }
  });

  it("declares the access of every query, mutation and subscription itself", () => {
    const { fields, guarded } = guardedContract();
    const roots = fields.filter(({ type }) =>
      ["Query", "Mutation", "Subscription"].includes(type.name),
    );
    expect(roots.every((root) => guarded.includes(root))).toBe(true);
  });

  it("names the permissions of the matrix", () => {
    const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
    const named = schema.getType("Permission")?.astNode;
    const values = named && "values" in named ? (named.values ?? []) : [];
    expect(values.map(({ name }) => name.value)).toEqual(permissions);
  });
});
