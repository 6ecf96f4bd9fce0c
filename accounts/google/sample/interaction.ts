import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { pickPage } from "./pages.ts";
import { sampleAccounts } from "./accounts.ts";

/** The provider's page for choosing a sample person. True if it handled the request. */
export const answerInteraction = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  const path = /^\/interaction\/[\w-]+(?:\/(cancel|[\w-]+))?$/.exec(request.url ?? "");
  if (!path) return false;
  const [, choice] = path;
  const { uid, params } = await provider.interactionDetails(request, response);
  if (request.method !== "POST" || choice === undefined) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(pickPage(uid));
    return true;
  }
  const person = sampleAccounts.find(({ id }) => id === choice);
  if (!person) {
    const refusal = { error: "access_denied", error_description: "No account was chosen" };
    await provider.interactionFinished(request, response, refusal, {
      mergeWithLastSubmission: false,
    });
    return true;
  }
  const grant = new provider.Grant({ accountId: person.id, clientId: String(params["client_id"]) });
  grant.addOIDCScope("openid email profile");
  const consent = { grantId: await grant.save() };
  const login = { accountId: person.id, remember: false };
  const chosen = { select_account: {}, login, consent };
  await provider.interactionFinished(request, response, chosen);
  return true;
};
