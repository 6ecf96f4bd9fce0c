import { lazy, Suspense, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { showCommandMenu, useCommandMenuState } from "../components/command-menu-state.ts";
import { takeEarlyKey } from "../components/early-input.ts";
import type { Role } from "../generated/operations.ts";
import { useKeys } from "../components/use-keys.ts";
import { placesOf } from "./admin-places.ts";

const CommandMenu = lazy(async () => ({
  default: (await import("../features/admin/command-menu/command-menu.tsx")).CommandMenu,
}));
const KeysDialog = lazy(async () => ({
  default: (await import("../features/admin/command-menu/keys-dialog.tsx")).KeysDialog,
}));

const close = () => showCommandMenu("closed");

/** The command menu (Ctrl+K) and the list of keys ("?") of the admin area. */
export function AdminCommands({ role }: { role: Role }) {
  const state = useCommandMenuState();
  const navigate = useNavigate();

  useKeys((key) => {
    if (key !== "?") return false;
    showCommandMenu("keys");
    return true;
  }, "?");

  useEffect(() => {
    function open(event: KeyboardEvent) {
      // A browser's autofill fires a keydown event without a key.
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      showCommandMenu("menu");
    }
    document.addEventListener("keydown", open);
    if (takeEarlyKey("ctrl+k")) showCommandMenu("menu");
    return () => {
      document.removeEventListener("keydown", open);
      close();
    };
  }, []);

  return (
    <Suspense>
      {state === "menu" && (
        <CommandMenu
          places={placesOf(role)}
          onGo={(to) => {
            close();
            void navigate(to);
          }}
          onKeys={() => showCommandMenu("keys")}
          onClose={close}
        />
      )}
      {state === "keys" && <KeysDialog onClose={close} />}
    </Suspense>
  );
}
