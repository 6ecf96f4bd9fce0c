import { useEffect, useEffectEvent, useState } from "react";

/** Handles a press before its action is known: `waiting` until then, and run when `ready`. */
export function useEarlyPress(ready: boolean, act: () => Promise<void>) {
  const [pressed, setPressed] = useState(false);
  const goOn = useEffectEvent(() => void act().finally(() => setPressed(false)));
  useEffect(() => {
    if (ready && pressed) goOn();
  }, [ready, pressed]);
  return { waiting: pressed && !ready, press: ready ? act : async () => setPressed(true) };
}
