import type { FastifyReply, FastifyRequest } from "fastify";
import { Kind, OperationTypeNode, parse, type DocumentNode } from "graphql";

/** The document of a request, whether sent by GET or POST. */
export const documentText = ({ body, query }: FastifyRequest): string => {
  for (const each of [body, query]) {
    if (typeof each !== "object" || each === null || !("query" in each)) continue;
    if (typeof each.query === "string") return each.query;
  }
  return "";
};

const parsed = (text: string, maxLexicalTokens: number): DocumentNode | null => {
  try {
    return parse(text, { maxLexicalTokens });
  } catch {
    // The executor of the document reports what is wrong with it.
    return null;
  }
};

/**
 * Refuses documents with subscriptions, which only the socket supports. The executor of other
 * documents would run a subscription as a query, and its validation throws for some of them.
 */
export const refuseSubscriptions =
  (maxTokens: number) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const text = documentText(request);
    if (!text.includes("subscription")) return undefined;
    const isOne = parsed(text, maxTokens)?.definitions.some(
      (each) =>
        each.kind === Kind.OPERATION_DEFINITION &&
        each.operation === OperationTypeNode.SUBSCRIPTION,
    );
    if (!isOne) return undefined;
    const message = "Subscriptions are not supported by POST. Use the WebSocket at this URL";
    return reply.code(400).send({ errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] });
  };
