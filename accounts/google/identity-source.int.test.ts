import { expect, it } from "vitest";
import { createLog } from "../../server/log/log.ts";
import { openIdentitySource } from "./identity-source.ts";

const identity = { provider: null, samplePort: 0 };
const given = { issuer: "https://accounts.example", clientId: "nivasa", clientSecret: "a secret" };
const log = createLog("silent");

it.each([
  ["a local shop", { identity, publicUrl: null, host: "127.0.0.1" }, true],
  ["a shop that listens on all addresses", { identity, publicUrl: null, host: "0.0.0.0" }, false],
  [
    "a shop behind a proxy",
    { identity, publicUrl: "https://nivasa.example", host: "127.0.0.1" },
    false,
  ],
  [
    "a configured provider",
    { identity: { ...identity, provider: given }, publicUrl: null, host: "0.0.0.0" },
    true,
  ],
])("has a source of identities: %s", async (_what, config, vouches) => {
  const source = await openIdentitySource(config, 4000, log);
  expect(source.provider !== null).toBe(vouches);
  await source.close();
});
