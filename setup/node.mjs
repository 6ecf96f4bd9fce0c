/**
 * `node setup/node.mjs SCRIPT …` runs a script of this checkout on a Node that fits it: this one
 * where it is new enough, else one that is brought from the npm registry for this checkout alone.
 * The only place that knows of it. Plain JavaScript that Node 12 can read, because it is what an
 * old Node meets first.
 */
import { spawn, spawnSync } from "child_process";
import fs from "fs";
import path from "path";
import { fileURLToPath, pathToFileURL } from "url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = path.join(root, ".node");

/** Digests of the registry's packages, by version of Node and package. */
const packages = JSON.parse(
  fs.readFileSync(new URL("./node-packages.json", import.meta.url), "utf8"),
);

/**
 * What is brought, in order of preference: the registry does not have each version for each
 * platform.
 */
const brought = ["24.21.0", "26.10.0"];
const oldest = [22, 18];
/** Older ones run no npm that could bring another. */
const oldestThatBrings = 18;
const remedy = "Install Node 24 (https://nodejs.org) and try again.";

/** A sentence for the person at the terminal. */
export class NodeNotBrought extends Error {}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const fits = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);

/**
 * npm's own program, to be run by the Node that was chosen. `npm` itself is a shell script, which
 * Windows cannot start and which would look for a Node by itself.
 */
export const npmCli = () => {
  const beside = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    path.join(beside, "node_modules/npm/bin/npm-cli.js"),
    path.join(beside, "../lib/node_modules/npm/bin/npm-cli.js"),
  ];
  const found = candidates.find(
    (candidate) => candidate && /npm-cli\.c?js$/.test(candidate) && fs.existsSync(candidate),
  );
  if (!found) throw new NodeNotBrought("npm was not found: start this with `npm run`.");
  return found;
};

const isMusl = () =>
  process.platform === "linux" && !process.report.getReport().header.glibcVersionRuntime;

/**
 * Name of the registry's package with a Node for this machine, the way its publisher names them.
 */
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

/** Why npm could not bring it, in words. */
const reasonOf = (output) => {
  if (/EINTEGRITY/.test(output)) return "what arrived does not match its checksum";
  if (/E404|ETARGET|notarget/.test(output)) return "the npm registry does not have it";
  if (/ENOSPC/.test(output)) return "the disk is full";
  if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|network|fetch/i.test(output)) {
    return "the npm registry could not be reached";
  }
  const lines = output.split("\n").filter((line) => /npm (ERR|error)/.test(line));
  return (lines[0] || "npm failed").replace(/^npm (ERR!|error) /, "");
};

/** Folders that a killed start left behind; a younger one may be another start's. */
const removeLeftOvers = () => {
  for (const name of fs.readdirSync(folder)) {
    const left = path.join(folder, name);
    if (name.startsWith("unfinished-") && Date.now() - fs.statSync(left).mtimeMs > 600000) {
      fs.rmSync(left, { recursive: true, force: true });
    }
  }
};

/** Installs one package of the registry into a directory, held to its digest by a lock. */
const download = (directory, name, version) => {
  const dependencies = { [name]: version };
  const entry = { version, integrity: packages[version][name] };
  const files = {
    "package.json": { private: true, dependencies },
    "package-lock.json": {
      lockfileVersion: 3,
      packages: { "": { dependencies }, [`node_modules/${name}`]: entry },
    },
  };
  for (const [file, content] of Object.entries(files)) {
    fs.writeFileSync(path.join(directory, file), JSON.stringify(content));
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [npmCli(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: directory, encoding: "utf8", env: { ...process.env, npm_config_loglevel: "error" } },
  );
  if (status !== 0) throw new NodeNotBrought(reasonOf(`${stderr}${stdout}`));
  const program = programOf(directory, name);
  const answer = spawnSync(program, ["--version"], { encoding: "utf8" });
  if (answer.status !== 0 || answer.stdout.trim() !== `v${version}`) {
    throw new NodeNotBrought(`it does not run on this machine`);
  }
};

/**
 * Path of a Node of that version for this checkout, brought from the npm registry where it is not
 * there yet. Throws NodeNotBrought, with nothing left behind.
 * @param {string} version One that node-packages.json names.
 * @param {(line: string) => void} tell
 */
export const bringNode = (version, tell = console.log) => {
  const name = packageName();
  const directory = path.join(folder, `${name}-${version}`);
  const program = programOf(directory, name);
  if (fs.existsSync(program)) return program;
  if (!(packages[version] && packages[version][name])) {
    throw new NodeNotBrought(`There is no Node ${version} for ${name} to bring. ${remedy}`);
  }
  tell(`Bringing Node ${version} for this checkout alone (once; the machine's own stays) …`);
  let unfinished = null;
  try {
    fs.mkdirSync(folder, { recursive: true });
    removeLeftOvers();
    unfinished = fs.mkdtempSync(path.join(folder, "unfinished-"));
    download(unfinished, name, version);
    fs.chmodSync(unfinished, 0o755);
    fs.renameSync(unfinished, directory);
  } catch (error) {
    if (unfinished) fs.rmSync(unfinished, { recursive: true, force: true });
    // Another start of this checkout may have been faster.
    if (fs.existsSync(program)) return program;
    throw new NodeNotBrought(
      `Node ${version} could not be brought for this checkout: ${error.message}. ${remedy}`,
    );
  }
  return program;
};

const nodeForThisCheckout = () => {
  if (major < oldestThatBrings) {
    throw new NodeNotBrought(
      `Nivasa needs Node ${oldest.join(".")} or newer; this is ${process.version}. ${remedy}`,
    );
  }
  const name = packageName();
  const version = brought.find((candidate) => packages[candidate][name]);
  if (!version) {
    throw new NodeNotBrought(
      `Nivasa needs Node ${oldest.join(".")} or newer; this is ${process.version}, and there is none to bring for ` +
        `${process.platform} ${process.arch}. ${remedy}`,
    );
  }
  return bringNode(version, (line) => console.log(`${process.version} is too old. ${line}`));
};

/**
 * The environment of a child in which every `node`, nested npm calls included, is the given one.
 */
export const environmentOf = (program) => {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") || "PATH";
  return {
    ...process.env,
    [key]: [path.dirname(program), process.env[key]].filter(Boolean).join(path.delimiter),
    NODE: program,
    npm_node_execpath: program,
  };
};

/** Goes on in another Node: signals reach it, and its end is this one's. */
const goOnWith = (program) => {
  const child = spawn(program, process.argv.slice(1), {
    stdio: "inherit",
    env: environmentOf(program),
  });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
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

const main = () => {
  if (!fits) {
    goOnWith(nodeForThisCheckout());
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
  try {
    main();
  } catch (error) {
    if (!(error instanceof NodeNotBrought)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
