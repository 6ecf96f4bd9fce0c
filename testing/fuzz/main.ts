import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { accountRoles } from "#domain/permissions.ts";
import { exitCodeOf, root } from "../../setup/install.ts";
import { apiClient } from "../api-client.ts";
import { codesIn } from "../outbox.ts";
import { startShopProcess } from "../shop-process.ts";
import { sendHostile } from "./send-hostile.ts";
import { removeTemporaryDirectories, temporaryDirectory } from "../temporary-directory.ts";

/**
 * `npm run fuzz -- --seconds N --seed S`: sends generated requests to both APIs, each as a visitor
 * or as a person with one of the roles. A third of the time is for deep, doubled and wide documents
 * and hostile texts, one for REST by the OpenAPI description, and one for GraphQL by the schema.
 * Exits with 1 if an answer took too long, if the shop answered with a server error or logged an
 * unexpected one, and with 2 if it could do only the first part because there is no Python.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "600" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});

const schemathesis = "schemathesis==4.32.5";
const environment = `${root}node_modules/.cache/fuzz`;
const python = `${environment}/bin/python`;

const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

const isInstalled = () =>
  existsSync(`${environment}/bin/schemathesis`) ||
  (run("python3", "-m", "venv", environment) &&
    run(python, "-m", "pip", "install", "--quiet", schemathesis));

const seconds = Number(values.seconds) / 3;
const shopFiles = temporaryDirectory();
const shop = await startShopProcess({
  dataDir: shopFiles,
  environment: { LOG_LEVEL: "error", MAX_STALL_SECONDS: "5" },
});
const client = apiClient(shop.url, codesIn(shopFiles));
const people = await Promise.all(accountRoles.map((role) => client.withRole(role)));

const hooks = fileURLToPath(new URL("hooks.py", import.meta.url));
const configuration = `${shopFiles}/schemathesis.toml`;
writeFileSync(configuration, `hooks = ${JSON.stringify(hooks)}\n`);

/** Fuzzes an API by its description. Returns whether no answer was a server error. */
const passes = async (...description: readonly string[]): Promise<boolean> => {
  const code = await exitCodeOf(
    `${environment}/bin/schemathesis`,
    [
      ...["--config-file", configuration, "run", ...description, "--checks", "no_server_error"],
      ...["--max-time", String(Math.ceil(seconds)), "--seed", values.seed],
      ...["--phases", "fuzzing", "--generation-database", "none"],
      ...["--warnings", "off", "--no-color"],
    ],
    {
      node: python,
      env: {
        ...process.env,
        FUZZ_TOKENS: JSON.stringify(people.map(({ token }) => token)),
        FUZZ_SEED: values.seed,
      },
    },
  );
  return code === 0;
};

process.stdout.write(`Fuzzing for ${values.seconds} s with seed ${values.seed}\n`);
const { sent, problem } = await sendHostile(shop.url, client, people, {
  seconds,
  seed: Number(values.seed),
});
process.stdout.write(`Sent ${sent} hostile requests\n`);
if (problem !== null) process.stdout.write(`Found ${problem}\n`);
const canDescribe = problem === null && isInstalled();
const passed = canDescribe && [
  await passes(`${shop.url}/api/openapi.json`),
  await passes(`${root}schema.graphql`, "--url", `${shop.url}/graphql`),
];
await shop.stop();
const faults = shop
  .problems()
  .split("\n")
  .filter((line) => line.startsWith("{"));
for (const line of faults) process.stdout.write(`The shop logged: ${line}\n`);
removeTemporaryDirectories();
if (problem !== null || faults.length > 0) process.exitCode = 1;
else if (passed) process.exitCode = passed.every(Boolean) ? 0 : 1;
else {
  process.stdout.write("Skipped: the rest of the fuzzing needs Python 3 with venv\n");
  process.exitCode = 2;
}
