import * as t from "#texts/push.ts";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { notify } from "../../../components/toast.tsx";
import { createStore, useStore } from "../../../storage/store.ts";
import { textsOfThisDevice } from "./device-kind.ts";
import { PushObstacle } from "./push-obstacle.tsx";
import { usePush } from "./use-push.ts";

const declinedKey = "nivasa.messages-declined";

const declined = createStore(() => {
  try {
    return localStorage.getItem(declinedKey) !== null;
  } catch {
    return false;
  }
}, true);

function decline() {
  try {
    localStorage.setItem(declinedKey, "yes");
  } catch {
    // Without storage the offer appears again.
  }
  declined.changed();
}

/** Offers messages on this device until the user has answered; the profile has the switch. */
export function PushOffer() {
  const isDeclined = useStore(declined);
  const [turningOn, setTurningOn] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const { status, turnOn } = usePush({ skip: isDeclined });

  async function accept() {
    setTurningOn(true);
    const problem = await turnOn();
    setTurningOn(false);
    setAnswered(true);
    if (problem !== null) notify.failure(problem);
  }

  if (isAnswered && status === "on")
    return <MessageBox tone="success">{textsOfThisDevice().isOn}</MessageBox>;
  if (isAnswered && status === "blocked") return <PushObstacle status={status} />;
  if (isDeclined || status !== "off") return null;
  return (
    <section
      aria-labelledby="push-offer"
      className="rounded-panel border border-line bg-raised px-6 pt-5 pb-6"
    >
      <h2 id="push-offer" className="heading mb-2 text-subtitle">
        {t.mayWeSend}
      </h2>
      <p className="text-base leading-normal">{t.youWillHear}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="filled" pending={turningOn} onClick={() => void accept()}>
          {t.turnOn}
        </Button>
        <Button variant="quiet" onClick={decline}>
          {t.notNow}
        </Button>
      </div>
    </section>
  );
}
