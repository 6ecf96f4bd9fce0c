import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { npmCli } from "./node.mjs";

/**
 * The registry's response: the whole package, a truncated one, none, or the package at another
 * address than usual.
 */
type Serving = "whole" | "cut" | "absent" | "elsewhere";

const version = "24.21.0";
const name = `node-${process.platform}-${process.arch}`;

/** A package like the registry's. Its `node` calls the Node of the tests. */
const packedNode = (): Buffer => {
  const directory = temporaryDirectory();
  const program = join(directory, "package/bin/node");
  mkdirSync(join(directory, "package/bin"), { recursive: true });
  writeFileSync(
    program,
    `#!/bin/sh\nif [ "$1" = --version ]; then echo v${version}; else exec "${process.execPath}" "$@"; fi\n`,
  );
  chmodSync(program, 0o755);
  writeFileSync(join(directory, "package/package.json"), JSON.stringify({ name, version }));
  execFileSync("tar", ["czf", "node.tgz", "package"], { cwd: directory });
  return readFileSync(join(directory, "node.tgz"));
};

/** A package of the shop. */
const packedLamp = (): Buffer => {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, "package"));
  writeFileSync(
    join(directory, "package/package.json"),
    JSON.stringify({ name: "lamp", version: "1.0.0" }),
  );
  execFileSync("tar", ["czf", "lamp.tgz", "package"], { cwd: directory });
  return readFileSync(join(directory, "lamp.tgz"));
};

const integrityOf = (tarball: Buffer): string =>
  `sha512-${createHash("sha512").update(tarball).digest("base64")}`;

const startRegistry = async (node: Buffer, lamp: Buffer) => {
  const registry = {
    serving: "whole" as Serving,
    url: "",
    requested: 0,
    answering: true,
    /** Requests for documents about packages. */
    documents: 0,
  };
  const server = createServer((request, response) => {
    registry.requested += 1;
    if (!registry.answering) return;
    if (registry.serving === "absent") {
      response.writeHead(404, { "content-type": "application/json" }).end("{}");
    } else if (!request.url?.endsWith(".tgz")) {
      registry.documents += 1;
      const [wanted, packed, at] = request.url?.includes("lamp")
        ? (["lamp", lamp, "1.0.0"] as const)
        : ([name, node, version] as const);
      const dist = {
        tarball: `${registry.url}/elsewhere/${wanted}.tgz`,
        integrity: integrityOf(packed),
      };
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify({
          name: wanted,
          "dist-tags": { latest: at },
          versions: { [at]: { name: wanted, version: at, dist } },
        }),
      );
    } else if (registry.serving === "elsewhere" && !request.url.startsWith("/elsewhere/")) {
      response.writeHead(404).end();
    } else if (registry.serving === "cut") {
      const tarball = request.url.includes("lamp") ? lamp : node;
      response.writeHead(200, { "content-length": tarball.length });
      response.write(tarball.subarray(0, 100), () => response.destroy());
    } else response.end(request.url.includes("lamp") ? lamp : node);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  registry.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return registry;
};

/** A checkout with the launcher and a script only, and a registry for it. */
const checkout = async (pinned?: string) => {
  const tarball = packedNode();
  const lamp = packedLamp();
  const registry = await startRegistry(tarball, lamp);
  const root = temporaryDirectory();
  mkdirSync(join(root, "setup"));
  copyFileSync(fileURLToPath(new URL("node.mjs", import.meta.url)), join(root, "setup/node.mjs"));
  const pin = (integrity: string) => {
    writeFileSync(
      join(root, "setup/node-packages.json"),
      JSON.stringify({ [version]: { [name]: integrity }, "26.10.0": {} }),
    );
  };
  pin(pinned ?? integrityOf(tarball));
  writeFileSync(
    join(root, "script.mjs"),
    `import { execFileSync } from "node:child_process";
     import { writeFileSync } from "node:fs";
     writeFileSync("pid", String(process.pid));
     const nested = execFileSync("node", ["--version"], { encoding: "utf8" }).trim();
     if (process.argv.includes("wait")) {
       process.on("SIGTERM", () => process.exit(7));
       setInterval(() => undefined, 1000);
     } else process.exitCode = 3;
     console.log("script", process.argv.slice(2).join(" "), nested);`,
  );
  /** Adds the package to the checkout, as in a fresh clone. */
  const needLamp = () => {
    const dependencies = { lamp: "1.0.0" };
    const entry = { version: "1.0.0", integrity: integrityOf(lamp) };
    const lock = {
      lockfileVersion: 3,
      packages: { "": { dependencies }, "node_modules/lamp": entry },
    };
    writeFileSync(join(root, "package.json"), JSON.stringify({ private: true, dependencies }));
    writeFileSync(join(root, "package-lock.json"), JSON.stringify(lock));
    writeFileSync(join(root, ".npmrc"), "ignore-scripts=true\n");
  };
  const hasLamp = () => existsSync(join(root, "node_modules/lamp/package.json"));
  const pretend = join(root, "pretend.cjs");
  writeFileSync(
    pretend,
    `const [version, platform] = (process.env.PRETEND ?? "").split(" ");
     delete process.env.PRETEND;
     if (version) {
       Object.defineProperty(process, "versions", { value: { ...process.versions, node: version } });
       Object.defineProperty(process, "version", { value: "v" + version });
     }
     if (platform) Object.defineProperty(process, "platform", { value: platform });`,
  );
  const start = (node: string, ...args: readonly string[]) =>
    spawn(process.execPath, ["--require", pretend, "setup/node.mjs", "script.mjs", ...args], {
      cwd: root,
      env: {
        ...process.env,
        PRETEND: node,
        npm_config_registry: registry.url,
        npm_config_fetch_retries: "0",
        npm_config_cache: join(root, "cache"),
      },
    });
  const run = async (node: string, ...args: readonly string[]) => {
    const child = start(node, ...args);
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, "close")) as [number | null];
    return { code, output: output.trim() };
  };
  const kept = () => (existsSync(join(root, ".node")) ? readdirSync(join(root, ".node")) : []);
  return {
    root,
    registry,
    pin,
    start,
    run,
    kept,
    needLamp,
    hasLamp,
    integrity: integrityOf(tarball),
  };
};

describe.skipIf(process.platform === "win32")("the launcher of every script", () => {
  it("runs the script on a supported Node without a download", async () => {
    const { run, kept } = await checkout();
    const { code, output } = await run("22.18.0", "a", "b");
    expect(output).toMatch(/^script a b v/);
    expect(code).toBe(3);
    expect(kept()).toEqual([]);
  });

  it("downloads a Node to replace an old one, reports that in one line, and uses it for child processes", async () => {
    const { run, kept, registry } = await checkout();
    const first = await run("20.20.2", "a");
    expect(first.output.split("\n")).toEqual([
      `v20.20.2 is too old. Downloading Node ${version} for this checkout only (once; the system's Node stays) …`,
      `script a v${version}`,
    ]);
    expect(first.code).toBe(3);
    expect(kept()).toEqual([`${name}-${version}`]);
    const { requested } = registry;
    const second = await run("18.0.0");
    expect(second.output).toBe(`script  v${version}`);
    expect(registry.requested).toBe(requested);
  });

  it("installs the packages of a fresh clone during the download, without their documents", async () => {
    const { run, registry, needLamp, hasLamp, kept, root } = await checkout();
    needLamp();
    const lock = readFileSync(join(root, "package-lock.json"), "utf8");
    const { code, output } = await run("20.20.2");
    expect(output.split("\n").slice(1)).toEqual([
      "Installing packages (once) …",
      `script  v${version}`,
    ]);
    expect({ code, lamp: hasLamp(), documents: registry.documents }).toEqual({
      code: 3,
      lamp: true,
      documents: 0,
    });
    expect(kept()).toEqual([`${name}-${version}`]);
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).toBe(lock);
  });

  it("leaves the packages to the new Node if the old one would skip native parts", async () => {
    const { run, needLamp, hasLamp } = await checkout();
    needLamp();
    expect((await run("18.20.0")).code).toBe(3);
    expect(hasLamp()).toBe(false);
  });

  it("looks up the packages of a registry that keeps them at other addresses", async () => {
    const { run, registry, needLamp, hasLamp } = await checkout();
    needLamp();
    registry.serving = "elsewhere";
    expect((await run("20.20.2")).code).toBe(3);
    expect(hasLamp()).toBe(true);
    expect(registry.documents).toBe(2);
  });

  it("leaves no half of the packages behind when it is stopped", async () => {
    const { run, start, registry, needLamp, hasLamp, root } = await checkout();
    needLamp();
    registry.answering = false;
    const child = start("20.20.2");
    await expect.poll(() => registry.requested).toBeGreaterThan(1);
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(1);
    expect(existsSync(join(root, "node_modules"))).toBe(false);
    registry.answering = true;
    expect((await run("20.20.2")).code).toBe(3);
    expect(hasLamp()).toBe(true);
  });

  it("forwards SIGTERM and exits with the script's exit code", async () => {
    const { run, start } = await checkout();
    await run("20.20.2");
    const child = start("20.20.2", "wait");
    await once(child.stdout, "data");
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([7, null]);
  });

  it("ends together with npm when npm is stopped", async () => {
    const { root } = await checkout();
    const scripts = { start: "exec node setup/node.mjs script.mjs wait" };
    writeFileSync(join(root, "package.json"), JSON.stringify({ scripts }));
    const npm = spawn(process.execPath, [npmCli(), "start"], { cwd: root });
    let output = "";
    await new Promise<void>((resolve) => {
      npm.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes("script wait")) resolve();
      });
    });
    const pid = Number(readFileSync(join(root, "pid"), "utf8"));
    npm.kill("SIGTERM");
    await once(npm, "exit");
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });

  it.each([
    ["absent", /registry does not have it/],
    ["cut", /is unreachable|does not match/],
  ] as const)(
    "reports that the package is %s, and leaves nothing behind",
    async (serving, words) => {
      const { run, kept, registry } = await checkout();
      registry.serving = serving;
      const { code, output } = await run("20.20.2");
      expect(output).toMatch(words);
      expect(output).toMatch(/Install Node 24 \(https:\/\/nodejs\.org\) and try again\.$/);
      expect(output).not.toMatch(/ {4}at /);
      expect(code).toBe(1);
      expect(kept()).toEqual([]);
      registry.serving = "whole";
      expect((await run("20.20.2")).code).toBe(3);
    },
  );

  it("refuses a package with a wrong checksum, and accepts the right one afterwards", async () => {
    const { run, kept, pin, integrity } = await checkout(integrityOf(Buffer.from("another")));
    const { code, output } = await run("20.20.2");
    expect(output).toMatch(/the download does not match its checksum\. Install Node 24/);
    expect(code).toBe(1);
    expect(kept()).toEqual([]);
    pin(integrity);
    expect((await run("20.20.2")).code).toBe(3);
  });

  it("reports that the checkout is not writable", async () => {
    const { root, run } = await checkout();
    writeFileSync(join(root, ".node"), "");
    const { code, output } = await run("20.20.2");
    expect(output).toMatch(/could not be installed for this checkout: E[A-Z]+: /);
    expect(code).toBe(1);
  });

  it("refers to nodejs.org if Node is too old for the download", async () => {
    const { run } = await checkout();
    expect(await run("16.20.2")).toEqual({
      code: 1,
      output:
        "Nivasa needs Node 22.18 or newer; this is v16.20.2. Install Node 24 (https://nodejs.org) and try again.",
    });
  });

  it("reports a platform without a package", async () => {
    const { run } = await checkout();
    const { code, output } = await run("20.20.2 sunos");
    expect(output).toMatch(/there is no download for sunos/);
    expect(code).toBe(1);
  });
});
