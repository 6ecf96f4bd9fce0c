import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { strToU8, zipSync } from "fflate";
import { z } from "zod";
import { languages } from "#domain/constants.ts";
import type { PageState } from "#domain/page/decider.ts";
import type { PageTexts } from "#domain/page/events.ts";
import type { Position } from "#domain/ports.ts";
import { invalidInput, type CommandReused, type NotFound } from "#domain/refusal.ts";
import type { Settings } from "#domain/settings/events.ts";
import { commandOf, viewerOf } from "../access.ts";
import type { RestDependencies } from "../context.ts";
import { bytesOfDataUrl } from "../data-url.ts";
import { sendRefusal } from "../errors.ts";
import { fileNameOf } from "../file-name.ts";
import { limitJsonValues } from "../json-values.ts";
import { createLargeBodies } from "../large-bodies.ts";
import {
  formatName,
  formatVersion,
  pictureAddresses,
  pictureName,
  shopFile,
  type Configuration,
} from "./format.ts";
import { planImport, type PageHere, type Plan } from "./plan.ts";
import { fileLimits, readConfigurationFile } from "./read-file.ts";

/** A third longer than the zip, with room for the other fields. */
const bodyBytes = Math.ceil((fileLimits.zipBytes * 4) / 3) + 64 * 1024;

/** An import uses several times the file's memory. */
const importsAtOnce = { inAll: 1, perPerson: 1 } as const;

const busy = {
  code: "UNAVAILABLE",
  message: "Another configuration is being read. Please try again in a moment.",
  retryAfterSeconds: 5,
} as const;

/** Body of POST /api/shop/configuration. */
export const importBody = z.object({
  data: z.string().describe("The zip as a data URL."),
  confirm: z
    .boolean()
    .default(false)
    .describe("Stores the changes. Without it the answer only lists them."),
});

type Dependencies = Pick<
  RestDependencies,
  "settings" | "categories" | "pages" | "readModels" | "freshness" | "readPicture" | "takeFile"
>;

const refusedFile = (message: string) => invalidInput({ field: "data", message });

/** The configuration of the shop as a zip; a text if a picture is missing. */
const exported = async (
  { readModels, readPicture }: Dependencies,
  madeAt: string,
): Promise<Uint8Array | string> => {
  const { values, categories, pages } = await readModels.settings.current();
  const configuration: Configuration = {
    ...{ format: formatName, version: formatVersion, madeAt },
    settings: structuredClone(values) as Configuration["settings"],
    categories: categories.map(({ id, names, slug, wall, itemsMovedTo }) => ({
      ...{ id, names, slug, wall, itemsMovedTo },
    })),
    pages: await Promise.all(
      pages.map(async ({ slug, version }) => {
        const found = await readModels.pages.texts(slug, version);
        return { slug, texts: found?.texts ?? {} };
      }),
    ),
  };
  const files: Record<string, Uint8Array> = {
    [shopFile]: strToU8(JSON.stringify(configuration, null, 2)),
  };
  for (const address of pictureAddresses(values)) {
    const picture = await readPicture(address);
    if (!picture) return "A picture of the shop’s settings is missing. Upload it again first.";
    files[pictureName(address)] = picture;
  }
  return zipSync(files);
};

const pageHere = async (
  { readModels }: Dependencies,
  { slug, texts }: Configuration["pages"][number],
): Promise<PageHere> => {
  const page = await readModels.pages.bySlug(slug);
  const [drafts, live] = await Promise.all([
    readModels.pages.texts(slug, 0),
    page?.live ? readModels.pages.texts(slug, page.live.version) : null,
  ]);
  const state: PageState = {
    added: page?.state === "added",
    version: page?.version ?? 0,
    live,
    drafts: Object.fromEntries(
      languages.flatMap(({ code }) => {
        const draft = page?.drafts[code];
        if (!draft) return [];
        const { title, edition } = draft;
        return [[code, { title, edition, text: drafts?.texts[code]?.text ?? "" }]];
      }),
    ),
  };
  return { slug, texts: texts as PageTexts, state };
};

/** A refusal after the checks: a limit, or a change by another owner at the same moment. */
class Interrupted extends Error {}

/** The caller's key belongs to another request. Only the first step uses it. */
class Reused extends Error {
  readonly refusal: CommandReused;
  constructor(refusal: CommandReused) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Returns the settings with pictures of this shop's store. Pictures that it has stay. */
const withPictures = async (
  { takeFile }: Dependencies,
  settings: Settings,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<Settings> => {
  const stored = new Map([["", ""]]);
  // One after the other: each takes memory.
  for (const address of pictureAddresses(settings)) {
    const bytes = pictures.get(pictureName(address)) ?? Buffer.alloc(1);
    const file = await takeFile({ purpose: "picture", model: null }, bytes);
    if (file.outcome === "refused") throw new Interrupted(file.message);
    stored.set(address, file.url);
  }
  const here = (address: string) => stored.get(address) ?? "";
  const { logo, home } = settings;
  return {
    ...settings,
    logo: { light: here(logo.light), dark: here(logo.dark) },
    home: { ...home, picture: here(home.picture) },
  };
};

/** Stores a plan: the settings in one command, then categories, then pages. */
const store = async (
  dependencies: Dependencies,
  plan: Plan,
  pictures: ReadonlyMap<string, Buffer>,
  request: FastifyRequest,
): Promise<void> => {
  const { settings, categories, pages, freshness } = dependencies;
  const next = () => request.caller.command(null);
  const must = <Answer extends { readonly accepted: boolean }>(answer: Answer) => {
    if (answer.accepted) return answer as Extract<Answer, { readonly accepted: true }>;
    const { refusal } = answer as unknown as { readonly refusal: CommandReused | NotFound };
    if (refusal.code === "COMMAND_REUSED") throw new Reused(refusal);
    throw new Interrupted(refusal.message);
  };
  let last: Position | null = null;
  const ofSettings = await withPictures(dependencies, plan.settings, pictures);
  last = must(await settings.change(ofSettings, commandOf(request))).position ?? last;
  await freshness.reach(last);

  const ids = new Map<string, string>();
  const idHere = (id: string) => ids.get(id) ?? id;
  for (const command of plan.categories) {
    const id = idHere(command.categoryId);
    switch (command.type) {
      case "AddCategory": {
        const added = must(await categories.add(command.details, next()));
        ids.set(command.categoryId, added.categoryId);
        last = added.position ?? last;
        break;
      }
      case "ChangeCategory":
        last = must(await categories.change(id, command.details, next())).position ?? last;
        break;
      case "MoveCategory":
        last = must(await categories.move(id, command.place, next())).position ?? last;
        break;
      case "ArchiveCategory": {
        const archived = await categories.archive(id, idHere(command.itemsMovedTo), next());
        last = must(archived).position ?? last;
        break;
      }
      default:
        last = must(await categories.restore(id, [], next())).position ?? last;
    }
  }

  for (const { slug, commands } of plan.pages) {
    for (const command of commands) {
      if (command.type === "AddPage") {
        last = must(await pages.add(slug, command.title, next())).position ?? last;
      } else if (command.type === "DraftPage") {
        last = must(await pages.draft(slug, command, next())).position ?? last;
      } else if (command.type === "PublishPage") {
        last = must(await pages.publish(slug, command.seen, next())).position ?? last;
      }
    }
  }
  await freshness.reach(last);
};

/** Registers the export and the import of the shop's configuration, for owners. */
export const registerConfiguration = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { readModels } = dependencies;
  const largeBodies = createLargeBodies(importsAtOnce);

  app.get("/shop/configuration", { config: { access: "SETTINGS" } }, async (request, reply) => {
    const { now } = request.caller;
    const zip = await exported(dependencies, now);
    if (typeof zip === "string") return sendRefusal(reply, { code: "NOT_FOUND", message: zip });
    const { values } = await readModels.settings.current();
    const name = fileNameOf(["configuration", values.shopName, now.slice(0, 10)], "zip");
    return reply
      .header("content-type", "application/zip")
      .header("content-disposition", `attachment; filename="${name}"`)
      .header("cache-control", "no-store")
      .send(Buffer.from(zip));
  });

  const admitBody = async (request: FastifyRequest, reply: FastifyReply) =>
    largeBodies.enter(reply, viewerOf(request).id) ? undefined : sendRefusal(reply, busy);

  app.post(
    "/shop/configuration",
    {
      config: { access: "SETTINGS", files: ["data"] },
      bodyLimit: bodyBytes,
      onRequest: admitBody,
      preParsing: limitJsonValues,
    },
    async (request, reply) => {
      const { data, confirm } = importBody.parse(request.body);
      const read = readConfigurationFile(bytesOfDataUrl(data) ?? Buffer.alloc(0));
      if (typeof read === "string") return sendRefusal(reply, refusedFile(read));
      const { configuration, pictures } = read;
      const { item } = configuration.settings.home;
      const [here, pages, product] = await Promise.all([
        readModels.settings.current(),
        Promise.all(configuration.pages.map((page) => pageHere(dependencies, page))),
        item === "" ? null : readModels.products.byId(item),
      ]);
      const plan = planImport(configuration, here, pages, product !== null);
      if (typeof plan === "string") return sendRefusal(reply, refusedFile(plan));
      const { changes, leftOut } = plan;
      const answer = { success: true, stored: confirm, changes, leftOut };
      if (!confirm) return reply.send(answer);
      try {
        await store(dependencies, plan, pictures, request);
      } catch (error) {
        if (error instanceof Reused) return sendRefusal(reply, error.refusal);
        if (!(error instanceof Interrupted)) throw error;
        const message = `${error.message} Import the file again to store the rest.`;
        return sendRefusal(reply, { code: "CHANGED_MEANWHILE", message });
      }
      return reply.send(answer);
    },
  );
};
