import { useState } from "react";

/** Copies an address of the shop as others can open it; `standing` says how that went. */
export function useCopiedLink(address: string) {
  const [standing, setStanding] = useState<"" | "copied" | "failed">("");
  return {
    standing,
    copy() {
      // Browsers have none for pages over an insecure connection.
      const clipboard = navigator.clipboard as Clipboard | undefined;
      if (!clipboard) {
        setStanding("failed");
        return;
      }
      void clipboard.writeText(new URL(address, location.href).href).then(
        () => setStanding("copied"),
        () => setStanding("failed"),
      );
    },
  };
}
