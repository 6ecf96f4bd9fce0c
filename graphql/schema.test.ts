import { readFileSync } from "node:fs";
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  printSchema,
  type GraphQLSchema,
} from "graphql";
import { expect, it } from "vitest";
import { contractText } from "./contract.ts";
import { enumValues } from "./enums.ts";
import { shopSchema } from "./schema.ts";

it("has a resolver and an access declaration for everything", () => {
  expect(shopSchema).not.toThrow();
});

it("doesn't accept a null where it has a default, as the types of the resolvers promise", () => {
  const places = Object.values(shopSchema().getTypeMap()).flatMap((type) => {
    if (type.name.startsWith("__")) return [];
    if (isInputObjectType(type)) return Object.values(type.getFields());
    return isObjectType(type) ? Object.values(type.getFields()).flatMap(({ args }) => args) : [];
  });
  const nullable = places.filter(
    ({ defaultValue, type }) => defaultValue !== undefined && !isNonNullType(type),
  );
  expect(nullable).toEqual([]);
});

it("is written from the files next to the resolvers", () => {
  expect(readFileSync("schema.graphql", "utf8")).toBe(contractText());
});

it("is the contract to its callers, also where a default is a value of the shop", () => {
  const contract = buildSchema(readFileSync("schema.graphql", "utf8"));
  // The descriptions of scalars are not served.
  const texts = (schema: GraphQLSchema) =>
    printSchema(schema).replaceAll(/"""[^"]*"""\n(?=scalar)/g, "");
  expect(texts(shopSchema())).toBe(texts(contract));
});

it("has a value of the shop for each word of an enum, and never two words for one", () => {
  const values = (name: string): readonly (readonly [string, unknown])[] => {
    const type = shopSchema().getType(name);
    return isEnumType(type)
      ? type.getValues().map((each) => [each.name, each.value as unknown])
      : [];
  };
  expect(values("SettingName")).toContainEqual(["PREPARING_WARM_HOURS", "preparingWarmHours"]);
  expect(values("CallOutcome")).toContainEqual(["NO_ANSWER", "no-answer"]);
  for (const name of Object.keys(enumValues)) {
    const distinct = new Set(values(name).map(([, value]) => value));
    expect(distinct.size, name).toBe(values(name).length);
  }
});
