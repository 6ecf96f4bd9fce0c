import type { Logger } from "pino";
import { accountById } from "#domain/account/account-by-id.ts";
import { may } from "#domain/permissions.ts";
import { newOrdersPermission } from "#domain/account/push-devices.ts";
import type { AccountStore } from "#domain/account/ports/account-store.ts";
import type {
  PushDevice,
  PushDeviceStore,
  PushTopic,
} from "#domain/account/ports/push-device-store.ts";
import { maxWaitMs, type ClaimedMail, type SignallingQueue } from "../queue/mail-queue.ts";
import { createQueueSender, nextTryAfter, type QueueSender } from "../queue/queue-sender.ts";
import { composePush, pushTemplate } from "./push-templates.ts";
import type { SendPush } from "./push-transport.ts";

/** Requests to one push service at a time. */
const perService = 4;

/**
 * Sends queued messages to devices. Each is checked when it is sent, not only when it was queued:
 * the device may have been removed, its switch turned off, its session ended, or its person's role
 * changed. A message that is no longer news is given up.
 */
export const createPushSender = ({
  queue,
  devices,
  accounts,
  send,
  isPushService,
  log,
  onSent = () => undefined,
}: {
  readonly queue: SignallingQueue;
  readonly devices: PushDeviceStore;
  readonly accounts: Pick<AccountStore, "byIds">;
  readonly send: SendPush;
  /** Checked again: the operator may have removed a service. */
  readonly isPushService: (endpoint: string) => boolean;
  readonly log: Logger;
  /**
   * Called when the push service has accepted the message and the queue hasn't recorded it yet; for
   * the crash tests.
   */
  readonly onSent?: () => void;
}): QueueSender => {
  const wants = async (topic: PushTopic | null, device: PushDevice): Promise<boolean> => {
    const account = await accountById(accounts, device.accountId);
    if (!account || device.expiresAt <= new Date().toISOString()) return false;
    if (!isPushService(device.endpoint)) return false;
    if (topic === "newOrders" && !may(account.role, newOrdersPermission)) return false;
    return topic === null || device.topics[topic];
  };

  const deliver = async (message: ClaimedMail): Promise<void> => {
    const { id, template, data, to, createdAt, attempt } = message;
    const kind = pushTemplate(template);
    const composed = kind && composePush(kind, data, to.language ?? "en");
    if (!composed) {
      log.error({ template }, "Dropped a message whose data doesn't match its template");
      await queue.failed(id, "unknown", null);
      return;
    }
    const device = (await devices.byIds([to.address])).get(to.address);
    if (!device || !(await wants(kind.topic, device))) {
      await queue.failed(id, "not wanted", null);
      return;
    }
    const { ttlSeconds, urgency } = kind;
    const age = Math.max(0, Math.floor((Date.now() - Date.parse(createdAt)) / 1000));
    if (age >= ttlSeconds) {
      await queue.failed(id, "too old", null);
      return;
    }
    const answer = await send(device, {
      payload: JSON.stringify(composed),
      about: composed.about,
      ttlSeconds: ttlSeconds - age,
      urgency,
    });
    if (answer.outcome === "accepted") {
      onSent();
      const at = new Date().toISOString();
      await queue.sent(id, at);
      await devices.messagedAt(device.id, at);
    } else if (answer.outcome === "gone") {
      log.info({ device: device.id }, "A browser has ended its subscription; it is removed");
      await devices.remove(device.accountId, device.id);
      await queue.failed(id, "gone", null);
    } else if (answer.outcome === "refused") {
      log.error(
        { template, attempt, reason: answer.reason },
        "Dropped a message that a push service refused",
      );
      await queue.failed(id, answer.reason, null);
    } else {
      log.warn(
        { template, attempt, reason: answer.reason },
        "A message couldn't be sent to a device yet",
      );
      const wished = Date.now() + Math.min((answer.retryAfterSeconds ?? 0) * 1000, maxWaitMs);
      const again = [nextTryAfter(attempt), new Date(wished).toISOString()].toSorted().at(-1);
      await queue.failed(id, answer.reason, again ?? null);
    }
  };

  /** Lanes for each push service. A device is in one lane, so its messages keep their order. */
  const lanesOf = async (
    claimed: readonly ClaimedMail[],
  ): Promise<readonly (readonly ClaimedMail[])[]> => {
    const found = await devices.byIds(claimed.map(({ to }) => to.address));
    const laneOfDevice = new Map<string, ClaimedMail[]>();
    const lanes = new Map<string, ClaimedMail[][]>();
    for (const message of claimed) {
      const { address } = message.to;
      let lane = laneOfDevice.get(address);
      if (!lane) {
        const host = URL.parse(found.get(address)?.endpoint ?? "")?.host ?? "";
        const ofService = lanes.get(host) ?? [];
        lanes.set(host, ofService);
        if (ofService.length < perService) ofService.push([]);
        lane = ofService.toSorted((a, b) => a.length - b.length)[0] ?? [];
        laneOfDevice.set(address, lane);
      }
      lane.push(message);
    }
    return [...lanes.values()].flat();
  };

  return createQueueSender({
    queue,
    deliver,
    lanesOf,
    log,
    unreadable: "The queue of messages to devices can't be read; messages are waiting",
  });
};
