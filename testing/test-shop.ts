import { vi } from "vitest";
import type { Position } from "#domain/ports.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { readConfig } from "#server/config.ts";
import { createLog, type Log } from "#server/log.ts";
import type { Letter } from "#server/mail/transport.ts";
import { startServer, type RunningServer } from "#server/start.ts";
import { adminPassword, doorClient, type DoorClient } from "./door-client.ts";
import { gather } from "./gather.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** A real shop on a free port, and what a test needs to talk to it through its doors. */
export interface TestShop extends RunningServer, DoorClient {
  /** Everything stored after a position. */
  eventsSince(position: Position | null): Promise<readonly RecordedEvent[]>;
  /** The six digits of the latest mail to somebody; waits until there are some. */
  mailedCode(email: string): Promise<string>;
  /** The reset token of the latest mail to somebody; waits until there is one. */
  mailedToken(email: string): Promise<string>;
}

export const openTestShop = async (
  environment: Readonly<Record<string, string>> = {},
  log?: Log,
): Promise<TestShop> => {
  const config = readConfig({
    PORT: "0",
    DATA_DIR: temporaryDirectory(),
    ADMIN_PASSWORD: adminPassword,
    ANALYST_PASSWORD: "the analyst's password",
    SIGN_IN_TRIES_PER_ADDRESS: "10000",
    SAMPLE_SIGN_IN_PORT: "0",
    LOG_LEVEL: "silent",
    ...environment,
  });
  const letters: Letter[] = [];
  const server = await startServer(config, log ?? createLog(config.logLevel), {
    onMailWritten: (letter) => letters.push(letter),
  });
  const mailed = (email: string, form: RegExp): Promise<string> =>
    vi.waitFor(
      () => {
        const texts = letters.filter(({ to }) => to.address === email).map(({ text }) => text);
        const found = texts.findLast((text) => form.test(text));
        const secret = found === undefined ? undefined : form.exec(found)?.[1];
        if (secret === undefined) throw new Error(`No such mail to ${email}`);
        return secret;
      },
      { timeout: 15_000 },
    );
  return {
    ...server,
    ...doorClient(server.url),
    eventsSince: (position) => gather(server.shop.store.readAll(position)),
    mailedCode: (email) => mailed(email, /\b(\d{6})\b/),
    mailedToken: (email) => mailed(email, /#token=([\w-]{43})/),
  };
};
