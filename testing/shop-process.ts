import { ensureBuilt, serverEnvironment, serverFile, serverFlags } from "../setup/build.ts";
import { freePort } from "./free-port.ts";
import { launch, type LaunchedProcess } from "./launched-process.ts";
import { noteOutbox } from "./outbox.ts";
import { shopEnvironment } from "./shop-environment.ts";
import { wideLimits } from "./wide-limits.ts";

let built: Promise<void> | undefined;

/** A shop in its own process. */
export interface ShopProcess extends LaunchedProcess {
  readonly url: string;
}

export interface ShopProcessOptions {
  readonly dataDir: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A command to start it with, for example to pin it to a core. */
  readonly through?: readonly string[];
  /** The built server; by default this checkout's. */
  readonly server?: string | undefined;
  /** Arguments of the server, for example `--demo`. */
  readonly args?: readonly string[];
}

/** Starts the built shop and waits until it reports that it is open. */
export const startShopProcess = async (options: ShopProcessOptions): Promise<ShopProcess> => {
  const shop = await launchShopProcess(options);
  await shop.opened;
  return shop;
};

/** Starts the built shop without waiting. */
export const launchShopProcess = async ({
  dataDir,
  environment = {},
  through = [],
  server = serverFile,
  args = [],
}: ShopProcessOptions): Promise<ShopProcess> => {
  await (built ??= ensureBuilt({ only: "server" }));
  const port = await freePort();
  const command = [process.execPath, ...serverFlags, server];
  const shop = launch([...through, ...command, ...args], {
    name: "The shop",
    environment: {
      ...shopEnvironment(port, dataDir),
      ...wideLimits,
      ...serverEnvironment,
      LOG_LEVEL: "fatal",
      ...environment,
    },
    readyPattern: / is open\.| is running/,
  });
  const url = `http://127.0.0.1:${port}`;
  noteOutbox(url, dataDir);
  return { ...shop, url };
};
