/** Whose API is asked: the one for shoppers or the one for staff. */
type Api = "shop-api" | "admin-api";

/** What Vendure answered, and the token of the session that it answered in. */
interface Answered<Data> {
  readonly data: Data;
  readonly token: string;
}

/** Asks a Vendure outside of what is measured. Throws where the answer is an error. */
export const ask = async <Data>(
  url: string,
  api: Api,
  token: string,
  query: string,
  variables: object = {},
): Promise<Answered<Data>> => {
  const response = await fetch(`${url}/${api}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const { data, errors } = JSON.parse(text) as { readonly data: Data; readonly errors?: unknown };
  if (!response.ok || errors) throw new Error(`${response.status}: ${text.slice(0, 300)}`);
  return { data, token: response.headers.get("vendure-auth-token") ?? token };
};
