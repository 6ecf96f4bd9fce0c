import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import dockerIgnore from "@balena/dockerignore";
import { Copy, DockerfileParser, Env, From, type Instruction } from "dockerfile-ast";
import { installNode, npmCli } from "../setup/node.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The result of a `docker build` as a directory that contains the image's root. */
export interface Image {
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly workingDirectory: string;
  readonly user: { readonly uid: number; readonly gid: number };
  readonly volumes: readonly string[];
  readonly entrypoint: readonly string[];
  readonly healthcheck: readonly string[];
}

type Stage = { -readonly [key in keyof Image]: Image[key] };

/** Files of the checkout that `.dockerignore` includes, relative to its root. */
const buildContext = (): readonly string[] => {
  const ignore = dockerIgnore
    .default()
    .add(readFileSync(join(root, ".dockerignore"), "utf8").split("\n"));
  const below = (directory: string): readonly string[] =>
    readdirSync(join(root, directory), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(directory, entry.name);
      if (ignore.ignores(path)) return [];
      return entry.isDirectory() ? below(path) : [path];
    });
  return below("");
};

/** Replaces the shell of a stage: the image's Node and npm, without a compiler or Python. */
const startStage = (directory: string, image: string): Stage => {
  const version = /^node:(\d+\.\d+\.\d+)-/.exec(image)?.[1];
  if (version === undefined) throw new Error(`Not a Node image: ${image}`);
  const programs = join(directory, "usr/local/bin");
  mkdirSync(programs, { recursive: true });
  mkdirSync(join(directory, "tmp"));
  chmodSync(join(directory, "tmp"), 0o1777);
  copyFileSync(
    installNode(version, () => undefined),
    join(programs, "node"),
  );
  chmodSync(join(programs, "node"), 0o755);
  writeFileSync(join(programs, "npm"), `#!/bin/sh\nexec node "${npmCli()}" "$@"\n`, {
    mode: 0o755,
  });
  return {
    directory,
    environment: {},
    workingDirectory: "/",
    user: { uid: 0, gid: 0 },
    volumes: [],
    entrypoint: [],
    healthcheck: [],
  };
};

const wordsOf = (instruction: Instruction): readonly string[] =>
  instruction.getArguments().map((argument) => argument.getValue());

/** The list of an instruction in its JSON form. */
const jsonOf = (instruction: Instruction): readonly string[] => {
  const text = instruction.getTextContent();
  return JSON.parse(text.slice(text.indexOf("["))) as readonly string[];
};

const copy = (stage: Stage, instruction: Copy, stages: ReadonlyMap<string, Stage>): void => {
  const from = instruction.getFromFlag()?.getValue();
  const sources = wordsOf(instruction);
  const target = join(
    stage.directory,
    posix.resolve(stage.workingDirectory, sources.at(-1) ?? "."),
  );
  for (const source of sources.slice(0, -1)) {
    if (from) {
      const other = stages.get(from);
      if (!other) throw new Error(`No stage ${from}`);
      cpSync(join(other.directory, source), target, { recursive: true, verbatimSymlinks: true });
      continue;
    }
    const files =
      source === "." ? buildContext() : buildContext().filter((path) => path === source);
    if (files.length === 0) throw new Error(`COPY finds no ${source} in the build context`);
    for (const file of files) {
      mkdirSync(dirname(join(target, file)), { recursive: true });
      copyFileSync(join(root, file), join(target, file));
    }
  }
};

/** Maps absolute paths of the image, in a command or a setting, to paths of this machine. */
const located = (stage: Stage, text: string): string =>
  text.replace(/(?<=^|[\s=:])\/(?:app|data)\b/g, (path) => join(stage.directory, path));

/** The environment in which the image's programs run on this machine. */
export const environmentIn = (image: Image): Record<string, string> => ({
  PATH: `${join(image.directory, "usr/local/bin")}:/usr/bin:/bin`,
  TMPDIR: join(image.directory, "tmp"),
  CC: "/bin/false",
  CXX: "/bin/false",
  PYTHON: "/bin/false",
  ...Object.fromEntries(
    Object.entries(image.environment).map(([name, value]) => [name, located(image, value)]),
  ),
});

const runCommand = (stage: Stage, instruction: Instruction): void => {
  const command = instruction.getTextContent().replace(/^RUN\s+/, "");
  execFileSync("/bin/sh", ["-ec", located(stage, command)], {
    cwd: join(stage.directory, stage.workingDirectory),
    // The build uses this machine's registry settings.
    env: { ...process.env, NODE_ENV: "", ...environmentIn(stage) },
    stdio: ["ignore", "ignore", "pipe"],
  });
};

/**
 * Executes the Dockerfile step by step in an empty directory, without a container engine: COPY
 * respects `.dockerignore`, RUN uses the image's Node version. Needs root to set owners. Throws on
 * an instruction it doesn't know.
 */
export const buildImage = (directory: string): Image => {
  const dockerfile = DockerfileParser.parse(readFileSync(join(root, "Dockerfile"), "utf8"));
  const stages = new Map<string, Stage>();
  let stage: Stage | null = null;
  for (const instruction of dockerfile.getInstructions()) {
    if (instruction instanceof From) {
      const name = instruction.getBuildStage() ?? "image";
      stage = startStage(join(directory, name), instruction.getImage() ?? "");
      stages.set(name, stage);
      continue;
    }
    if (!stage) throw new Error("The Dockerfile does not begin with FROM");
    follow(stage, instruction, stages);
  }
  if (!stage) throw new Error("The Dockerfile has no stage");
  return stage;
};

const follow = (
  stage: Stage,
  instruction: Instruction,
  stages: ReadonlyMap<string, Stage>,
): void => {
  const words = wordsOf(instruction);
  if (instruction instanceof Copy) {
    copy(stage, instruction, stages);
    return;
  }
  if (instruction instanceof Env) {
    const added = instruction
      .getProperties()
      .map((property) => [property.getName(), property.getValue() ?? ""]);
    stage.environment = {
      ...stage.environment,
      ...(Object.fromEntries(added) as Image["environment"]),
    };
    return;
  }
  switch (instruction.getKeyword()) {
    case "WORKDIR":
      stage.workingDirectory = words[0] ?? "/";
      mkdirSync(join(stage.directory, stage.workingDirectory), { recursive: true });
      return;
    case "RUN":
      runCommand(stage, instruction);
      return;
    case "USER": {
      const [uid, gid] = (words[0] ?? "").split(":").map(Number);
      if (!uid || !gid) throw new Error(`USER must name two numbers: ${words.join(" ")}`);
      stage.user = { uid, gid };
      return;
    }
    case "VOLUME":
      stage.volumes = words;
      return;
    case "HEALTHCHECK":
      stage.healthcheck = jsonOf(instruction);
      return;
    case "ENTRYPOINT":
      stage.entrypoint = jsonOf(instruction);
      return;
    case "EXPOSE":
      return;
    default:
      throw new Error(`Unknown instruction ${instruction.getKeyword()}`);
  }
};

/** Paths below a directory that a user may write to, except those below `except`. */
export const writableBy = (
  directory: string,
  { uid, gid }: Image["user"],
  except: readonly string[],
): readonly string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (except.includes(path) || entry.isSymbolicLink()) return [];
    const stat = statSync(path);
    const isWritable =
      (stat.mode & 0o002) !== 0 ||
      (stat.uid === uid && (stat.mode & 0o200) !== 0) ||
      (stat.gid === gid && (stat.mode & 0o020) !== 0);
    return [
      ...(isWritable ? [path] : []),
      ...(entry.isDirectory() ? writableBy(path, { uid, gid }, except) : []),
    ];
  });
