import * as t from "#texts/install.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { install, useInstallation } from "./install-prompt.ts";
import { installInstructions } from "./install-instructions.ts";

/** Installs the app if the browser offers that, and otherwise explains the manual way. */
export function InstallButton() {
  const installation = useInstallation();
  const [isExplained, setExplained] = useState(false);

  async function press() {
    if (installation === "offered") await install();
    else setExplained(true);
  }

  if (installation === "installed") {
    return (
      <MessageBox tone="success" className="max-w-136">
        {t.installed}
      </MessageBox>
    );
  }
  return (
    <>
      <Button variant="filled" size="big" onClick={() => void press()}>
        <Download aria-hidden size={20} />
        {t.downloadTheApp}
      </Button>
      <p role="status" className="mt-3 max-w-136 text-base empty:hidden">
        {isExplained && installInstructions(navigator.userAgent, navigator.maxTouchPoints)}
      </p>
      <p className="mt-3 max-w-136 text-sm text-ink-muted">{t.noStoreNeeded}</p>
    </>
  );
}
