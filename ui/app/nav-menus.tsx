import * as t from "#texts/shell.ts";
import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { IconButton } from "../components/icon-button.tsx";
import type { Viewer } from "../features/shared/account/viewer.ts";
import { LanguageButton } from "./language-button.tsx";
import { NameButton } from "./name-button.tsx";

const LazyNameMenu = lazy(async () => ({ default: (await import("./name-menu.tsx")).NameMenu }));
const LazyLanguageMenu = lazy(async () => ({
  default: (await import("./language-menu.tsx")).LanguageMenu,
}));
const LazySheetMenu = lazy(async () => ({ default: (await import("./sheet-menu.tsx")).SheetMenu }));

/** The account menu, under the user's name. Visitors load no code for it. */
export function NameMenu({ viewer, onSignOut }: { viewer: Viewer; onSignOut: () => void }) {
  const [wanted, setWanted] = useState(false);
  return (
    <Suspense fallback={<NameButton name={viewer.name} onClick={() => setWanted(true)} />}>
      <LazyNameMenu viewer={viewer} wanted={wanted} onSignOut={onSignOut} />
    </Suspense>
  );
}

/**
 * The language menu. Its code loads with the first press; without scripts the footer has the links.
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

/** The menu button of phones. The code of the menu loads with the first press. */
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
