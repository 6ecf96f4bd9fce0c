import { parseArgs } from "node:util";
import { readConfig, type Config } from "./config.ts";
import { explain } from "./explain.ts";
import { createLog, type Log } from "./log.ts";
import type { FirstStart } from "./seed/first-start.ts";
import type { OnWritten } from "#mail/mail.ts";
import { EndedWhileOpening } from "./opening.ts";
import { isOfThisMachine } from "#accounts/google/loopback.ts";
import { startProjector } from "./projector.ts";
import { roleOf } from "./role.ts";
import { startServer, type RunningServer } from "./start.ts";
import { noteRunning } from "./running.ts";
import { endAtUncaughtErrors } from "./uncaught.ts";

// What this process writes is nobody else's business: accounts, keys and mails among it.
process.umask(0o077);

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join("\n")}\n`);

/** What was made because the shop was empty, and how its first people sign in. */
const printFirstStart = ({ products, orders, accounts }: FirstStart): void => {
  if (products > 0) print([`  Added ${products} sample products.`]);
  if (orders > 0) print([`  Wrote a month with ${orders} orders.`]);
  for (const { role, email, password } of accounts) {
    print([`  The ${role} signs in with ${email} and ${password} (shown this once).`]);
  }
};

/**
 * A mail that was written instead of sent: what it says, and the link somebody would follow. Only
 * where this machine alone reaches the shop; elsewhere what is printed lies in a log, and the link
 * signs in whoever reads it.
 */
const printMail: OnWritten = ({ to, subject, text }, path) => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  print([`  Mail to ${to.address}: ${subject}`, ...(link ? [`    ${link}`] : []), `    ${path}`]);
};

/** Where to look. */
const welcome = ({ url }: RunningServer): void => {
  print([
    "",
    "  Nivasa is open.",
    "",
    `  Shop         ${url}`,
    `  Order board  ${url}/admin/orders`,
    "",
    "  Press Ctrl+C to close.",
    "",
  ]);
};

/** What a process is told when it is started. Throws RoleRefused. */
const readArguments = () => {
  const { values } = parseArgs({
    options: {
      demo: { type: "boolean", default: false },
      role: { type: "string", default: "all" },
    },
  });
  return { demo: values.demo, role: roleOf(values.role) };
};

type Running = Pick<RunningServer, "close"> & {
  readonly shop: Pick<RunningServer["shop"], "damagedReadModels">;
};

/**
 * Does what its role says until it is closed. Throws the reason of `ending` where that comes first.
 */
const open = async (config: Config, log: Log, ending: AbortSignal): Promise<Running> => {
  const { role, demo } = readArguments();
  if (role === "projector") {
    const projector = await startProjector(config, log, ending);
    print(["", `  Nivasa's projector is at work. ${projector.url}/healthz`, ""]);
    return projector;
  }
  const isOwn = isOfThisMachine(config);
  if (!isOwn && config.mail.smtpUrl === null) {
    log.warn("No mail is sent: it is written to DATA_DIR/outbox. Set SMTP_URL");
  }
  const server = await startServer(config, log, {
    role,
    demo,
    onFirstStart: printFirstStart,
    ...(isOwn && { onMailWritten: printMail }),
    ending,
  });
  welcome(server);
  return server;
};

const run = async (): Promise<void> => {
  const config = readConfig();
  const log = createLog(config.logLevel);
  endAtUncaughtErrors(log);
  // Whoever read what is printed may be gone, as behind `| head`; the shop goes on.
  process.stdout.on("error", (error) => log.debug({ err: error }, "Nobody reads what is printed"));
  const ending = new AbortController();
  const isEnding = () => ending.signal.aborted;
  let server: Running | null = null;
  let closing = false;
  const close = (signal: string) => {
    if (closing) return;
    closing = true;
    log.debug({ signal }, "Closing");
    ending.abort(new EndedWhileOpening(signal));
    server?.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, "Could not close in order");
        process.exit(1);
      },
    );
  };
  noteRunning(log);
  process.on("SIGINT", close);
  process.on("SIGTERM", close);

  for (;;) {
    server = await open(config, log, ending.signal);
    if (isEnding()) {
      await server.close();
      throw ending.signal.reason;
    }
    // Read models are found damaged at most once for each opening: it begins with an empty file.
    await server.shop.damagedReadModels;
    if (isEnding()) return;
    log.warn("The shop closes and opens again to rebuild its read models");
    const damaged: Running = server;
    server = null;
    await damaged.close();
  }
};

run().catch((error: unknown) => {
  if (error instanceof EndedWhileOpening) process.exit(0);
  process.stderr.write(`\nNivasa cannot open. ${explain(error)}\n\n`);
  process.exit(1);
});
