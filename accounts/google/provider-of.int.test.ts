import { expect, it } from "vitest";
import { createLog } from "../../server/log.ts";
import { openIdentitySource } from "./provider-of.ts";

const identity = { provider: null, samplePort: 0 };
const given = { issuer: "https://accounts.example", clientId: "nivasa", clientSecret: "a secret" };
const log = createLog("silent");

it.each([
  ["a shop of this machine", { identity, publicUrl: null, host: "127.0.0.1" }, true],
  ["a shop that listens to everybody", { identity, publicUrl: null, host: "0.0.0.0" }, false],
  [
    "a shop behind a proxy",
    { identity, publicUrl: "https://nivasa.example", host: "127.0.0.1" },
    false,
  ],
  [
    "a provider that is set",
    { identity: { ...identity, provider: given }, publicUrl: null, host: "0.0.0.0" },
    true,
  ],
])("has somebody to vouch for people: %s", async (_what, config, vouches) => {
  const source = await openIdentitySource(config, 4000, log);
  expect(source.provider !== null).toBe(vouches);
  await source.close();
});
