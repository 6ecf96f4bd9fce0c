import { messages } from "#texts/messages.ts";
import * as t from "#texts/account.ts";
import { useState } from "react";
import { CourtyardScene } from "../../../components/courtyard-scene.tsx";
import { DialogPanel, DialogTitle } from "../../../components/dialog.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { Tabs } from "../../../components/tabs.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import { GoogleLogIn } from "./google-log-in.tsx";
import { LoginForm } from "./login-form.tsx";
import { loginModes, reasonIn, type LoginMode, type LoginValues } from "./login-modes.ts";
import type { Viewer } from "./viewer.ts";

export interface LoginDialogProps {
  open: boolean;
  /** Why a log-in is needed now. */
  reason: string | null;
  onOpenChange: (open: boolean) => void;
  onLoggedIn: (mode: LoginMode, viewer: Viewer, message: string) => Promise<void>;
}

const nothing: LoginValues = { name: "", email: "", password: "", acceptTerms: false };

/** Three log-in modes next to a view of the courtyard; a sheet from the bottom edge on phones. */
export function LoginDialog({ open, reason, onOpenChange, onLoggedIn }: LoginDialogProps) {
  const [mode, setMode] = useState<LoginMode>("log-in");
  const [input, setInput] = useState(nothing);
  const words = reasonIn(mode, reason);
  const label = loginModes.find((one) => one.value === mode)?.label ?? "";

  /** The next user of the dialog may be another person, so the input is cleared. */
  async function finish(by: LoginMode, viewer: Viewer, message: string) {
    await onLoggedIn(by, viewer, by === "sign-up" ? message || messages.account.created : message);
    setInput(nothing);
  }

  return (
    <DialogPanel
      open={open}
      onOpenChange={onOpenChange}
      className="grid max-w-232 md:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]"
    >
      <div className="relative h-28 overflow-hidden bg-h-wall md:h-auto">
        <CourtyardScene className="absolute inset-x-0 bottom-0 h-84 w-full max-md:-bottom-14 md:h-full" />
      </div>
      <div className="px-[clamp(1.25rem,4vw,2.75rem)] py-6 md:py-9">
        <DialogTitle className="pr-10 text-[2.125rem] font-book! tracking-mark!">
          {label}
        </DialogTitle>
        <Tabs
          label={t.howToLogIn}
          look="segmented"
          className="mt-5 mb-6"
          tabs={loginModes}
          value={mode}
          onValueChange={setMode}
        >
          {words && (
            <MessageBox tone="info" className="mb-5">
              {words}
            </MessageBox>
          )}
          <LoginForm
            key={mode}
            mode={mode}
            label={label}
            initial={input}
            onLeave={(values) => open && setInput(values)}
            onLoggedIn={(viewer, message) => finish(mode, viewer, message)}
          />
        </Tabs>
        {mode === "log-in" && (
          <p className="mt-4 text-sm">
            <TextLink to={paths.forgotPassword} onClick={() => onOpenChange(false)}>
              {t.forgotPassword}
            </TextLink>
          </p>
        )}
        {mode !== "admin" && <GoogleLogIn onLoggedIn={(viewer) => finish("log-in", viewer, "")} />}
      </div>
    </DialogPanel>
  );
}
