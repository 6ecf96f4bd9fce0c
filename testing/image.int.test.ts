import { execFile } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
} from "node:fs";
import { join, matchesGlob, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { serverEnvironment, serverFile, serverFlags } from "../setup/build.ts";
import { apiClient, someAddress } from "./api-client.ts";
import { freePort } from "./free-port.ts";
import { launch } from "./launched-process.ts";
import { shopEnvironment } from "./shop-environment.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Copies what `COPY . .` copies: the exceptions of `.dockerignore`, without excluded files. */
const copyContext = (target: string): void => {
  const [everything, ...lines] = readFileSync(join(root, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  expect(everything).toBe("*");
  const excluded = lines.filter((line) => !line.startsWith("!"));
  const isSent = (path: string) =>
    !excluded.some((pattern) => matchesGlob(relative(root, path), pattern));
  for (const line of lines.filter((each) => each.startsWith("!"))) {
    const name = line.slice(1);
    cpSync(join(root, name), join(target, name), { recursive: true, filter: isSent });
  }
};

/** The image's user, if this process may become it. */
const user = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

// setup/deployment.test.ts proves that these are the Dockerfile's steps.
it("the Dockerfile's script builds a shop that sells and writes only to its data directory", async () => {
  const directory = temporaryDirectory();
  chmodSync(directory, 0o755);
  const app = join(directory, "app");
  copyContext(app);
  await promisify(execFile)(process.execPath, ["setup/image.ts"], { cwd: app });
  for (const path of ["ui", "setup", "node_modules/vitest"]) {
    expect(existsSync(join(app, path)), path).toBe(false);
  }

  const dataDir = join(directory, "data");
  mkdirSync(dataDir);
  if (user.uid !== undefined) chownSync(dataDir, user.uid, user.gid);
  // This process's Node may be in a folder that the image's user can't read.
  const node = join(directory, "node");
  copyFileSync(process.execPath, node);
  const port = await freePort();
  const shop = launch([node, ...serverFlags, relative(root, serverFile)], {
    name: "The image's shop",
    directory: app,
    environment: {
      ...shopEnvironment(port, dataDir),
      ...serverEnvironment,
      HOST: "127.0.0.1",
      NODE_COMPILE_CACHE: "",
    },
    readyPattern: /Nivasa is open/,
    ...user,
  });
  onTestFinished(shop.kill);
  await shop.opened;
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain("<title>");
  const client = apiClient(url);
  const bought = await client.rest(await client.signUp("ann"), "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    paymentMethod: "Cash on Delivery",
    totalPrice: 10_350,
  });
  expect(bought.body).toMatchObject({ success: true });
  await shop.stop();
  expect(await shop.ended).toBe(0);
}, 600_000);
