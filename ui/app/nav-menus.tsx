import * as t from "#texts/shell.ts";
import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { IconButton } from "../components/icon-button.tsx";
import type { Viewer } from "../features/account/viewer.ts";
import { LanguageButton } from "./language-button.tsx";
import { NameButton } from "./name-button.tsx";

const LazyNameMenu = lazy(async () => ({ default: (await import("./name-menu.tsx")).NameMenu }));
const LazyLanguageMenu = lazy(async () => ({
  default: (await import("./language-menu.tsx")).LanguageMenu,
}));
const LazySheetMenu = lazy(async () => ({ default: (await import("./sheet-menu.tsx")).SheetMenu }));

/** The name of who is signed in; opens the places of the account. Visitors need no code of it. */
export function NameMenu({ viewer, onSignOut }: { viewer: Viewer; onSignOut: () => void }) {
  const [wanted, setWanted] = useState(false);
  return (
    <Suspense fallback={<NameButton name={viewer.name} onClick={() => setWanted(true)} />}>
      <LazyNameMenu viewer={viewer} wanted={wanted} onSignOut={onSignOut} />
    </Suspense>
  );
}

/**
 * The choice of languages, whose code comes with the first press; without scripts the foot of the
 * page has it.
 */
export function LanguageMenu() {
  const [wanted, setWanted] = useState(false);
  const button = <LanguageButton onClick={() => setWanted(true)} />;
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <LazyLanguageMenu wanted />
    </Suspense>
  );
}

export interface SheetMenuProps {
  viewer: Viewer | null;
  onSignIn: () => void;
  onSignOut: () => void;
}

/** The button of phones that opens the menu, whose code comes with the first press. */
export function SheetMenu(props: SheetMenuProps) {
  const [{ wanted, open }, setSheet] = useState({ wanted: false, open: false });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={t.menu}
        icon={<MenuIcon aria-hidden size={22} />}
        className="-ml-3 md:hidden"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setSheet({ wanted: true, open: true })}
      />
      {wanted && (
        <Suspense>
          <LazySheetMenu
            {...props}
            opener={button}
            open={open}
            onOpenChange={(isOpen) => setSheet({ wanted: true, open: isOpen })}
          />
        </Suspense>
      )}
    </>
  );
}
