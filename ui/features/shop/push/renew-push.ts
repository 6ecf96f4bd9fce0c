import type { ApolloClient } from "@apollo/client";
import { AddPushDeviceDocument, PushDevicesDocument } from "../../../generated/operations.ts";
import { forgetSubscriber, noteSubscriber } from "../../shared/push/subscription.ts";
import { pushSupport } from "./push-support.ts";
import { storeDevices } from "./store-devices.ts";
import { subscribe } from "./subscribe.ts";

/**
 * Turns messages on again for an account that had them on in this browser, if `session` has
 * expired. Within that session the person has removed the device elsewhere, which stays so. Rejects
 * if the shop or the browser is unreachable.
 */
export async function renewPush(
  client: ApolloClient,
  accountId: string,
  session: string,
): Promise<void> {
  const { data } = await client.query({ query: PushDevicesDocument, fetchPolicy: "network-only" });
  if (!data || data.pushDevices.some(({ current }) => current)) return;
  const current = data.sessions.find((one) => one.current)?.id;
  const isAllowed = pushSupport() === "ready" && Notification.permission === "granted";
  if (!data.pushKey || current === undefined || current === session || !isAllowed) {
    forgetSubscriber();
    return;
  }
  const input = await subscribe(data.pushKey);
  await client.mutate({
    mutation: AddPushDeviceDocument,
    variables: { input },
    update(cache, { data: answer }) {
      if (answer?.addPushDevice.__typename === "PushDevicesChanged")
        storeDevices(cache, answer.addPushDevice.devices);
    },
  });
  noteSubscriber(accountId, current);
}
