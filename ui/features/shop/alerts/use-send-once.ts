import { useEffect, useRef } from "react";

/** Calls `send` when the page opens: once, even if React mounts the page twice in development. */
export function useSendOnce(send: () => Promise<unknown>): void {
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void send();
  });
}
