import type { FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, Kind, OperationTypeNode, type DocumentNode } from "graphql";
import { readDocument } from "./document-limits.ts";

/** The document of a request, whether sent by GET or POST. */
export const documentText = ({ body, query }: FastifyRequest): string => {
  for (const each of [body, query]) {
    if (typeof each !== "object" || each === null || !("query" in each)) continue;
    if (typeof each.query === "string") return each.query;
  }
  return "";
};

/**
 * Refuses documents beyond the limits before anything else walks over them, and documents with
 * subscriptions, which only the socket supports. The executor of other documents would run a
 * subscription as a query, and its validation throws for some of them.
 */
export const refuseDocuments = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  const document = readDocument(documentText(request));
  if (document instanceof GraphQLError) {
    // Apollo Server reports what is wrong with the syntax.
    if (document.extensions["code"] === "GRAPHQL_PARSE_FAILED") return undefined;
    return reply.code(400).send({ errors: [document.toJSON()] });
  }
  if (!hasSubscription(document)) return undefined;
  const message = "Subscriptions are not supported by POST. Use the WebSocket at this URL";
  return reply.code(400).send({ errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] });
};

const hasSubscription = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (each) =>
      each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.SUBSCRIPTION,
  );
