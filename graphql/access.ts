import {
  defaultFieldResolver,
  getNamedType,
  GraphQLError,
  isAbstractType,
  isObjectType,
  Kind,
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { may, rolesWith, type Permission } from "#domain/permissions.ts";
import { messages } from "#domain/messages.ts";
import type { Context } from "./context.ts";

/** The schema has missing or contradictory access declarations. The server must not start. */
export class AccessUndeclared extends Error {
  override readonly name = "AccessUndeclared";
}

/** The permissions that `@access` names; null if there is no declaration. */
export const declaredPermissions = (
  directives: readonly ConstDirectiveNode[] | undefined,
): readonly Permission[] | null => {
  const access = directives?.find(({ name }) => name.value === "access");
  const to = access?.arguments?.find(({ name }) => name.value === "to")?.value;
  if (to?.kind !== Kind.LIST) return null;
  return to.values.flatMap((each) => (each.kind === Kind.ENUM ? [each.value as Permission] : []));
};

/** Whether everyone with one of the `readers` permissions has one of the `allowed` ones, too. */
const covers = (allowed: readonly Permission[], readers: readonly Permission[]): boolean => {
  if (allowed.includes("VISITOR")) return true;
  if (readers.includes("VISITOR")) return false;
  const admitted = rolesWith(allowed);
  return rolesWith(readers).every((role) => admitted.includes(role));
};

/**
 * The GraphQL equivalents of 401 and 403: UNAUTHENTICATED asks for a sign-in, FORBIDDEN means that
 * signing in does not help.
 */
const checkAccess = (
  required: readonly Permission[],
  { viewer }: Pick<Context, "viewer">,
): void => {
  if (!viewer) {
    throw new GraphQLError(messages.access.signInRequired, {
      extensions: { code: "UNAUTHENTICATED" },
    });
  }
  if (!required.some((permission) => may(viewer.role, permission))) {
    throw new GraphQLError(messages.access.notAllowed, {
      extensions: { code: "FORBIDDEN" },
    });
  }
};

/**
 * Checks at startup that every field declares its readers, and that no field leads its readers to a
 * type that is closed to them. Then guards each field that declares access itself. Throws
 * AccessUndeclared with all problems.
 */
export const enforceAccess = (schema: GraphQLSchema): GraphQLSchema => {
  const problems: string[] = [];
  const objectTypes = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith("__"),
  );
  for (const type of objectTypes) {
    const ofType = declaredPermissions(type.astNode?.directives);
    for (const field of Object.values(type.getFields())) {
      const own = declaredPermissions(field.astNode?.directives);
      const required = own ?? ofType;
      if (!required || required.length === 0) {
        problems.push(`${type.name}.${field.name} does not declare its readers`);
        continue;
      }
      for (const target of targetsOf(schema, field as Field)) {
        const ofTarget = declaredPermissions(target.astNode?.directives) ?? [];
        if (!covers(ofTarget, required)) {
          problems.push(
            `${type.name}.${field.name} leads ${required.join(", ")} to ${target.name}`,
          );
        }
      }
      if (own && !own.includes("VISITOR")) guard(field as Field, own);
    }
  }
  if (problems.length > 0) throw new AccessUndeclared(problems.join("\n"));
  return schema;
};

type Field = GraphQLField<unknown, Context>;

const targetsOf = (schema: GraphQLSchema, field: Field): readonly GraphQLObjectType[] => {
  const type = getNamedType(field.type);
  if (isObjectType(type)) return [type];
  return isAbstractType(type) ? schema.getPossibleTypes(type) : [];
};

const guard = (field: Field, required: readonly Permission[]): void => {
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (parent, args, context, info) => {
    checkAccess(required, context);
    return resolve(parent, args, context, info);
  };
  if (!subscribe) return;
  field.subscribe = (parent, args, context, info) => {
    checkAccess(required, context);
    return subscribe(parent, args, context, info);
  };
};
