import { useEffect, useEffectEvent, useState } from "react";

/**
 * A press that comes before it is known what it does: `waiting` until then, and done as soon as
 * that is `ready`.
 */
export function useEarlyPress(ready: boolean, act: () => Promise<void>) {
  const [pressed, setPressed] = useState(false);
  const goOn = useEffectEvent(() => void act().finally(() => setPressed(false)));
  useEffect(() => {
    if (ready && pressed) goOn();
  }, [ready, pressed]);
  return { waiting: pressed && !ready, press: ready ? act : async () => setPressed(true) };
}
