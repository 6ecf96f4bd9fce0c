/**
 * `node setup/node.mjs SCRIPT …` runs a script of this checkout on a supported Node: the current
 * one if it is new enough, otherwise one downloaded from the npm registry for this checkout only.
 * No other file chooses the Node. Written in plain JavaScript for Node 12, because an old Node must
 * be able to read it.
 */
import { spawn, spawnSync } from "child_process";
import fs from "fs";
import path from "path";
import { fileURLToPath, pathToFileURL } from "url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = path.join(root, ".node");

/** Digests of the registry's packages, by Node version and package. */
const packages = JSON.parse(
  fs.readFileSync(new URL("./node-packages.json", import.meta.url), "utf8"),
);

/**
 * Versions for download, in order of preference. The registry doesn't have each version for each
 * platform.
 */
const downloads = ["24.21.0", "26.10.0"];
const oldest = [22, 18];
/** The npm of older versions can't install the download. */
const oldestWithDownload = 18;
const remedy = "Install Node 24 (https://nodejs.org) and try again.";

/** No supported Node could be installed. The message is for the terminal. */
export class NodeNotInstalled extends Error {}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const fits = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);

/**
 * Path of npm's JavaScript program, to be run by the chosen Node. `npm` itself is a shell script,
 * which Windows can't start and which would find a Node by itself.
 */
export const npmCli = () => {
  const nodeFolder = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    path.join(nodeFolder, "node_modules/npm/bin/npm-cli.js"),
    path.join(nodeFolder, "../lib/node_modules/npm/bin/npm-cli.js"),
  ];
  const found = candidates.find(
    (candidate) => candidate && /npm-cli\.c?js$/.test(candidate) && fs.existsSync(candidate),
  );
  if (!found) throw new NodeNotInstalled("npm was not found: start this with `npm run`.");
  return found;
};

const isMusl = () =>
  process.platform === "linux" && !process.report.getReport().header.glibcVersionRuntime;

/** Name of the registry's package with Node for this platform. */
const packageName = () => {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const prefix = platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  return `${prefix}-${platform}-${process.arch}${isMusl() ? "-musl" : ""}`;
};

const programOf = (directory, name) =>
  path.join(
    directory,
    "node_modules",
    name,
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );

/** Explains why npm failed. */
const reasonOf = (output) => {
  if (/EINTEGRITY/.test(output)) return "the download does not match its checksum";
  if (/E404|ETARGET|notarget/.test(output)) return "the npm registry does not have it";
  if (/ENOSPC/.test(output)) return "the disk is full";
  if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|network|fetch/i.test(output)) {
    return "the npm registry is unreachable";
  }
  const lines = output.split("\n").filter((line) => /npm (ERR|error)/.test(line));
  return (lines[0] || "npm failed").replace(/^npm (ERR!|error) /, "");
};

/** Deletes folders of interrupted starts. A recent one may belong to a concurrent start. */
const removeLeftOvers = () => {
  for (const name of fs.readdirSync(folder)) {
    const left = path.join(folder, name);
    if (name.startsWith("unfinished-") && Date.now() - fs.statSync(left).mtimeMs > 600000) {
      fs.rmSync(left, { recursive: true, force: true });
    }
  }
};

/** Creates a folder for an installation that isn't finished. */
const newFolder = () => {
  fs.accessSync(root, fs.constants.W_OK);
  fs.mkdirSync(folder, { recursive: true });
  removeLeftOvers();
  return fs.mkdtempSync(path.join(folder, "unfinished-"));
};

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** npm processes, which end with this process. */
const children = new Set();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});
const exit = () => process.exit(1);

/** Runs npm on this Node. Returns its exit code, its output, and the same with its errors. */
const runNpm = (args, directory) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [npmCli(), ...args], {
      cwd: directory,
      env: { ...process.env, npm_config_loglevel: "error" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    if (children.size === 0) for (const signal of signals) process.on(signal, exit);
    children.add(child);
    let output = "";
    let all = "";
    child.stdout.on("data", (chunk) => (output += String(chunk)));
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => (all += String(chunk)));
    child.on("error", reject);
    child.on("close", (code) => {
      children.delete(child);
      if (children.size === 0) for (const signal of signals) process.off(signal, exit);
      resolve({ code, output, all });
    });
  });

let registry;
/** Address of the configured registry; "" if npm doesn't name one. */
const registryAddress = () => {
  registry =
    registry ||
    runNpm(["config", "get", "registry"], root).then(({ output }) =>
      /^https?:/.test(output) ? output.trim().replace(/\/*$/, "") : "",
    );
  return registry;
};

/**
 * A lockfile with the address of each archive. Without the addresses npm reads a document about
 * each package first, which takes longer than all archives. They aren't in the checkout, because
 * each machine may use another registry.
 */
const withAddresses = (lock, address) => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(lock.packages).map(([place, entry]) => {
      if (!entry.integrity || entry.resolved) return [place, entry];
      const name = entry.name || place.slice(place.lastIndexOf("node_modules/") + 13);
      const file = `${path.posix.basename(name)}-${entry.version}.tgz`;
      return [place, { ...entry, resolved: `${address}/${name}/-/${file}` }];
    }),
  ),
});

/**
 * Installs the packages of a lockfile into a folder with its `package.json`. npm verifies their
 * digests. If the registry keeps its archives at other addresses, npm looks them up. Returns npm's
 * output if it failed, otherwise null.
 */
const installLocked = async (directory, lock, args = []) => {
  const address = await registryAddress();
  const attempts = address ? [withAddresses(lock, address), lock] : [lock];
  let failure = null;
  for (const attempt of attempts) {
    fs.writeFileSync(path.join(directory, "package-lock.json"), JSON.stringify(attempt));
    const { code, all } = await runNpm(
      ["ci", "--ignore-scripts", "--no-audit", "--no-fund", ...args],
      directory,
    );
    if (code === 0) return null;
    failure = all;
    if (/ENOSPC/.test(all)) break;
  }
  return failure;
};

/**
 * Installs the packages of this checkout. They replace the old ones only when all are there.
 * Returns npm's output if it failed, otherwise null.
 * @param {boolean} development Whether to install the packages for development as well.
 * @returns {Promise<string | null>}
 */
export const installPackages = async (development) => {
  const unfinished = newFolder();
  try {
    for (const file of ["package.json", ".npmrc"]) {
      fs.copyFileSync(path.join(root, file), path.join(unfinished, file));
    }
    const lock = JSON.parse(fs.readFileSync(path.join(root, "package-lock.json"), "utf8"));
    const failure = await installLocked(unfinished, lock, development ? [] : ["--omit=dev"]);
    if (failure !== null) return failure;
    const installed = path.join(root, "node_modules");
    fs.rmSync(installed, { recursive: true, force: true });
    fs.renameSync(path.join(unfinished, "node_modules"), installed);
    return null;
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
};

/**
 * Installs one package from the registry into a directory and verifies its digest with a lockfile.
 */
const download = async (directory, name, version) => {
  const dependencies = { [name]: version };
  const entry = { version, integrity: packages[version][name] };
  fs.writeFileSync(
    path.join(directory, "package.json"),
    JSON.stringify({ private: true, dependencies }),
  );
  const failure = await installLocked(directory, {
    lockfileVersion: 3,
    packages: { "": { dependencies }, [`node_modules/${name}`]: entry },
  });
  if (failure !== null) throw new NodeNotInstalled(reasonOf(failure));
  const program = programOf(directory, name);
  const answer = spawnSync(program, ["--version"], { encoding: "utf8" });
  if (answer.status !== 0 || answer.stdout.trim() !== `v${version}`) {
    throw new NodeNotInstalled(`it does not run on this machine`);
  }
};

/**
 * Returns the path of a Node for this checkout, downloaded from the npm registry on first use.
 * Rejects with NodeNotInstalled, with nothing left behind.
 * @param {string} version A version in node-packages.json.
 * @param {(line: string) => void} print
 * @returns {Promise<string>}
 */
export const installNode = async (version, print = console.log) => {
  const name = packageName();
  const directory = path.join(folder, `${name}-${version}`);
  const program = programOf(directory, name);
  if (fs.existsSync(program)) return program;
  if (!(packages[version] && packages[version][name])) {
    throw new NodeNotInstalled(`There is no Node ${version} to download for ${name}. ${remedy}`);
  }
  print(`Downloading Node ${version} for this checkout only (once; the system's Node stays) …`);
  let unfinished = null;
  try {
    unfinished = newFolder();
    await download(unfinished, name, version);
    fs.chmodSync(unfinished, 0o755);
    fs.renameSync(unfinished, directory);
  } catch (error) {
    if (unfinished) fs.rmSync(unfinished, { recursive: true, force: true });
    // A concurrent start of this checkout may have finished first.
    if (fs.existsSync(program)) return program;
    throw new NodeNotInstalled(
      `Node ${version} could not be installed for this checkout: ${error.message}. ${remedy}`,
    );
  }
  return program;
};

const nodeForThisCheckout = async () => {
  if (major < oldestWithDownload) {
    throw new NodeNotInstalled(
      `Nivasa needs Node ${oldest.join(".")} or newer; this is ${process.version}. ${remedy}`,
    );
  }
  const name = packageName();
  const version = downloads.find((candidate) => packages[candidate][name]);
  if (!version) {
    throw new NodeNotInstalled(
      `Nivasa needs Node ${oldest.join(".")} or newer; this is ${process.version}, and there is no download for ` +
        `${process.platform} ${process.arch}. ${remedy}`,
    );
  }
  return installNode(version, (line) => console.log(`${process.version} is too old. ${line}`));
};

/**
 * Whether npm on this Node installs what it installs on a supported one. On others it skips native
 * parts, because their `engines` exclude the Node that installs them.
 */
export const installsAllParts = (major, minor) =>
  (major === 20 && minor >= 19) || (major === 22 && minor >= 13);

/**
 * Installs the packages of a fresh clone while Node is downloaded. If that fails, the script tries
 * again and reports the reason.
 */
const installMeanwhile = async () => {
  const script = process.argv[2];
  const isFresh =
    fs.existsSync(path.join(root, "package-lock.json")) &&
    !fs.existsSync(path.join(root, "node_modules"));
  // Operator commands install nothing.
  if (!isFresh || !installsAllParts(major, minor) || script === "setup/command.ts") return;
  console.log("Installing packages (once) …");
  await installPackages(script !== "setup/start.ts").catch(() => undefined);
};

/** Returns an environment in which every `node`, including nested npm calls, is the given one. */
export const environmentOf = (program) => {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") || "PATH";
  return {
    ...process.env,
    [key]: [path.dirname(program), process.env[key]].filter(Boolean).join(path.delimiter),
    NODE: program,
    npm_node_execpath: program,
  };
};

/** Continues in another Node process: forwards signals, and exits with its exit code. */
const continueIn = (program) => {
  const child = spawn(program, process.argv.slice(1), {
    stdio: "inherit",
    env: environmentOf(program),
  });
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  child.on("error", (error) => {
    console.error(`\n${program} could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => {
    for (const each of signals) process.off(each, pass);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code);
  });
};

const main = async () => {
  if (!fits) {
    const node = nodeForThisCheckout();
    continueIn((await Promise.all([node, installMeanwhile()]))[0]);
    return;
  }
  process.argv.splice(1, 1);
  const script = path.resolve(root, process.argv[1]);
  process.argv[1] = script;
  import(pathToFileURL(script).href).catch((error) => {
    console.error(error);
    process.exit(1);
  });
};

const isProgram = () =>
  process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);

if (isProgram()) {
  main().catch((error) => {
    console.error(error instanceof NodeNotInstalled ? `\n${error.message}\n` : error);
    // Also ends an installation of packages.
    process.exit(1);
  });
}
