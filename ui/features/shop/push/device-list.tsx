import * as t from "#texts/push.ts";
import { messages } from "#texts/messages.ts";
import { Bell } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { DateTime } from "../../../components/date-time.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { Sentence } from "../../../components/sentence.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { SwitchRow } from "../../../components/switch-row.tsx";
import { notify } from "../../../components/toast.tsx";
import type { Viewer } from "../../shared/account/viewer.ts";
import { viewerMay } from "../../shared/account/may.ts";
import { textsOfThisDevice } from "./device-kind.ts";
import { DeviceRow } from "./device-row.tsx";
import { PushObstacle } from "./push-obstacle.tsx";
import { usePush, type PushDevice } from "./use-push.ts";

export interface DeviceListProps {
  viewer: Viewer;
  /** Called when the row with the focus was removed. */
  onGone: () => void;
}

/** The devices on which the user receives messages, this one first, and what this one receives. */
export function DeviceList({ viewer, onGone }: DeviceListProps) {
  const push = usePush();
  const { status, devices, here, name } = push;
  const [pending, setPending] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const texts = textsOfThisDevice();

  /** Runs an action of a button; `done` reports its success. */
  async function run(button: string, action: () => Promise<string | null>, done: () => void) {
    setPending(button);
    setNews(null);
    const problem = await action();
    setPending(null);
    if (problem === null) done();
    else notify.failure(problem);
  }

  function removeOther(device: PushDevice) {
    void run(
      device.id,
      () => push.turnOff(device),
      () => {
        notify.success(t.removed(device.device));
        onGone();
      },
    );
  }

  if (status === "checking") {
    return (
      <Loading label={t.loadingDevices}>
        <Skeleton className="h-18" />
      </Loading>
    );
  }
  if (status === "failed") {
    return (
      <MessageBox tone="danger" action={<RetryButton onRetry={push.retry} />}>
        {messages.account.profileFetchFailed}
      </MessageBox>
    );
  }

  const isReady = status === "on" || status === "off";
  const others = devices.filter(({ current }) => !current);
  return (
    <>
      <PushObstacle status={status} />
      {(isReady || others.length > 0) && (
        <ul aria-label={t.onYourDevices} className="border-t border-line">
          {isReady && (
            <DeviceRow
              kind={navigator.userAgent}
              name={texts.name}
              detail={
                here && status === "on" ? (
                  <Sentence
                    of={t.onSinceWith}
                    since={<DateTime at={here.createdAt} show="date" />}
                    device={here.device}
                  />
                ) : (
                  t.off(name)
                )
              }
              action={
                <Button
                  variant={status === "on" ? "outlined" : "filled"}
                  pending={pending === "here"}
                  onClick={() =>
                    void run(
                      "here",
                      async () => (here && status === "on" ? push.turnOff(here) : push.turnOn()),
                      () => setNews(status === "off" ? texts.isOn : null),
                    )
                  }
                >
                  {status === "on" ? t.turnOff : t.turnOn}
                </Button>
              }
            />
          )}
          {others.map((device) => (
            <DeviceRow
              key={device.id}
              kind={device.device}
              name={device.device}
              detail={<SinceAndLast device={device} />}
              action={
                <Button
                  aria-label={t.removeDevice(device.device)}
                  pending={pending === device.id}
                  onClick={() => removeOther(device)}
                >
                  {t.remove}
                </Button>
              }
            />
          ))}
        </ul>
      )}
      {here && status === "on" && (
        <>
          <Topics device={here} viewer={viewer} setTopics={push.setTopics} />
          <Button
            variant="quiet"
            className="mt-2 -ml-4.5"
            pending={pending === "test"}
            onClick={() => void run("test", push.sendTest, () => setNews(t.testOnItsWay))}
          >
            <Bell aria-hidden size={18} />
            {t.sendTest}
          </Button>
        </>
      )}
      {news !== null && status === "on" && (
        <MessageBox tone="success" className="mt-4">
          {news}
        </MessageBox>
      )}
    </>
  );
}

function SinceAndLast({ device: { createdAt, lastMessageAt } }: { device: PushDevice }) {
  return (
    <Sentence
      of={lastMessageAt ? t.onSinceAndLast : t.onSince}
      since={<DateTime at={createdAt} show="date" />}
      last={lastMessageAt && <DateTime at={lastMessageAt} />}
    />
  );
}

interface TopicsProps {
  device: PushDevice;
  viewer: Viewer;
  setTopics: ReturnType<typeof usePush>["setTopics"];
}

/** What this device receives. */
function Topics({ device, viewer, setTopics }: TopicsProps) {
  const { orders, alerts, newOrders } = device.topics;

  async function change(changed: Partial<PushDevice["topics"]>) {
    const problem = await setTopics(device, { orders, alerts, newOrders, ...changed });
    if (problem !== null) notify.failure(problem);
  }

  return (
    <fieldset className="mt-6">
      <legend className="mb-1 text-fine font-semibold text-ink-muted">{t.whatToSend}</legend>
      <SwitchRow
        label={t.yourOrders}
        hint={t.yourOrdersHint}
        checked={orders}
        onChange={(checked) => void change({ orders: checked })}
      />
      <SwitchRow
        label={t.alerts}
        checked={alerts}
        onChange={(checked) => void change({ alerts: checked })}
      />
      {viewerMay(viewer, "ORDERS_CHANGE") && (
        <SwitchRow
          label={t.newOrders}
          hint={t.newOrdersHint}
          checked={newOrders}
          onChange={(checked) => void change({ newOrders: checked })}
        />
      )}
    </fieldset>
  );
}
