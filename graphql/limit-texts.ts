import {
  defaultFieldResolver,
  getNamedType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import { longTextIn, longTextProblem } from "#domain/long-text.ts";
import type { Context } from "./context.ts";

const withoutText = new Set(["Int", "Float", "Boolean", "Money"]);

/** Whether values of a type may contain texts of the caller. */
const hasTexts = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  return isInputObjectType(named) || !(isEnumType(named) || withoutText.has(named.name));
};

const refuse = (args: unknown): void => {
  const path = longTextIn(args);
  if (path === null) return;
  throw new GraphQLError(`${path}: ${longTextProblem}`, { extensions: { code: "BAD_USER_INPUT" } });
};

/**
 * Refuses texts that are longer than any field, in the arguments of every query, mutation and
 * subscription, before a resolver reads them.
 */
export const limitTexts = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields()) as GraphQLField<unknown, Context>[]) {
      if (field.args.some((each) => hasTexts(each.type))) guard(field);
    }
  }
  return schema;
};

const guard = (field: GraphQLField<unknown, Context>): void => {
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (parent, args, context, info) => {
    refuse(args);
    return resolve(parent, args, context, info);
  };
  if (!subscribe) return;
  field.subscribe = (parent, args, context, info) => {
    refuse(args);
    return subscribe(parent, args, context, info);
  };
};
