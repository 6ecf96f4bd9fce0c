import type { FastifyReply, FastifyRequest } from "fastify";
import { Kind, OperationTypeNode, parse, type DocumentNode } from "graphql";

/** As much of a request as is looked at, however it was sent. */
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
    // Whoever runs the document says what is wrong with it.
    return null;
  }
};

/**
 * Refuses documents with subscriptions, which only the socket serves: what runs the others would
 * run one as a query, and its validation throws at some of them.
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
    const message = "Subscriptions are served by the socket of this address, and not by POST";
    return reply.code(400).send({ errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] });
  };
