import { beforeAll, describe, expect, it } from "vitest";
import type { Answer, Person } from "../../testing/api-client.ts";
import { documentedBy, type Documented, type OpenApi } from "../../testing/documented.ts";
import { apiScenarios } from "../../testing/api-scenarios.ts";
import type { Scenario } from "../../testing/scenario.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

/**
 * The code of a GraphQL response: OK, the code of a refusal or an error, or NOT_FOUND for a null
 * field.
 */
const graphqlCode = ({ body }: Answer): string => {
  const { data, errors } = body as {
    readonly data?: Readonly<Record<string, { readonly code?: string } | null>> | null;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  const problem = errors?.[0]?.extensions.code;
  if (problem !== undefined) return problem === "BAD_USER_INPUT" ? "INVALID_INPUT" : problem;
  const [field] = Object.values(data ?? {});
  return field === null ? "NOT_FOUND" : (field?.code ?? "OK");
};

const personsOf = async (shop: TestShop, name: string) => {
  const [ann, ben, admin] = await Promise.all([
    shop.signUp(`ann-${name}`),
    shop.signUp(`ben-${name}`),
    shop.admin(),
  ]);
  return { ann, ben, admin };
};

describe.each(["rest", "graphql"] as const)("the %s API", (api) => {
  let shop: TestShop;
  let documented: Documented;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop({ SIGN_IN_TRIES_PER_ACCOUNT: "10000" });
    documented = documentedBy((await shop.rest(null, "GET", "/openapi.json")).body as OpenApi);
    return shop.close;
  });

  const ask = (scenario: Scenario, who: Person | null, given: string): Promise<Answer> => {
    if (api === "graphql" && scenario.graphql) {
      const { query, variables } = scenario.graphql(given);
      return shop.graphql(who, query, variables);
    }
    const { method, path, body } = scenario.rest(given);
    return shop.rest(who, method, path, body);
  };

  const scenarios = apiScenarios.filter(({ graphql }) => api === "rest" || graphql);

  it.each(scenarios)("$name", async (scenario) => {
    count += 1;
    const people = await personsOf(shop, `${api}-${count}`);
    const given = (await scenario.given?.({ shop, ...people })) ?? "";
    const before = await shop.shop.store.head();
    const who = scenario.who === "visitor" ? null : people[scenario.who];
    const answer = await ask(scenario, who, given);
    if (api === "rest") {
      expect(answer.status).toBe(scenario.then.status);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      const { method, path } = scenario.rest(given);
      expect(documented(method, path, answer)).toBeNull();
      if (scenario.then.code !== "OK") {
        expect(answer.body).toMatchObject({ success: false, code: scenario.then.code });
      }
    } else {
      expect(graphqlCode(answer)).toBe(scenario.then.code);
    }
    const stored = (await shop.eventsSince(before)).map(({ type }) => type);
    expect(stored.toSorted()).toEqual(scenario.events.toSorted());
  });
});
