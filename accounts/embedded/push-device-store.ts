import type { Database } from "better-sqlite3";
import type { PushDevice, PushDeviceStore } from "#domain/account/ports/push-device-store.ts";

type Row = Omit<PushDevice, "topics"> & {
  readonly orders: number;
  readonly alerts: number;
  readonly newOrders: number;
};

const columns =
  'id, account_id AS "accountId", session_digest AS "sessionDigest", endpoint, p256dh, auth, device, ' +
  'created_at AS "createdAt", expires_at AS "expiresAt", last_message_at AS "lastMessageAt", ' +
  'orders, alerts, new_orders AS "newOrders"';

/** Devices in the table of `schema.ts`, which deletes them together with their session. */
export const embeddedPushDeviceStore = (database: Database): PushDeviceStore => {
  const isOpen = database
    .prepare<[string, string], number>(
      "SELECT 1 FROM sessions WHERE token_digest = ? AND account_id = ?",
    )
    .pluck();
  const isOfOther = database
    .prepare<[string, string, string], number>(
      "SELECT 1 FROM push_devices WHERE endpoint = ? AND NOT (p256dh = ? AND auth = ?)",
    )
    .pluck();
  const clear = database.prepare<[string, string, string]>(
    "DELETE FROM push_devices WHERE endpoint = ? OR session_digest = ? OR id = ?",
  );
  const insert = database.prepare<[Row]>(
    "INSERT INTO push_devices (id, account_id, session_digest, endpoint, p256dh, auth, device, " +
      "created_at, expires_at, last_message_at, orders, alerts, new_orders) VALUES " +
      "(@id, @accountId, @sessionDigest, @endpoint, @p256dh, @auth, @device, " +
      "@createdAt, @expiresAt, @lastMessageAt, @orders, @alerts, @newOrders)",
  );
  const byId = database.prepare<[string], Row>(`SELECT ${columns} FROM push_devices WHERE id = ?`);
  const ofAccount = database.prepare<[string], Row>(
    `SELECT ${columns} FROM push_devices WHERE account_id = ? ORDER BY created_at, id`,
  );
  // The condition matches the partial index.
  const forNewOrders = database.prepare<[number], Row>(
    `SELECT ${columns} FROM push_devices WHERE new_orders = 1 LIMIT ?`,
  );
  const setTopics = database.prepare<[object]>(
    "UPDATE push_devices SET orders = @orders, alerts = @alerts, new_orders = @newOrders " +
      "WHERE id = @id AND account_id = @accountId",
  );
  const messaged = database.prepare<[string, string]>(
    "UPDATE push_devices SET last_message_at = ? WHERE id = ?",
  );
  const remove = database.prepare<[string, string]>(
    "DELETE FROM push_devices WHERE account_id = ? AND id = ?",
  );
  const put = database.transaction(({ topics, ...device }: PushDevice): boolean => {
    const { id, accountId, sessionDigest, endpoint, p256dh, auth } = device;
    if (isOpen.get(sessionDigest, accountId) === undefined) return false;
    if (isOfOther.get(endpoint, p256dh, auth) !== undefined) return false;
    clear.run(endpoint, sessionDigest, id);
    insert.run({ ...device, ...numbersOf(topics) });
    return true;
  });

  return {
    put: async (device) => put.immediate(device),
    async byIds(ids) {
      const found = new Map<string, PushDevice>();
      for (const id of ids) {
        const row = byId.get(id);
        if (row) found.set(id, deviceOf(row));
      }
      return found;
    },
    ofAccount: async (accountId) => ofAccount.all(accountId).map(deviceOf),
    forNewOrders: async (limit) => forNewOrders.all(limit).map(deviceOf),
    setTopics: async (accountId, id, topics) =>
      setTopics.run({ accountId, id, ...numbersOf(topics) }).changes === 1,
    async messagedAt(id, at) {
      messaged.run(at, id);
    },
    remove: async (accountId, id) => remove.run(accountId, id).changes === 1,
  };
};

const numbersOf = ({ orders, alerts, newOrders }: PushDevice["topics"]) => ({
  orders: orders ? 1 : 0,
  alerts: alerts ? 1 : 0,
  newOrders: newOrders ? 1 : 0,
});

const deviceOf = ({ orders, alerts, newOrders, ...device }: Row): PushDevice => ({
  ...device,
  topics: { orders: orders === 1, alerts: alerts === 1, newOrders: newOrders === 1 },
});
