import { instantOf } from "#domain/values/instant.ts";
import { positionForm } from "#domain/ports.ts";
import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

const refuse = (name: string): never => {
  throw new GraphQLError(`Not a valid ${name}`, { extensions: { code: "BAD_USER_INPUT" } });
};

const money = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) ? value : refuse("Money");

const text = (name: string, form: Pick<RegExp, "test">) => (value: unknown) =>
  typeof value === "string" && form.test(value) ? value : refuse(name);

const textScalar = (
  name: string,
  form: Pick<RegExp, "test">,
): GraphQLScalarType<string, string> => {
  const check = text(name, form);
  return new GraphQLScalarType({
    name,
    serialize: String,
    parseValue: check,
    parseLiteral: (node) => (node.kind === Kind.STRING ? check(node.value) : refuse(name)),
  });
};

/** The custom scalars of the schema. */
export const scalars = {
  Money: new GraphQLScalarType<number, number>({
    name: "Money",
    serialize: money,
    parseValue: money,
    parseLiteral: (node) =>
      node.kind === Kind.INT || node.kind === Kind.FLOAT
        ? money(Number(node.value))
        : refuse("Money"),
  }),
  DateTime: textScalar("DateTime", {
    test: (text) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(instantOf(text)),
  }),
  Position: textScalar("Position", positionForm),
};
