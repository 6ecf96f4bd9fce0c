import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { adminPassword, analystPassword, apiClient, someAddress } from "./api-client.ts";
import { buildImage, environmentIn, writableBy } from "./image.ts";
import { freePort } from "./free-port.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** Only root can become the image's user, and the package with the image's Node needs glibc. */
const canFollow = process.platform === "linux" && process.getuid?.() === 0;

it.skipIf(!canFollow)(
  "the Dockerfile's steps build a shop that runs as a user who can write only to /data and /tmp",
  { timeout: 300_000 },
  async () => {
    const directory = temporaryDirectory();
    chmodSync(directory, 0o755);
    const image = buildImage(directory);
    const inside = (path: string) => join(image.directory, path);
    const volumes = image.volumes.map(inside);
    expect(image.user.uid).toBeGreaterThan(0);
    expect(writableBy(image.directory, image.user, [...volumes, inside("/tmp")])).toEqual([]);
    expect(existsSync(inside("/app/node_modules/vitest"))).toBe(false);

    const port = await freePort();
    const env = {
      ...environmentIn(image),
      PORT: String(port),
      HOST: "127.0.0.1",
      SAMPLE_SIGN_IN_PORT: "0",
      ADMIN_PASSWORD: adminPassword,
      ANALYST_PASSWORD: analystPassword,
    };
    const [program = "", ...args] = image.entrypoint;
    const options = { cwd: inside(image.workingDirectory), env, ...image.user };
    const shop = spawn(join(image.directory, "usr/local/bin", program), args, {
      ...options,
      stdio: ["ignore", "pipe", "pipe"],
    });
    onTestFinished(() => void shop.kill("SIGKILL"));
    let output = "";
    const opened = new Promise<void>((resolve, reject) => {
      shop.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes("Nivasa is open")) resolve();
      });
      shop.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
      shop.on("exit", () => reject(new Error(`The shop did not open: ${output}`)));
    });
    await opened;

    const [check = "", ...checkArgs] = image.healthcheck.slice(
      image.healthcheck[0] === "CMD" ? 1 : 0,
    );
    const healthy = spawnSync(join(image.directory, "usr/local/bin", check), checkArgs, options);
    expect(healthy.status).toBe(0);

    const url = `http://127.0.0.1:${port}`;
    expect(await (await fetch(url)).text()).toContain("<title>");
    const client = apiClient(url);
    const ann = await client.signUp("ann");
    const bought = await client.rest(ann, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: someAddress,
      paymentMethod: "Cash on Delivery",
      totalPrice: 10_350,
    });
    expect(bought.body).toMatchObject({ success: true });

    const ended = once(shop, "exit");
    shop.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  },
);
