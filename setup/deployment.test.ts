import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { satisfies } from "semver";
import { describe, expect, it } from "vitest";
import { parse, parseDocument } from "yaml";
import { serverEnvironment, serverFile, serverFlags } from "./build.ts";
import { readLock } from "./lock.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

interface Service {
  readonly image?: string;
  readonly restart?: string;
  readonly profiles?: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<
    Record<string, { readonly condition: string; readonly required?: boolean }>
  >;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: unknown;
        readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
        readonly services?: Readonly<Record<string, { readonly image: string }>>;
        readonly env?: Readonly<Record<string, string>>;
        readonly steps: readonly Step[];
      }
    >
  >;
}

const compose = parse(read("docker-compose.yml"), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const workflow = parse(read(".github/workflows/ci.yml")) as Workflow;
const jobs = Object.values(workflow.jobs);
const dockerfile = read("Dockerfile");
const documents = [
  "README.md",
  "catalogue/README.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => `docs/${path}`),
];

/** Three numbers, or a date with time; never `latest` or another moving tag. */
const isPinned = (image: string): boolean =>
  /:v?\d+\.\d+\.\d+(-[a-z0-9.-]+)?$|:RELEASE\.\d{4}-\d\d-\d\dT[\d-]+Z$/.test(image);

/** The package's types import files without extensions, which don't resolve here. */
interface ComposeLinter {
  readonly DCLinter: new (config: object) => {
    lintFiles(
      paths: readonly string[],
      recursive: boolean,
    ): readonly {
      readonly messages: readonly { readonly rule: string; readonly message: string }[];
    }[];
  };
}

/** Violations of the Compose schema. The linter's style rules are ignored. */
const problemsOf = async (path: string): Promise<readonly string[]> => {
  const { DCLinter } = (await import("dclint")) as unknown as ComposeLinter;
  return new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
    .lintFiles([path], false)
    .flatMap(({ messages }) => messages)
    .filter(({ rule }) => rule === "invalid-schema")
    .map(({ message }) => message);
};

describe("docker-compose.yml", () => {
  it("conforms to the Compose specification", async () => {
    expect(parseDocument(read("docker-compose.yml"), { merge: true }).errors).toEqual([]);
    expect(await problemsOf(join(root, "docker-compose.yml"))).toEqual([]);
  });

  it("is checked by a schema that refuses unknown keys", async () => {
    const path = join(temporaryDirectory(), "docker-compose.yml");
    writeFileSync(path, "services:\n  app:\n    image: nivasa:0.1.0\n    healthchek: {}\n");
    expect((await problemsOf(path)).join("\n")).toMatch(/additional/);
  });

  it.each(services)("%s has a pinned image", (_name, { image }) => {
    expect(image).toSatisfy(isPinned);
  });

  const lasting = services.filter(([, { restart }]) => restart === "unless-stopped");

  it("runs the shop and every engine", () => {
    expect(lasting.map(([name]) => name)).toEqual([
      "app",
      "kurrentdb",
      "eventstore",
      "kurrentdb1",
      "kurrentdb2",
      "kurrentdb3",
      "mongodb",
      "mailpit",
      "minio",
    ]);
  });

  it.each(lasting)("%s has a health check and stores its data in a volume", (_name, service) => {
    expect(service.healthcheck?.test.length).toBeGreaterThan(1);
    expect(service.volumes?.length).toBeGreaterThan(0);
  });

  it("declares every volume that is used, and uses every volume that is declared", () => {
    const used = services.flatMap(([, { volumes = [] }]) => volumes.map((v) => v.split(":")[0]));
    expect([...new Set(used)].sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  it("waits only for services that exist and can reach the awaited state", () => {
    for (const [name, { depends_on = {}, profiles }] of services) {
      for (const [needed, { condition, required = true }] of Object.entries(depends_on)) {
        const service = compose.services[needed];
        const text = `${name} waits for ${needed}`;
        expect(service, text).toBeDefined();
        if (condition === "service_healthy") expect(service?.healthcheck, text).toBeDefined();
        else expect(service?.restart, text).not.toBe("unless-stopped");
        if (required) expect(service?.profiles, text).toEqual(service?.profiles && profiles);
      }
    }
  });

  it("contains no secrets: each comes from outside", () => {
    const settings = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const secret = settings.filter(([name]) => /PASSWORD|SECRET|TOKEN|KEY$/.test(name));
    expect(secret.length).toBeGreaterThan(0);
    for (const [name, value] of secret) expect(value, name).toMatch(/^\$\{[A-Z_]+:[?-][^}]*\}$/);
    for (const [name, value] of settings) {
      const [, password] = /\/\/[^/@:]*:(.+)@/.exec(value) ?? [];
      if (password !== undefined) expect(password, name).toMatch(/^\$\{[A-Z_]+:\?[^}]+\}$/);
      expect(value, name).not.toMatch(/(PASSWORD|SECRET|TOKEN):-[^}]/);
    }
  });

  it("names the engines to the shop", () => {
    expect(compose.services["app"]?.environment).toMatchObject({
      EVENTSTORE_URL: expect.stringContaining("kurrentdb://") as string,
      MONGODB_URL: expect.stringContaining("replicaSet=rs0") as string,
      SMTP_URL: expect.stringContaining("smtp://") as string,
      STORAGE_URL: expect.stringContaining("minio") as string,
    });
  });

  it("opens only the shop's ports beyond this machine", () => {
    for (const [name, { ports = [] }] of services) {
      if (name === "app") continue;
      for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it("has three nodes in the profile cluster, each knowing the other two", () => {
    const nodes = services.filter(([name]) => /^kurrentdb\d$/.test(name));
    expect(nodes).toHaveLength(3);
    const names = nodes.map(([name]) => name);
    for (const [name, { profiles, environment = {} }] of nodes) {
      expect(profiles).toEqual(["cluster"]);
      expect(environment).toMatchObject({
        KURRENTDB_CLUSTER_SIZE: "3",
        KURRENTDB_NODE_HOST_ADVERTISE_AS: name,
        KURRENTDB_GOSSIP_SEED: names
          .filter((other) => other !== name)
          .map((other) => `${other}:2113`)
          .join(","),
      });
      expect(environment).not.toHaveProperty("KURRENTDB_INSECURE");
    }
  });
});

describe("Dockerfile", () => {
  const copied = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = ""]) => image);

  it("starts from pinned images of the Node that .nvmrc names", () => {
    expect(copied.length).toBeGreaterThan(1);
    for (const image of copied) {
      expect(image).toSatisfy(isPinned);
      expect(image).toMatch(new RegExp(`^node:${read(".nvmrc").trim()}\\.`));
    }
  });

  it("runs as a non-root user, has a health check and names its volume", () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
    expect(last).toMatch(/^USER 1000:1000$/m);
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
    expect(last).toMatch(/^VOLUME \/data$/m);
    expect(last).toMatch(/HOST=0\.0\.0\.0/);
  });

  it("starts the built server as `npm start` does", () => {
    const entrypoint = /^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1] ?? "[]";
    expect(JSON.parse(entrypoint)).toEqual([
      "node",
      ...serverFlags,
      relative(root, serverFile).replaceAll("\\", "/"),
    ]);
    for (const [name, value] of Object.entries(serverEnvironment)) {
      expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, "m"));
    }
  });

  it("builds with the script that testing/image.int.test.ts runs, from everything it copies", () => {
    const steps = [...dockerfile.matchAll(/^(?:COPY|RUN) .*/gm)].map(([step]) => step);
    expect(steps).toEqual([
      "COPY . .",
      "RUN node setup/image.ts",
      "COPY --from=build /app ./",
      "RUN install -d -o 1000 -g 1000 /data",
    ]);
  });

  it("has every folder that the server imports in its build context", () => {
    const { imports } = JSON.parse(read("package.json")) as { imports: Record<string, string> };
    const folders = Object.values(imports).map((path) => path.split("/")[1] ?? "");
    const sent = read(".dockerignore").split("\n");
    for (const folder of [...folders, "package.json", "package-lock.json", "schema.graphql"]) {
      expect(sent).toContain(`!${folder}`);
    }
  });
});

describe(".github/workflows/ci.yml", () => {
  it("runs the checks on the reference Node and an old one, and the shop on each supported Node and system", () => {
    const { checks, systems } = workflow.jobs;
    expect(checks?.strategy?.matrix.node).toEqual([20, Number(read(".nvmrc"))]);
    expect(checks?.steps.map(({ run }) => run)).toContain(".ci/run");
    expect(systems?.strategy?.matrix.node).toEqual([20, 22, 24, 26]);
    expect(systems?.steps.map(({ run }) => run)).toContain(
      "node setup/node.mjs setup/run.ts testing/shop-load.ts",
    );
  });

  it("builds and starts the image", () => {
    const commands = workflow.jobs["image"]?.steps.map(({ run }) => run).join("\n");
    expect(commands).toMatch(
      /^docker build[\s\S]*docker run .*--read-only[\s\S]*healthy[\s\S]*docker stop/m,
    );
  });

  it("tests against engines of the versions in docker-compose.yml", () => {
    const job = jobs.find(({ services: engines }) => engines);
    expect(job?.env).toMatchObject({
      EVENTSTORE_URL: expect.stringMatching(/^esdb:/) as string,
      KURRENTDB_URL: expect.stringMatching(/^kurrentdb:/) as string,
      MONGODB_URL: expect.stringMatching(/^mongodb:/) as string,
    });
    for (const name of ["eventstore", "kurrentdb", "mongodb"]) {
      expect(job?.services?.[name]?.image).toBe(compose.services[name]?.image);
    }
  });

  it("has read access to the repository only, with actions of full versions", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const { permissions, steps } of jobs) {
      expect(permissions).toBeUndefined();
      for (const { uses } of steps) if (uses) expect(uses).toMatch(/@v\d+\.\d+\.\d+$/);
    }
  });
});

describe("package.json", () => {
  const { engines, scripts } = JSON.parse(read("package.json")) as {
    readonly engines: { readonly node: string };
    readonly scripts: Readonly<Record<string, string>>;
  };

  it("starts every script with `exec` through the launcher, so that signals reach it", () => {
    for (const script of Object.values(scripts)) {
      expect(script).toMatch(/^exec node setup\/node\.mjs (setup\/[a-z]+\.ts)/);
    }
  });

  it("requires the Node version named in README and launcher", () => {
    const oldest = engines.node.replace(">=", "");
    expect(read("README.md")).toContain(`Node ${oldest} or newer`);
    expect(read("setup/node.mjs")).toContain(`const oldest = [${oldest.replace(".", ", ")}];`);
  });

  it.each(["22.18.0", "24.21.0", "26.10.0"])("has no package that excludes Node %s", (version) => {
    // Node is no longer built for 32 bits. npm skips these parts on every supported platform.
    const refusing = Object.entries(readLock().packages).filter(
      ([, { engines: wanted, cpu }]) =>
        !satisfies(version, wanted?.node ?? "*") && !cpu?.includes("ia32"),
    );
    expect(refusing.map(([path]) => path)).toEqual([]);
  });
});

describe("documents", () => {
  it("name only existing scripts", () => {
    const scripts = ["package.json", "catalogue/package.json"].flatMap((path) =>
      Object.keys((JSON.parse(read(path)) as { scripts: Record<string, string> }).scripts),
    );
    const named = documents.flatMap((path) =>
      [...read(path).matchAll(/\bnpm (?:run )?([a-z][a-z:-]*)/g)]
        .map(([, script = ""]) => script)
        .filter((script) => !["ci", "install", "registry"].includes(script)),
    );
    expect(named).toContain("start");
    expect(scripts).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  it("docs/operations.md quotes only messages that are in the code", () => {
    const sources = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, "tsconfig.json")))
      .flatMap(({ name }) =>
        readdirSync(join(root, name), { recursive: true, encoding: "utf8" })
          .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes("node_modules"))
          .map((path) => read(`${name}/${path}`)),
      )
      .join("\n");
    const [, failures = ""] = read("docs/operations.md").split("## When something fails");
    const quoted = [...failures.matchAll(/`([^`]+)`/g)]
      .flatMap(([, message = ""]) => message.split("…"))
      .map((part) => part.replaceAll(/\s+/g, " ").trim())
      .map((part) => part.replace(/^\w+\.db /, ""))
      .filter((part) => part.includes(" ") && !part.startsWith("--"));
    expect(quoted.length).toBeGreaterThan(20);
    // In the code one message has a placeholder for the engine.
    const inCode = (part: string) =>
      part.replace(/^(EventStoreDB|KurrentDB|MongoDB)\b/, "${engine}");
    const isInCode = (part: string) => [part, inCode(part)].some((each) => sources.includes(each));
    expect(quoted.filter((part) => !isInCode(part))).toEqual([]);
  });

  it("docs/settings.md has a row for every setting of server/settings/config.ts", () => {
    const settings = [...read("server/settings/config.ts").matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
      ([, name]) => name,
    );
    expect(settings).toContain("DATA_DIR");
    const rows = [...read("docs/settings.md").matchAll(/^\| `([A-Z_]+)` +\|/gm)];
    expect(rows.map(([, name]) => name)).toEqual(expect.arrayContaining(settings));
  });
});
