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
import { messages } from "#domain/messages.ts";
import type { Context } from "./context.ts";
import type { Role } from "./generated/resolver-types.ts";

/** The schema has missing or contradictory access declarations. The server must not start. */
export class AccessUndeclared extends Error {
  override readonly name = "AccessUndeclared";
}

const roleWords = { shopper: "SHOPPER", admin: "ADMIN", analyst: "ANALYST" } as const;

const declaredRoles = (
  directives: readonly ConstDirectiveNode[] | undefined,
): readonly Role[] | null => {
  const access = directives?.find(({ name }) => name.value === "access");
  const to = access?.arguments?.find(({ name }) => name.value === "to")?.value;
  if (to?.kind !== Kind.LIST) return null;
  return to.values.flatMap((each) => (each.kind === Kind.ENUM ? [each.value as Role] : []));
};

const covers = (allowed: readonly Role[], asking: readonly Role[]): boolean =>
  allowed.includes("VISITOR") || asking.every((role) => allowed.includes(role));

/**
 * The GraphQL equivalents of 401 and 403: UNAUTHENTICATED asks for a sign-in, FORBIDDEN means that
 * signing in does not help.
 */
export const checkAccess = (roles: readonly Role[], { viewer }: Pick<Context, "viewer">): void => {
  if (roles.includes("VISITOR")) return;
  if (!viewer) {
    throw new GraphQLError(messages.access.signInRequired, {
      extensions: { code: "UNAUTHENTICATED" },
    });
  }
  if (!roles.includes(roleWords[viewer.role])) {
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
    const typeRoles = declaredRoles(type.astNode?.directives);
    for (const field of Object.values(type.getFields())) {
      const ownRoles = declaredRoles(field.astNode?.directives);
      const roles = ownRoles ?? typeRoles;
      if (!roles || roles.length === 0) {
        problems.push(`${type.name}.${field.name} does not declare its readers`);
        continue;
      }
      for (const target of targetsOf(schema, field as Field)) {
        const targetRoles = declaredRoles(target.astNode?.directives) ?? [];
        if (!covers(targetRoles, roles)) {
          problems.push(`${type.name}.${field.name} leads ${roles.join(", ")} to ${target.name}`);
        }
      }
      if (ownRoles && !ownRoles.includes("VISITOR")) guard(field as Field, ownRoles);
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

const guard = (field: Field, roles: readonly Role[]): void => {
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (parent, args, context, info) => {
    checkAccess(roles, context);
    return resolve(parent, args, context, info);
  };
  if (!subscribe) return;
  field.subscribe = (parent, args, context, info) => {
    checkAccess(roles, context);
    return subscribe(parent, args, context, info);
  };
};
