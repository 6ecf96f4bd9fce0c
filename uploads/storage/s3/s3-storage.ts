import { Readable } from "node:stream";
import type * as Commands from "@aws-sdk/client-s3";
import type { Storage, StoredFile } from "../storage.ts";
import { createUsedBytes } from "../used-bytes.ts";
import { openS3Client } from "./s3-client.ts";
import type { S3Place } from "./s3-place.ts";
import { isMissing, problemOf } from "./s3-problems.ts";

/** Minimum interval between reports: a page may fail with each of its pictures. */
const minNotifyMs = 60_000;

/**
 * Files in a bucket. The S3 client is loaded on first use. Problems are reported to `onProblem`, at
 * most once a minute.
 */
export const createS3Storage = (
  place: S3Place,
  onProblem: (error: Error) => void = () => undefined,
): Storage => {
  let notifiedAt = -Infinity;
  const notify = (problem: Error): Error => {
    if (Date.now() - notifiedAt > minNotifyMs) {
      notifiedAt = Date.now();
      onProblem(problem);
    }
    return problem;
  };
  const { bucket: Bucket, prefix } = place;
  let opened: Promise<readonly [typeof Commands, Commands.S3Client]> | null = null;
  const keyOf = (name: string) => ({ Bucket, Key: `${prefix}${name}` });

  const ask = async <Answer>(
    call: (commands: typeof Commands, client: Commands.S3Client) => Promise<Answer>,
  ): Promise<Answer> => {
    const [commands, client] = await (opened ??= openS3Client(place));
    try {
      return await call(commands, client);
    } catch (error) {
      throw isMissing(error) ? error : notify(problemOf(error, place));
    }
  };

  const nullIfMissing = <Answer>(call: Parameters<typeof ask<Answer>>[0]): Promise<Answer | null> =>
    ask(call).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });

  const get = (name: string, Range?: string): Promise<Commands.GetObjectCommandOutput | null> =>
    nullIfMissing(({ GetObjectCommand }, client) =>
      client.send(new GetObjectCommand({ ...keyOf(name), ...(Range !== undefined && { Range }) })),
    );

  const find = async (name: string): Promise<StoredFile | null> => {
    const head = await nullIfMissing(({ HeadObjectCommand }, client) =>
      client.send(new HeadObjectCommand(keyOf(name))),
    );
    return head && storedFile(name, head.ContentLength, head.LastModified);
  };

  const list: Storage["list"] = (folder, beginning) =>
    ask(async ({ paginateListObjectsV2 }, client) => {
      const Prefix = `${prefix}${folder}/${beginning}`;
      const files: StoredFile[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key = "", Size, LastModified } of Contents) {
          files.push(storedFile(Key.slice(prefix.length), Size, LastModified));
        }
      }
      return files;
    });

  const used = createUsedBytes(list);

  return {
    find,
    async put(name, content) {
      await ask(({ PutObjectCommand }, client) =>
        client.send(new PutObjectCommand({ ...keyOf(name), Body: content })),
      );
      used.add(name, content.byteLength);
    },
    async read(name) {
      const found = await get(name);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
    async open(name, range) {
      const found = await get(name, range ? `bytes=${range.start}-${range.end}` : undefined);
      if (!(found?.Body instanceof Readable)) return null;
      return { content: found.Body, bytes: found.ContentLength ?? 0 };
    },
    async remove(name) {
      const file = await find(name);
      if (!file) return;
      await nullIfMissing(({ DeleteObjectCommand }, client) =>
        client.send(new DeleteObjectCommand(keyOf(name))),
      );
      used.add(name, -file.bytes);
    },
    list,
    // Only the bucket knows its quota; it refuses a write if it is full.
    checkRoom: async () => undefined,
    // A bucket never shows an incomplete object.
    sweep: async () => undefined,
    usedBytes: used.current,
  };
};

const storedFile = (name: string, bytes = 0, storedAt = new Date()): StoredFile => ({
  name,
  bytes,
  storedAt: storedAt.getTime(),
});
