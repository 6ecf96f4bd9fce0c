import { parseArgs } from "node:util";
import { ConfigProblem, readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { startServer, type RunningServer } from "./start.ts";

/** Tells the person who started the shop where to look and how to sign in. */
const welcome = ({ url, firstStart }: RunningServer): string => {
  const { products, orders, accounts } = firstStart;
  const lines = [
    "",
    "  Nivasa is open.",
    "",
    `  Shop         ${url}`,
    `  Order board  ${url}/admin/orders`,
    "",
  ];
  if (products > 0) lines.push(`  Added ${products} sample products.`);
  if (orders > 0) lines.push(`  Wrote a month with ${orders} orders.`);
  for (const { role, email, password } of accounts) {
    lines.push(`  The ${role} signs in with ${email} and ${password} (shown this once).`);
  }
  lines.push("  Press Ctrl+C to close.", "");
  return lines.join("\n");
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { demo: { type: "boolean", default: false } } });
  const config = readConfig();
  const log = createLog(config.logLevel);
  const server = await startServer(config, log, values);
  process.stdout.write(`${welcome(server)}\n`);

  let closing = false;
  const close = (signal: string) => {
    if (closing) return;
    closing = true;
    log.info({ signal }, "Closing");
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, "Could not close in order");
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", close);
  process.on("SIGTERM", close);
};

/** Mistakes of the person who starts the shop are told in a line; everything else with all that is known. */
const explain = (error: unknown): string => {
  if (error instanceof ConfigProblem) return `These settings cannot be used:\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if (error.name === "DirectoryInUse") return error.message;
  if ("code" in error && error.code === "EADDRINUSE") {
    return "Another program uses this port already. Stop it, or choose another with PORT.";
  }
  return error.stack ?? error.message;
};

run().catch((error: unknown) => {
  process.stderr.write(`\nNivasa cannot open. ${explain(error)}\n\n`);
  process.exit(1);
});
