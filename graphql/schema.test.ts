import { isInputObjectType, isNonNullType, isObjectType } from "graphql";
import { expect, it } from "vitest";
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
