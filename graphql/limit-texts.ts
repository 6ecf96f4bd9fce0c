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

/** Arguments with a text that has a limit of its own, by field. Requests are limited as well. */
const ownLimits: Readonly<Record<string, readonly string[]>> = {
  "Mutation.draftPage": ["text"],
  "Query.pagePreview": ["text"],
};

const refuse = (args: unknown, except: readonly string[]): void => {
  const path = longTextIn(args, except);
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
      if (field.args.some((each) => hasTexts(each.type)))
        guard(field, ownLimits[`${type.name}.${field.name}`] ?? []);
    }
  }
  return schema;
};

const guard = (field: GraphQLField<unknown, Context>, except: readonly string[]): void => {
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (parent, args, context, info) => {
    refuse(args, except);
    return resolve(parent, args, context, info);
  };
  if (!subscribe) return;
  field.subscribe = (parent, args, context, info) => {
    refuse(args, except);
    return subscribe(parent, args, context, info);
  };
};
