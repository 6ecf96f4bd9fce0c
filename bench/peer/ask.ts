/** The API for shoppers or the one for staff. */
type Api = "shop-api" | "admin-api";

/** Vendure's response and the session's token. */
interface Answered<Data> {
  readonly data: Data;
  readonly token: string;
}

/** Sends Vendure a query outside of the measurement. Throws on an error. */
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
