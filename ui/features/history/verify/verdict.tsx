import { Check, Clock, RefreshCw, TriangleAlert } from "lucide-react";
import { classNames } from "../../../components/class-names.ts";
import type { Running } from "./use-verification.ts";
import { differencesText, type CheckedModel } from "./verify-text.ts";

const looks = {
  equal: { Icon: Check, look: "text-success-text" },
  different: { Icon: TriangleAlert, look: "text-danger-text" },
  running: { Icon: RefreshCw, look: "text-info-text" },
  unchecked: { Icon: Clock, look: "font-medium text-ink-muted" },
};

/** The result by icon, word and colour. */
export function Verdict({
  checked,
  running,
}: {
  checked: CheckedModel | undefined;
  running: Running | null;
}) {
  const [kind, word] = running
    ? (["running", `${Math.floor((running.at?.progress ?? 0) * 100)} %`] as const)
    : !checked
      ? (["unchecked", "Not checked"] as const)
      : checked.different > 0
        ? (["different", differencesText(checked.different)] as const)
        : (["equal", "No difference"] as const);
  const { Icon, look } = looks[kind];
  return (
    <span className={classNames("inline-flex items-center gap-1.5 text-fine font-semibold", look)}>
      <Icon aria-hidden size={15} />
      {word}
    </span>
  );
}
