import type { ApiClient, Person } from "./api-client.ts";

/** The data of a GraphQL request. Throws its errors. */
export const dataOf = async <Data = Readonly<Record<string, unknown>>>(
  api: Pick<ApiClient, "graphql">,
  who: Person | null,
  query: string,
  variables: object = {},
): Promise<Data> => {
  const answer = await api.graphql(who, query, variables);
  const { data, errors } = answer.body as { readonly data: Data; readonly errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

/** The answer to the first field of a GraphQL request. Throws its errors. */
export const ask = async <Field>(...request: Parameters<typeof dataOf>): Promise<Field> => {
  const [answer] = Object.values(await dataOf<Readonly<Record<string, Field>>>(...request));
  if (answer === undefined) throw new Error(`Nothing answers ${request[2]}`);
  return answer;
};
