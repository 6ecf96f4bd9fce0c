import {
  defaultFieldResolver,
  getNamedType,
  GraphQLString,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { may, rolesWith } from "#domain/permissions.ts";
import { declaredOf, Personal, personalAddress, type Declared } from "#domain/personal.ts";
import { maskedText } from "#history/masking.ts";
import { documentFields } from "#projections/document-fields.ts";
import type { RunDocument } from "#projections/runs/document.ts";
import { declaredPermissions } from "./access.ts";
import type { Context } from "./context.ts";

/** The schema does not say which texts are personal, or contradicts domain/personal.ts. */
export class PersonalUndeclared extends Error {
  override readonly name = "PersonalUndeclared";
}

/** What the audiences of `@personal` look at. */
interface Parent {
  readonly userId?: string | null;
  readonly by?: string | null;
  readonly run?: Pick<RunDocument, "phase" | "driverId">;
}

/** Whether the object is open to a viewer without PERSONAL_READ, by the argument of `@personal`. */
const audiences = {
  PERSON: ({ userId }: Parent, viewerId: string) => userId === viewerId,
  AUTHOR: ({ by }: Parent, viewerId: string) => by === viewerId,
  DRIVER: ({ run }: Parent, viewerId: string) =>
    run !== undefined &&
    run.driverId === viewerId &&
    run.phase !== "closed" &&
    run.phase !== "discarded",
  READERS: () => true,
} as const;

type Audience = keyof typeof audiences;

/** The policy of one field. */
type Policy = "open" | { readonly audience: Audience | null };

/**
 * Object types that show a document, or a part of one. A field of the same name must be `@personal`
 * if the declaration says so.
 */
const declaredTypes: Readonly<Record<string, Declared | undefined>> = {
  Order: documentFields.orders,
  OrderItem: documentFields.orders.lines,
  OrderMoment: documentFields.orders.history,
  ShippingAddress: personalAddress,
  BoardOrder: documentFields["order-board"],
  OrderTimelineEntry: documentFields["order-board"].timeline,
  CallMoment: documentFields["order-board"].callMoments,
  HistoryBoardOrder: documentFields["order-board"],
  IssueReport: documentFields.reports,
  IssueReportAnswer: documentFields.reports.answers,
  ModeratedReview: documentFields["review-authors"],
  Review: documentFields["review-authors"],
  OwnReview: documentFields["review-authors"],
  Run: documentFields.runs,
  OrderRun: documentFields.runs,
  StockLedgerEntry: documentFields["stock-ledger"],
  ProductHistory: documentFields["product-history"],
  ShopSettings: documentFields.settings,
  Product: documentFields.products,
  Promotion: documentFields.promotions,
  PromotionUse: documentFields["promotion-uses"],
  DeliveryZones: documentFields["delivery-plan"],
};

type Field = GraphQLField<unknown, Context>;

const directiveOf = (
  directives: readonly ConstDirectiveNode[] | undefined,
  name: string,
): ConstDirectiveNode | undefined => directives?.find((each) => each.name.value === name);

const policyOf = (type: GraphQLObjectType, field: Field): Policy | null => {
  const own = field.astNode?.directives;
  const personal = directiveOf(own, "personal");
  if (personal) {
    const to = personal.arguments?.find(({ name }) => name.value === "to")?.value;
    return { audience: to?.kind === Kind.ENUM ? (to.value as Audience) : null };
  }
  return (directiveOf(own, "open") ?? directiveOf(type.astNode?.directives, "open"))
    ? "open"
    : null;
};

/** Whether a role without PERSONAL_READ reaches the field. */
const isReachedWithoutNames = (type: GraphQLObjectType, field: Field): boolean => {
  const required =
    declaredPermissions(field.astNode?.directives) ??
    declaredPermissions(type.astNode?.directives) ??
    [];
  return rolesWith(required).some((role) => !may(role, "PERSONAL_READ"));
};

const isText = (field: Field): boolean => getNamedType(field.type) === GraphQLString;

/** Why the declaration of a field cannot be followed; null if it can. */
const problemOf = (type: GraphQLObjectType, field: Field, policy: Policy | null): string | null => {
  const target = getNamedType(field.type);
  const isPersonal = policy !== null && policy !== "open";
  if (isPersonal && directiveOf(type.astNode?.directives, "open")) {
    return "is personal in a type that is open as a whole";
  }
  if (isPersonal && !isText(field) && !isListType(nullable(field)) && isNonNullType(field.type)) {
    return "is neither a text nor a list, and can't be masked";
  }
  const declared = declaredPart(declaredTypes[type.name], field.name);
  if (declared instanceof Personal) {
    // The parts of an object declare themselves.
    const declaresParts = isObjectType(target) && target.name in declaredTypes;
    return isPersonal || declaresParts ? null : "is personal by domain/personal.ts";
  }
  if (policy === null && isText(field) && isReachedWithoutNames(type, field)) {
    return "declares neither @personal nor @open";
  }
  return null;
};

/** The declaration of a field. The parts of a personal object are personal unless it names them. */
const declaredPart = (declared: Declared | undefined, name: string): Declared | undefined =>
  declared instanceof Personal && declared.openParts.includes(name)
    ? "open"
    : declared instanceof Personal
      ? declared
      : declaredOf(declared, name);

const nullable = ({ type }: Field) => (isNonNullType(type) ? type.ofType : type);

/**
 * Checks at startup that each text says whether it is about a person, and that the schema agrees
 * with the declarations of the documents. Then masks personal fields for viewers who may not see
 * them: texts are replaced, lists are empty. Throws PersonalUndeclared with all problems.
 */
export const maskPersonal = (schema: GraphQLSchema): GraphQLSchema => {
  const problems: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      const policy = policyOf(type, field);
      const problem = problemOf(type, field, policy);
      if (problem !== null) problems.push(`${type.name}.${field.name} ${problem}`);
      if (policy === null || policy === "open" || policy.audience === "READERS") continue;
      if (isReachedWithoutNames(type, field)) mask(field, policy.audience);
    }
  }
  if (problems.length > 0) throw new PersonalUndeclared(problems.join("\n"));
  return schema;
};

const mask = (field: Field, audience: Audience | null): void => {
  const { resolve = defaultFieldResolver } = field;
  const isShownTo = audience === null ? () => false : audiences[audience];
  const isList = isListType(nullable(field));
  // A missing text stays missing.
  const hidden = (value: unknown): unknown => {
    if (isList) return [];
    if (value === null || value === undefined || value === "") return value;
    return isText(field) ? maskedText : null;
  };
  field.resolve = (parent, args, context, info) => {
    const { viewer } = context;
    if (viewer && (may(viewer.role, "PERSONAL_READ") || isShownTo(parent as Parent, viewer.id))) {
      return resolve(parent, args, context, info);
    }
    const value: unknown = resolve(parent, args, context, info);
    return value instanceof Promise ? value.then(hidden) : hidden(value);
  };
};
