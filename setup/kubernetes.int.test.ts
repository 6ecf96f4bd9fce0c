import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Deployment } from "kubernetes-types/apps/v1.js";
import type { ConfigMap } from "kubernetes-types/core/v1.js";
import type { PodDisruptionBudget } from "kubernetes-types/policy/v1.js";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { typeErrorsIn } from "../testing/type-errors.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

interface Kustomization {
  readonly resources: readonly string[];
  readonly images: readonly { readonly name: string; readonly newTag: string }[];
}

const folder = "deploy/kubernetes";
const files = readdirSync(join(root, folder));
const kustomization = parse(read(`${folder}/kustomization.yaml`)) as Kustomization;
const manifests = kustomization.resources.flatMap((name) =>
  parseAllDocuments(read(`${folder}/${name}`)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);

const named = (kind: string, name: string): Manifest | undefined =>
  manifests.find((each) => each.kind === kind && each.metadata.name === name);

const deployment = (name: string) => named("Deployment", name) as Deployment & Manifest;

/** The module of the published types that describes an API version. */
const moduleOf = (apiVersion: string): string => {
  const [group = "", version] = apiVersion.includes("/")
    ? apiVersion.split("/")
    : ["core", apiVersion];
  return join(root, "node_modules/kubernetes-types", group.replace(".k8s.io", ""), String(version));
};

/**
 * Errors of manifests according to the types that are generated from the OpenAPI definitions of
 * Kubernetes. The compiler reports wrong types, missing fields and unknown fields.
 */
const problemsOf = (checked: readonly Manifest[]): Promise<string> =>
  typeErrorsIn(
    checked.flatMap((manifest, index) => [
      `import type { ${manifest.kind} as Kind${index} } from "${moduleOf(manifest.apiVersion)}";`,
      `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest)};`,
    ]),
  );

describe("deploy/kubernetes", () => {
  it("conforms to the API of Kubernetes", async () => {
    expect(manifests.length).toBeGreaterThan(7);
    expect(await problemsOf(manifests)).toBe("");
  });

  it("is checked by types that refuse unknown and missing fields", async () => {
    const { spec, ...web } = deployment("web");
    const { selector: _selector, ...incomplete } = spec ?? { selector: null };
    const problems = await problemsOf([
      { ...web, spec: { ...spec, replcas: 3 } } as unknown as Manifest,
      { ...web, spec: incomplete } as unknown as Manifest,
    ]);
    expect(problems).toMatch(/replcas/);
    expect(problems).toMatch(/'selector' is missing/);
  });

  it("lists every file, and uses the image of docker-compose.yml", () => {
    expect(files.toSorted()).toEqual(["kustomization.yaml", ...kustomization.resources].toSorted());
    const compose = parse(read("docker-compose.yml"), { merge: true }) as {
      readonly services: { readonly app: { readonly image: string } };
    };
    const [image] = kustomization.images;
    expect(`${image?.name}:${image?.newTag}`).toBe(compose.services.app.image);
  });

  it.each(["web", "projector"])("runs %s in its role with probes and a budget", (name) => {
    const { spec } = deployment(name);
    const [container] = spec?.template.spec?.containers ?? [];
    expect(container).toMatchObject({
      image: kustomization.images[0]?.name,
      args: ["--role", name],
      livenessProbe: { httpGet: { path: "/livez", port: "http" } },
      readinessProbe: { httpGet: { path: "/readyz", port: "http" } },
      startupProbe: { httpGet: { path: "/livez", port: "http" } },
      ports: [{ name: "http", containerPort: 4000 }],
    });
    const { spec: budget } = named("PodDisruptionBudget", name) as PodDisruptionBudget;
    expect(budget).toMatchObject({ selector: spec?.selector });
    expect(budget?.minAvailable).toBeLessThan(spec?.replicas ?? 0);
    expect(spec?.template.metadata?.labels).toEqual(spec?.selector.matchLabels);
    expect(named("Service", "web")).toMatchObject({ spec: { selector: { app: "web" } } });
  });

  it("sets only settings of server/settings/config.ts", () => {
    const { data = {} } = named("ConfigMap", "nivasa") as ConfigMap;
    const web = deployment("web").spec?.template.spec;
    const variables = [
      ...Object.keys(data),
      ...(web?.containers[0]?.env ?? []).map((variable) => variable.name),
    ];
    const source = read("server/settings/config.ts");
    for (const variable of variables) expect(source).toMatch(new RegExp(`^ {2}${variable}: `, "m"));
    const drain = Number(web?.containers[0]?.env?.[0]?.value);
    expect(web?.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
  });
});
