import { messages } from "#texts/messages.ts";
import { answerText } from "#texts/answers.ts";
import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import {
  AddPushDeviceDocument,
  PushDevicesDocument,
  RemovePushDeviceDocument,
  SendTestPushDocument,
  SetPushTopicsDocument,
  type PushDevice_DeviceFragment,
  type PushTopicsInput,
} from "../../../generated/operations.ts";
import { useViewer } from "../../shared/account/viewer.ts";
import { endSubscription, noteSubscriber } from "../../shared/push/subscription.ts";
import { askForPermission, usePushSupport, type PushSupport } from "./push-support.ts";
import { storeDevices } from "./store-devices.ts";
import { subscribe } from "./subscribe.ts";

export type PushDevice = PushDevice_DeviceFragment;

/** Whether this browser receives messages, or why it can't. */
export type PushStatus = "checking" | "failed" | Exclude<PushSupport, "ready"> | "off" | "on";

/** Result of an action: null if it succeeded, otherwise a message for the user. */
type Problem = string | null;

/** The user's devices that receive messages, and the actions on them. `skip` reads nothing. */
export function usePush({ skip = false }: { skip?: boolean } = {}) {
  const support = usePushSupport();
  const { viewer } = useViewer();
  const { data, error, refetch } = useQuery(
    PushDevicesDocument,
    skip || support === "checking" ? skipToken : { fetchPolicy: "cache-and-network" },
  );
  const [add] = useMutation(AddPushDeviceDocument);
  const [remove] = useMutation(RemovePushDeviceDocument);
  const [choose] = useMutation(SetPushTopicsDocument);
  const [test] = useMutation(SendTestPushDocument);

  const devices = data?.pushDevices ?? [];
  const here = devices.find(({ current }) => current);

  /** Runs an action; an unreachable shop or browser is a problem as well. */
  async function attempt(action: () => Promise<Problem>): Promise<Problem> {
    try {
      return await action();
    } catch {
      return messages.push.failed;
    }
  }

  return {
    status: statusOf(support, data, error !== undefined, here !== undefined),
    devices,
    here,
    /** Browser and system of this device. */
    name: data?.sessions.find(({ current }) => current)?.device ?? "",
    retry: refetch,

    /** Asks for permission and turns messages on for this browser. */
    turnOn: () =>
      attempt(async () => {
        if (!data?.pushKey || !(await askForPermission())) return null;
        const input = await subscribe(data.pushKey);
        let problem: Problem = messages.push.failed;
        await add({
          variables: { input },
          update(cache, { data: answer }) {
            const added = answer?.addPushDevice;
            if (added?.__typename !== "PushDevicesChanged") {
              problem = added ? answerText(added) : messages.push.failed;
              return;
            }
            problem = null;
            storeDevices(cache, added.devices);
            const session = added.devices.find(({ current }) => current)?.id;
            if (viewer && session !== undefined) noteSubscriber(viewer.id, session);
          },
        });
        return problem;
      }),

    /** Removes a device; this browser also ends its subscription. */
    turnOff: ({ id, current }: PushDevice) =>
      attempt(async () => {
        const answer = await remove({
          variables: { id },
          update(cache, { data: answer }) {
            if (answer?.removePushDevice.__typename === "PushDevicesChanged")
              storeDevices(cache, answer.removePushDevice.devices);
          },
        });
        // It had already been removed, which is the intended result.
        if (answer.data?.removePushDevice.__typename === "NotFound") await refetch();
        if (current) await endSubscription();
        return answer.data ? null : messages.push.failed;
      }),

    /** Sets what a device receives; the switch moves at once, and back if it wasn't saved. */
    setTopics: ({ id }: PushDevice, topics: PushTopicsInput) =>
      attempt(async () => {
        const { data: answer } = await choose({
          variables: { id, topics },
          optimisticResponse: {
            setPushTopics: {
              __typename: "PushDevicesChanged",
              devices: devices.map((device) =>
                device.id === id ? { ...device, topics: { ...device.topics, ...topics } } : device,
              ),
            },
          },
        });
        const chosen = answer?.setPushTopics;
        if (chosen?.__typename === "PushDevicesChanged") return null;
        return chosen ? answerText(chosen) : messages.push.failed;
      }),

    /** Sends a test message to this browser. */
    sendTest: () =>
      attempt(async () => {
        const sent = (await test()).data?.sendTestPush;
        if (sent?.__typename === "TestPushQueued") return null;
        return sent ? answerText(sent) : messages.push.failed;
      }),
  };
}

function statusOf(
  support: PushSupport | "checking",
  data: { pushKey?: string | null } | undefined,
  failed: boolean,
  isOn: boolean,
): PushStatus {
  if (support !== "ready") return support;
  if (!data) return failed ? "failed" : "checking";
  if (!data.pushKey) return "unsupported";
  return isOn && Notification.permission === "granted" ? "on" : "off";
}
