/** A signed-in user; null in a request means a visitor. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests know the shape of the response; a general JSON type would only hide it behind casts.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** A client for the shop's APIs. */
export interface ApiClient {
  rest(
    who: Person | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  graphql(who: Person | null, query: string, variables?: object): Promise<Answer>;
  signUp(name: string): Promise<Person>;
  admin(): Promise<Person>;
  analyst(): Promise<Person>;
}

export const adminPassword = "the admin's password";
export const analystPassword = "the analyst's password";

export const apiClient = (url: string): ApiClient => {
  const send = async (
    who: Person | null,
    method: string,
    path: string,
    body: string | undefined,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(who ? { authorization: `Bearer ${who.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? null : (JSON.parse(text) as unknown),
    };
  };

  const rest: ApiClient["rest"] = (who, method, path, body, headers) =>
    send(
      who,
      method,
      `/api${path}`,
      body === undefined || typeof body === "string" ? body : JSON.stringify(body),
      headers,
    );

  const signIn = async (path: string, body: object): Promise<Person> => {
    const answer = await rest(null, "POST", path, body);
    if (answer.status >= 300) throw new Error(`Could not sign in: ${JSON.stringify(answer.body)}`);
    const { _id: id, token } = answer.body as { readonly _id: string; readonly token: string };
    return { id, token };
  };

  return {
    rest,
    graphql: (who, query, variables = {}) =>
      send(who, "POST", "/graphql", JSON.stringify({ query, variables })),
    signUp: (name) =>
      signIn("/users", { name, email: `${name}@example.lk`, password: "a good password" }),
    admin: () => signIn("/users/adminauth", { email: "admin@nivasa.lk", password: adminPassword }),
    analyst: () =>
      signIn("/users/adminauth", { email: "analyst@nivasa.lk", password: analystPassword }),
  };
};

/** Somewhere to deliver to. */
export const someAddress = {
  firstName: "Ishara",
  lastName: "Wijesinghe",
  email: "ishara@example.lk",
  address: "14/2 Temple Road",
  city: "Colombo 03",
  district: "Colombo",
  province: "Western",
  zipCode: "00300",
  phone: "+94771234567",
} as const;
