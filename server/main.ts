import { parseArgs } from "node:util";
import { ConfigProblem, readConfig, type Config } from "./settings/config.ts";
import { compressInBackground } from "./compression/compress-in-background.ts";
import { errorText } from "./errors/error-text.ts";
import { createLog, type Log } from "./log/log.ts";
import type { FirstStart } from "./seed/first-start.ts";
import type { OnWritten } from "#mail/mail.ts";
import { areMarkedDamaged } from "./engines/embedded-read-models.ts";
import { EndedWhileOpening } from "./process/opening.ts";
import { isLocalOnly } from "#accounts/google/loopback.ts";
import { startProjector } from "./process/projector.ts";
import { roleOf } from "./settings/role.ts";
import { startServer, type RunningServer } from "./start.ts";
import { markRunning } from "./process/running-mark.ts";
import { exitOnUncaughtErrors } from "./process/uncaught.ts";
import { watchLoop } from "./process/watchdog.ts";

// Accounts, keys and mails: everything this process writes is readable by its owner only.
process.umask(0o077);

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join("\n")}\n`);

/** Prints the sample data of a first start, and the first accounts with their passwords. */
const printFirstStart = ({ products, orders, accounts }: FirstStart): void => {
  if (products > 0) print([`  Added ${products} sample products.`]);
  if (orders > 0) print([`  Added a month with ${orders} sample orders.`]);
  for (const { role, email, password } of accounts) {
    print([`  Sign in as ${role} with ${email} and ${password} (shown this once).`]);
  }
};

/**
 * Prints a mail that was written to a file instead of sent, and its link. Used only if the shop is
 * reachable from this machine alone: elsewhere the output ends up in a log, and the link would sign
 * in its reader.
 */
const printMail: OnWritten = ({ to, subject, text }, path) => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  print([`  Mail to ${to.address}: ${subject}`, ...(link ? [`    ${link}`] : []), `    ${path}`]);
};

/** Prints the addresses of the shop. */
const printWelcome = async ({ url, shop }: RunningServer): Promise<void> => {
  const { values, opening } = await shop.readModels.settings.current();
  // Programs that start the shop wait for "is open." or "is running".
  const greeting = {
    open: `${values.shopName} is open.`,
    closed: `${values.shopName} is running. Its owner has closed it for a while.`,
    preparing: `${values.shopName} is running, not open to visitors yet.`,
  }[opening.state];
  print([
    "",
    `  ${greeting}`,
    "",
    `  Shop         ${url}`,
    opening.state === "preparing"
      ? `  Set it up    ${url}/admin/shop/opening`
      : `  Order board  ${url}/admin/orders`,
    "",
    "  Press Ctrl+C to close.",
    "",
  ]);
};

/** Parses the command line. Throws RoleRefused. */
const readArguments = () => {
  const { values } = parseArgs({
    options: {
      demo: { type: "boolean", default: false },
      empty: { type: "boolean", default: false },
      role: { type: "string", default: "all" },
      // Of `npm start`, which opens the shop with quickly compressed files.
      "finish-compression": { type: "boolean", default: false },
    },
  });
  if (values.demo && values.empty) throw new ConfigProblem("--demo and --empty exclude each other");
  return {
    demo: values.demo,
    empty: values.empty,
    role: roleOf(values.role),
    finishCompression: values["finish-compression"],
  };
};

type Running = Pick<RunningServer, "close"> & {
  readonly shop: Pick<RunningServer["shop"], "damagedReadModels">;
};

/** Starts the process in its role. Throws the reason of `ending` if that aborts first. */
const open = async (config: Config, log: Log, ending: AbortSignal): Promise<Running> => {
  const { role, demo, empty, finishCompression } = readArguments();
  if (role === "projector") {
    const projector = await startProjector(config, log, ending);
    print(["", `  The projector is running. ${projector.url}/healthz`, ""]);
    return projector;
  }
  const isOwn = isLocalOnly(config);
  if (!isOwn && config.mail.smtpUrl === null) {
    log.warn("No mail is sent: mails are written to DATA_DIR/outbox. Set SMTP_URL to send them");
  }
  const server = await startServer(config, log, {
    role,
    demo,
    empty,
    onFirstStart(made) {
      if (empty && !made.isOwn) {
        log.warn("This shop has data already, so that --empty changes nothing");
      }
      printFirstStart(made);
    },
    ...(isOwn && { onMailWritten: printMail }),
    ending,
  });
  await printWelcome(server);
  if (finishCompression) void compressInBackground(log, ending);
  return server;
};

/**
 * Opens the shop. If its read models turn out to be damaged before it is open, it is opened again,
 * which rebuilds them.
 */
const openSound = async (config: Config, log: Log, ending: AbortSignal): Promise<Running> => {
  try {
    return await open(config, log, ending);
  } catch (error) {
    if (ending.aborted || !areMarkedDamaged(config.dataDir)) throw error;
    log.warn({ err: error }, "The shop opens again to rebuild its read models");
    return open(config, log, ending);
  }
};

const run = async (): Promise<void> => {
  const config = readConfig();
  const log = createLog(config.logLevel);
  exitOnUncaughtErrors(log);
  // The reader of standard output may end first, as in `| head`. The shop continues.
  process.stdout.on("error", (error) => log.debug({ err: error }, "Standard output is closed"));
  const ending = new AbortController();
  const isEnding = () => ending.signal.aborted;
  let server: Running | null = null;
  let closing = false;
  // Opening and closing large files may block the loop.
  let endWatch = (): void => undefined;
  const close = (signal: string) => {
    if (closing) return;
    closing = true;
    endWatch();
    log.debug({ signal }, "Closing");
    ending.abort(new EndedWhileOpening(signal));
    server?.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, "Could not shut down cleanly");
        process.exit(1);
      },
    );
  };
  markRunning(log);
  process.on("SIGINT", close);
  process.on("SIGTERM", close);

  for (;;) {
    server = await openSound(config, log, ending.signal);
    if (isEnding()) {
      await server.close();
      throw ending.signal.reason;
    }
    endWatch = watchLoop(config.maxStallMs, log);
    // Each opening reports damage at most once, because it starts with an empty file.
    await server.shop.damagedReadModels;
    if (isEnding()) return;
    endWatch();
    log.warn("The shop closes and reopens to rebuild its read models");
    const damaged: Running = server;
    server = null;
    await damaged.close();
  }
};

run().catch((error: unknown) => {
  if (error instanceof EndedWhileOpening) process.exit(0);
  process.stderr.write(`\nThe shop cannot start. ${errorText(error)}\n\n`);
  process.exit(1);
});
