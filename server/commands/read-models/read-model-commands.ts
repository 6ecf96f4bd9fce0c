import { randomUUID } from "node:crypto";
import { pause } from "#event-store/pause.ts";
import {
  createReadModelVersions,
  type ReadModelVersions,
  type MaintenanceJob,
} from "#projections/engine/read-model-versions.ts";
import { collectionsOf, olderOf, takeOlderAway } from "#projections/engine/stored-versions.ts";
import { collectionOf, type Projection } from "#projections/engine/projection.ts";
import { shopProjections } from "#projections/read-models.ts";
import { CommandProblem } from "../../errors/command-problem.ts";
import type { Config } from "../../settings/config.ts";
import type { Log } from "../../log/log.ts";
import { openReadModelAccess, type ReadModelAccess } from "./read-model-access.ts";
import { backlogText, percent, readModelList } from "./read-model-list.ts";

type Print = (...lines: readonly string[]) => void;

const usage = "Usage: npm run shop -- projections list | rebuild NAME | verify NAME | drop NAME";

const pollIntervalMs = 200;
const printMs = 1000;
/** The process that writes the read models checks for requests several times a second. */
const requestTimeoutMs = 15_000;
/** An active process of another version answers sooner. */
const olderRequestTimeoutMs = 3000;

/**
 * Implements `npm run shop -- projections`: lists read models, builds a new version of one next to
 * the serving one, compares one with the log, or deletes stored versions. A running shop does the
 * work; without one, the command does. Throws CommandProblem, also if a comparison finds
 * differences.
 */
export const runReadModelCommand = async (
  args: readonly string[],
  config: Config,
  log: Log,
  print: Print,
): Promise<void> => {
  const [action = "", name = "", ...more] = args;
  if (more.length > 0 || !["list", "rebuild", "verify", "drop"].includes(action)) {
    throw new CommandProblem(usage);
  }
  const access = await openReadModelAccess(config, log);
  try {
    const versions = createReadModelVersions(access.documents);
    await versions.refresh();
    if (action === "list") {
      print(...(await readModelList(access, shopProjections, versions.all())));
    } else {
      await workOn({ access, versions, print }, action as MaintenanceJob["action"], name);
    }
  } finally {
    await access.close();
  }
};

interface Tools {
  readonly access: ReadModelAccess;
  readonly versions: ReadModelVersions;
  readonly print: Print;
}

const workOn = async (
  tools: Tools,
  action: MaintenanceJob["action"],
  name: string,
): Promise<void> => {
  const { access, versions } = tools;
  const projection = projectionOf(name, versions);
  const model = collectionOf(projection);
  await access.work();
  await versions.refresh();
  if (!versions.all().has(model)) {
    throw new CommandProblem(`${model} has not been built yet. Start the shop to build it.`);
  }
  if (action === "drop") {
    await drop(tools, projection, name);
    return;
  }
  await requestAndWait(
    tools,
    model,
    { id: randomUUID(), action },
    requestTimeoutMs,
    noProcessAnswered,
  );
};

/** Finds a projection by its name or the name of one of its collections. Throws CommandProblem. */
const projectionOf = (name: string, versions: ReadModelVersions): Projection => {
  const rows = versions.all();
  const found = shopProjections.find(
    (projection) =>
      projection.name === name ||
      [collectionOf(projection), ...olderOf(projection, rows).map(([model]) => model)].some(
        (model) => {
          const row = rows.get(model);
          return model === name || (row && collectionsOf(row).includes(name));
        },
      ),
  );
  if (found) return found;
  throw new CommandProblem(
    `There is no read model "${name}". There are: ${shopProjections.map((each) => each.name).join(", ")}`,
  );
};

const noProcessAnswered = (): never => {
  throw new CommandProblem(
    "No process that writes read models has taken this request within 15 seconds. It will be done when one runs: " +
      "node server/main.ts --role projector",
  );
};

/** Stores a request and prints its progress until it ends. Throws CommandProblem if it failed. */
const requestAndWait = async (
  { access, versions, print }: Tools,
  model: string,
  job: MaintenanceJob,
  timeoutMs: number,
  onTimeout: () => Promise<void> | never,
): Promise<void> => {
  const requested = await versions.change(model, (row) => {
    if (row.request === null) return { ...row, request: job };
    if (row.request.action === job.action) return row;
    throw new CommandProblem(
      `${model} is busy with another request (${row.request.action}). Try again when it is done.`,
    );
  });
  const id = requested?.request?.id;
  const begun = performance.now();
  let printed = begun;
  for (;;) {
    await versions.refresh();
    const row = versions.all().get(model);
    const report = row?.report?.request === id ? row?.report : null;
    if (report?.state === "done") {
      print(report.text);
      return;
    }
    if (report?.state === "failed") throw new CommandProblem(report.text);
    if (!report && performance.now() - begun > timeoutMs) {
      await onTimeout();
      return;
    }
    if (report && job.action !== "drop" && performance.now() - printed > printMs) {
      printed = performance.now();
      const building = row?.building ?? null;
      const checkpoint = building === null ? null : await access.documents.checkpoint(building);
      print(
        `${building ?? model}: ${percent(report.progress)}` +
          (building === null ? "" : `, ${backlogText(await access.eventsAfter(checkpoint))} left`),
      );
    }
    await pause(pollIntervalMs, never);
  }
};

const never = new AbortController().signal;

const drop = async (tools: Tools, projection: Projection, name: string): Promise<void> => {
  const { versions, print } = tools;
  const model = collectionOf(projection);
  const isMeant = (collection: string) => name === projection.name || name === collection;
  const { serving, kept } = versions.of(model);
  if (name === serving) {
    throw new CommandProblem(`${serving} is the serving version and cannot be dropped.`);
  }
  const older = olderOf(projection, versions.all()).filter(([, row]) =>
    collectionsOf(row).some(isMeant),
  );
  const here = kept.filter(isMeant);
  if (here.length + older.length === 0) {
    print(`There is no stored version of ${name} besides ${serving}.`);
    return;
  }
  for (const collection of here) {
    const request = { id: randomUUID(), action: "drop", collection } as const;
    await requestAndWait(tools, model, request, requestTimeoutMs, noProcessAnswered);
  }
  for (const [olderModel] of older) await dropOlder(tools, olderModel);
};

/**
 * Deletes a read model of another release, with all its versions. An active process of that release
 * refuses the request. If none answers, the read model is no longer used.
 */
const dropOlder = async (tools: Tools, model: string): Promise<void> => {
  const { access, versions, print } = tools;
  const takeAway = async () => {
    const gone = await takeOlderAway(access.documents, versions, model);
    print(...gone.map((collection) => `Deleted ${collection}`));
  };
  if (access.alone) {
    await takeAway();
    return;
  }
  const collection = versions.of(model).serving;
  const request = { id: randomUUID(), action: "drop", collection } as const;
  await requestAndWait(tools, model, request, olderRequestTimeoutMs, takeAway);
};
