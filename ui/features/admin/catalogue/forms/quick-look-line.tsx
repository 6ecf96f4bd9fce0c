import { Smartphone } from "lucide-react";
import type { QuickLookState } from "./use-model-forms.ts";

const words: Readonly<Record<Exclude<QuickLookState, "none">, string>> = {
  making: "Converting for iPhones…",
  sent: "iPhones show it at its real size",
  failed: "Couldn’t convert it for iPhones. They convert it themselves, but may change its size.",
};

/** State of the conversion to USDZ. */
export function QuickLookLine({ state }: { state: QuickLookState }) {
  if (state === "none") return null;
  return (
    <p role="status" className="flex gap-2 text-fine leading-dense">
      <Smartphone aria-hidden size={15} className="mt-px flex-none" />
      {words[state]}
    </p>
  );
}
