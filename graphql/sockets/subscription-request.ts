import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from "graphql";
import type { SubscribePayload } from "graphql-ws";
import { readDocument } from "../document-limits.ts";
import { problemsOfVariables } from "../input-errors.ts";

/** A requested subscription, or all its errors, each with a code. */
export type SubscriptionRequest =
  | { readonly accepted: true; readonly document: DocumentNode }
  | { readonly accepted: false; readonly problems: readonly GraphQLError[] };

const refused = (code: string, ...messages: readonly string[]): SubscriptionRequest => ({
  accepted: false,
  problems: messages.map((message) => new GraphQLError(message, { extensions: { code } })),
});

/**
 * Validates a subscription as far as possible before it runs, so that a client's mistake is not
 * reported as an internal error.
 */
export const readSubscription = (
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
): SubscriptionRequest => {
  const document = readDocument(query);
  if (document instanceof GraphQLError) return { accepted: false, problems: [document] };
  for (const rules of [beforeOthers, specifiedRules]) {
    const invalid = validate(schema, document, rules);
    if (invalid.length > 0) return { accepted: false, problems: invalid.map(asValidationError) };
  }
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (operations.some((each) => !isSubscription(each))) {
    return refused("BAD_USER_INPUT", "The socket supports only subscriptions. Send this by POST");
  }
  const operation = getOperationAST(document, operationName);
  if (!operation) return refused("OPERATION_RESOLUTION_FAILURE", unknownOperation(operationName));
  const problems = problemsOfVariables(schema, operation, variables ?? {});
  return problems.length > 0
    ? refused("BAD_USER_INPUT", ...problems)
    : { accepted: true, document };
};

/**
 * The message for an unknown operation name, or for a missing one if there are several operations.
 */
export const unknownOperation = (name: string | null | undefined): string =>
  name ? "The document has no operation with this name" : "Specify operationName";

const asValidationError = ({ message, nodes }: GraphQLError): GraphQLError =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
  });

const isSubscription = ({ operation }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.SUBSCRIPTION;

const conditions = new Set(["skip", "include"]);

/**
 * Without its field, a subscription is empty: the executor throws, and so does the library's own
 * single-field rule if the condition is a variable.
 */
const subscribedFieldStays: ValidationRule = (context) => {
  // Each fragment is checked once, however often and by how many operations it is spread.
  const seen = new Set<string>();
  const check = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      const condition = selection.directives?.find(({ name }) => conditions.has(name.value));
      if (condition) {
        const message = `The field of a subscription must not have @${condition.name.value}`;
        context.reportError(new GraphQLError(message, { nodes: condition }));
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) check(selection.selectionSet);
      if (selection.kind !== Kind.FRAGMENT_SPREAD || seen.has(selection.name.value)) continue;
      seen.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) check(fragment.selectionSet);
    }
  };
  return {
    OperationDefinition(operation) {
      if (isSubscription(operation)) check(operation.selectionSet);
    },
  };
};

const beforeOthers = [subscribedFieldStays];
