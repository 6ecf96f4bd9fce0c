import type { Storage } from "../storage/storage.ts";
import { jsonOf } from "./json-of.ts";
import type { AcceptedFile } from "./accepted-file.ts";

/** An upload that the shop has accepted. */
export interface FinishedUpload extends Omit<AcceptedFile, "outcome"> {
  readonly filename: string;
  readonly bytes: number;
}

/** Results of finished uploads, for clients that ask again. */
export interface FinishedUploads {
  find(id: string): Promise<FinishedUpload | null>;
  keep(id: string, finished: FinishedUpload): Promise<void>;
  remove(id: string): Promise<void>;
  /** Addresses of the files of all finished uploads. */
  urls(): Promise<ReadonlySet<string>>;
  /** Ids of uploads finished before a moment, in milliseconds since 1970. */
  before(moment: number): Promise<readonly string[]>;
}

const folder = "done";
const nameOf = (id: string): string => `${folder}/${id}.json`;

export const createFinishedUploads = (storage: Storage): FinishedUploads => {
  const read = async (name: string): Promise<FinishedUpload | null> => {
    const text = await storage.read(name);
    return text && (jsonOf(text) as FinishedUpload | null);
  };
  return {
    find: (id) => read(nameOf(id)),
    keep: (id, finished) => storage.put(nameOf(id), Buffer.from(JSON.stringify(finished))),
    remove: (id) => storage.remove(nameOf(id)),
    async urls() {
      const urls = new Set<string>();
      for (const { name } of await storage.list(folder, "")) {
        const finished = await read(name);
        if (finished) urls.add(finished.url);
      }
      return urls;
    },
    async before(moment) {
      const old = (await storage.list(folder, "")).filter(({ storedAt }) => storedAt < moment);
      return old.map(({ name }) => name.slice(folder.length + 1, -".json".length));
    },
  };
};
