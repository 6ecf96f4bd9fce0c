import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { notify } from "../../../components/toast.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { paths } from "../../../paths.ts";
import type { LoginMode } from "./login-modes.ts";
import { useSetViewer } from "./session.ts";
import { pageBeforeSignUp } from "./sign-up-return.ts";
import type { Viewer } from "./viewer.ts";

const LoginDialog = lazy(async () => ({
  default: (await import("./login-dialog.tsx")).LoginDialog,
}));

interface LoginPopup {
  /**
   * Opens the popup; it shows the reason, for example: Log in to see your cart. `resume` runs the
   * original action after the log-in.
   */
  open: (reason?: string, resume?: () => void) => void;
}

interface Popup {
  loaded: boolean;
  open: boolean;
  reason?: string | undefined;
  resume?: (() => void) | undefined;
  /** Whether the popup was neither closed nor opened again since. */
  isLatest: () => boolean;
}

/** The login popup of the page, provided by `LoginPopupProvider`. */
export const LoginPopupContext = createContext<LoginPopup | null>(null);

/** Provides the page's only login popup. */
export function LoginPopupProvider({ children }: { children: ReactNode }) {
  const [popup, setPopup] = useState<Popup>({ loaded: false, open: false, isLatest: () => false });
  const setViewer = useSetViewer();
  const navigate = useNavigate();
  const location = useLocation();
  const begin = useLatestAction();

  const open = useCallback(
    (reason?: string, resume?: () => void) => {
      setPopup({ loaded: true, open: true, reason, resume, isLatest: begin() });
    },
    [begin],
  );
  const value = useMemo(() => ({ open }), [open]);

  function change(isOpen: boolean) {
    begin();
    setPopup((before) => ({ ...before, open: isOpen }));
  }

  async function finish(mode: LoginMode, viewer: Viewer, message: string) {
    await setViewer(viewer);
    setPopup((before) => ({ ...before, open: false }));
    if (message) notify.success(message);
    if (!popup.isLatest()) return;
    if (mode === "admin") await navigate(paths.admin);
    else if (popup.resume) popup.resume();
    else if (mode === "sign-up") {
      await navigate(paths.verifyEmail, { state: pageBeforeSignUp(location) });
    }
  }

  return (
    <LoginPopupContext value={value}>
      {children}
      {popup.loaded && (
        <Suspense>
          <LoginDialog
            open={popup.open}
            reason={popup.reason ?? null}
            onOpenChange={change}
            onLoggedIn={finish}
          />
        </Suspense>
      )}
    </LoginPopupContext>
  );
}

export function useLoginPopup(): LoginPopup {
  const popup = use(LoginPopupContext);
  if (!popup) throw new Error("useLoginPopup needs a LoginPopupProvider above it");
  return popup;
}
