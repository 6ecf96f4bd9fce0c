import type { Db } from "mongodb";
import type { PushDevice, PushDeviceStore } from "#domain/account/ports/push-device-store.ts";
import type { MongoConnection } from "#projections/mongodb/connection.ts";
import { isDuplicateKey } from "#projections/mongodb/errors.ts";

/** A device under its id. */
export type StoredPushDevice = Omit<PushDevice, "id"> & { readonly _id: string };

const devicesIn = (database: Db) => database.collection<StoredPushDevice>("push_devices");

/** Indexes for the store's queries. */
export const indexPushDevices = async (database: Db): Promise<void> => {
  const devices = devicesIn(database);
  await devices.createIndex({ endpoint: 1 }, { unique: true }, {});
  await devices.createIndex({ sessionDigest: 1 }, {}, {});
  await devices.createIndex({ accountId: 1 }, {}, {});
  await devices.createIndex({ "topics.newOrders": 1 }, {}, {});
};

/** Deletes devices that meet a condition. */
export const removePushDevices = async (
  database: Db,
  condition: Parameters<ReturnType<typeof devicesIn>["deleteMany"]>[0],
): Promise<void> => {
  await devicesIn(database).deleteMany(condition);
};

/** Devices in MongoDB. */
export const mongoDbPushDeviceStore = (
  database: Db,
  answer: MongoConnection["answer"],
): PushDeviceStore => {
  const devices = devicesIn(database);
  const sessions = database.collection<{ readonly _id: string; readonly accountId: string }>(
    "sessions",
  );
  const isOpen = async ({ sessionDigest, accountId }: PushDevice) =>
    (await sessions.findOne({ _id: sessionDigest, accountId })) !== null;

  return {
    put: (device) =>
      answer(async () => {
        const { id, ...content } = device;
        const { endpoint, p256dh, auth } = content;
        if (!(await isOpen(device))) return false;
        await devices.deleteMany({ endpoint, p256dh, auth, _id: { $ne: id } });
        try {
          await devices.replaceOne({ _id: id }, content, { upsert: true });
        } catch (error) {
          if (isDuplicateKey(error)) return false;
          throw error;
        }
        // Checked again: a sign-out after the first check has found no device to delete.
        if (await isOpen(device)) return true;
        await devices.deleteOne({ _id: id });
        return false;
      }),
    byIds: (ids) =>
      answer(async () => {
        const found = await devices.find({ _id: { $in: [...ids] } }).toArray();
        return new Map(found.map((each) => [each._id, deviceOf(each)]));
      }),
    ofAccount: (accountId) =>
      answer(async () => {
        const found = await devices
          .find({ accountId })
          .sort([
            ["createdAt", 1],
            ["_id", 1],
          ])
          .toArray();
        return found.map(deviceOf);
      }),
    forNewOrders: (limit) =>
      answer(async () => {
        const found = await devices.find({ "topics.newOrders": true }).limit(limit).toArray();
        return found.map(deviceOf);
      }),
    setTopics: (accountId, id, topics) =>
      answer(async () => {
        const changed = await devices.updateOne({ _id: id, accountId }, { $set: { topics } });
        return changed.matchedCount === 1;
      }),
    messagedAt: (id, at) =>
      answer(async () => {
        await devices.updateOne({ _id: id }, { $set: { lastMessageAt: at } });
      }),
    remove: (accountId, id) =>
      answer(async () => (await devices.deleteOne({ _id: id, accountId })).deletedCount === 1),
  };
};

const deviceOf = ({ _id: id, ...content }: StoredPushDevice): PushDevice => ({ id, ...content });
