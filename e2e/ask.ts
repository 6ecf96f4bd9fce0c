import type { ApiClient, Person } from "../testing/api-client.ts";

/** The answer to the first field of a GraphQL request. */
export const ask = async <Answer>(
  api: ApiClient,
  who: Person | null,
  query: string,
  variables: object = {},
): Promise<Answer> => {
  const answer = await api.graphql(who, query, variables);
  const { data } = answer.body as { data: Record<string, unknown> };
  return Object.values(data)[0] as Answer;
};
