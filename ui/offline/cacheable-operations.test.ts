import {
  buildASTSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FragmentDefinitionNode,
} from "graphql";
import { expect, it } from "vitest";
import contract from "../../schema.graphql?raw";
import { cacheableFields, cacheableOperations } from "./cacheable-operations.ts";

const schema = buildASTSchema(parse(contract), {
  assumeValidSDL: true,
});
const definitions = Object.values(
  import.meta.glob<string>("../**/*.graphql", { query: "?raw", import: "default", eager: true }),
).flatMap((text) => parse(text).definitions);

/** An operation with every fragment it needs. */
const documentOf = (name: string): DocumentNode => {
  const operation = definitions.find(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name,
  );
  if (!operation) throw new Error(`The interface asks no ${name}`);
  const fragments = new Map<string, FragmentDefinitionNode>();
  const collect = (node: Parameters<typeof print>[0]) =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === value,
        );
        if (fragment?.kind !== Kind.FRAGMENT_DEFINITION || fragments.has(value)) return;
        fragments.set(value, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...fragments.values()] };
};

const rolesOf = (node: { readonly directives?: readonly unknown[] } | null | undefined): string =>
  (node?.directives ?? []).map((directive) => print(directive as never)).join(" ");

it.each([...cacheableOperations])("%s requests only public data", (name) => {
  const names = new Set<string>();
  const fields = new Set<string>();
  const closed: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    documentOf(String(name)),
    visitWithTypeInfo(types, {
      Field({ alias, name: field }) {
        const parent = types.getParentType();
        if (parent === schema.getQueryType()) {
          names.add((alias ?? field).value);
          fields.add(field.value);
        }
        const type = types.getType();
        const named = type && getNamedType(type);
        const roles = [
          rolesOf(types.getFieldDef()?.astNode),
          isObjectType(named) ? rolesOf(named.astNode) : "",
        ].join(" ");
        if (/@access/.test(roles) && /@access\(to: \[(?!VISITOR)/.test(roles))
          closed.push(`${String(parent)}.${field.value}`);
      },
    }),
  );
  expect(fields.size).toBeGreaterThan(0);
  expect([...fields].filter((field) => !cacheableFields.has(field))).toEqual([]);
  expect([...names].filter((each) => !cacheableFields.has(each))).toEqual([]);
  expect(closed).toEqual([]);
});

it("includes no field that depends on the user", () => {
  const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
  expect(fields).toEqual(expect.arrayContaining([...cacheableFields]));
  for (const own of ["me", "cart", "guestCart", "myOrders", "myReviews", "myAddresses", "orders"])
    expect(cacheableFields.has(own)).toBe(false);
});
