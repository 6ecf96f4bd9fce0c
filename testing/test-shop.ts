import type { Position } from "#domain/ports.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { readConfig } from "#server/settings/config.ts";
import { createLog, type Log } from "#server/log/log.ts";
import type { Letter } from "#mail/transport/transport.ts";
import { startServer, type RunningServer } from "#server/start.ts";
import { adminPassword, analystPassword, apiClient, type ApiClient } from "./api-client.ts";
import { collect } from "./collect.ts";
import { filledDirectory } from "./filled-directory.ts";
import { temporaryDirectory } from "./temporary-directory.ts";
import { wideLimits } from "./wide-limits.ts";
import { eventually } from "./eventually.ts";

/** A real shop on a free port, with a client for its APIs. */
export interface TestShop extends RunningServer, ApiClient {
  /** All events stored after a position. */
  eventsSince(position: Position | null): Promise<readonly RecordedEvent[]>;
  /** The emails written to files, oldest first. */
  readonly letters: readonly Letter[];
  /** The six-digit code in the latest email to an address; waits until there is one. */
  mailedCode(email: string): Promise<string>;
  /** The reset token in the latest email to an address; waits until there is one. */
  mailedToken(email: string): Promise<string>;
}

/**
 * Settings that rule out the filled directory because they change the engines or first accounts.
 */
const ownBeginning = [
  "EVENTSTORE_URL",
  "MONGODB_URL",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "ANALYST_EMAIL",
  "ANALYST_PASSWORD",
];

const newDirectory = (environment: Readonly<Record<string, string>>): string =>
  ownBeginning.some((name) => name in environment) ? temporaryDirectory() : filledDirectory();

/** Passwords of tests protect nothing, and a usual hash takes as long as an order. */
const cheapHashes = { memoryCost: 64, timeCost: 1 } as const;

/**
 * Opens a shop in a copy of the filled directory, unless a directory is given or the settings rule
 * it out.
 */
export const openTestShop = async (
  environment: Readonly<Record<string, string>> = {},
  log?: Log,
): Promise<TestShop> => {
  const config = readConfig({
    PORT: "0",
    DATA_DIR: environment["DATA_DIR"] ?? newDirectory(environment),
    ADMIN_PASSWORD: adminPassword,
    ANALYST_PASSWORD: analystPassword,
    ...wideLimits,
    SAMPLE_SIGN_IN_PORT: "0",
    LOG_LEVEL: "silent",
    ...environment,
  });
  const letters: Letter[] = [];
  const server = await startServer(
    { ...config, hashCost: cheapHashes },
    log ?? createLog(config.logLevel),
    {
      onMailWritten: (letter) => letters.push(letter),
    },
  );
  const mailed = (email: string, form: RegExp): Promise<string> =>
    eventually(() => {
      const texts = letters.filter(({ to }) => to.address === email).map(({ text }) => text);
      const found = texts.findLast((text) => form.test(text));
      const secret = found === undefined ? undefined : form.exec(found)?.[1];
      if (secret === undefined) throw new Error(`No such email to ${email}`);
      return secret;
    });
  const mailedCode = (email: string) => mailed(email, /\b(\d{6})\b/);
  const client = apiClient(server.url, mailedCode);
  return {
    ...server,
    ...client,
    letters,
    eventsSince: (position) => collect(server.shop.store.readAll(position)),
    mailedCode,
    mailedToken: (email) => mailed(email, /#token=([\w-]{43})/),
  };
};
