import * as t from "#texts/shell.ts";
import { CircleHelp, History, LogOut, Package, SquareKanban, User } from "lucide-react";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../components/menu.tsx";
import { viewerMay } from "../features/shared/account/may.ts";
import type { Viewer } from "../features/shared/account/viewer.ts";
import { paths } from "../paths.ts";
import { NameButton } from "./name-button.tsx";

export interface NameMenuProps {
  viewer: Viewer;
  /** Its button was pressed before the code of the menu had loaded. */
  wanted: boolean;
  onSignOut: () => void;
}

/** The account menu, under the user's name. */
export function NameMenu({ viewer, wanted, onSignOut }: NameMenuProps) {
  return (
    <Menu trigger={<NameButton name={viewer.name} />} defaultOpen={wanted}>
      <MenuLink to={paths.profile} icon={<User aria-hidden size={18} />}>
        {t.editProfile}
      </MenuLink>
      <MenuLink to={paths.myOrders} icon={<Package aria-hidden size={18} />}>
        {t.myOrders}
      </MenuLink>
      <MenuLink to={paths.reportIssue} icon={<CircleHelp aria-hidden size={18} />}>
        {t.reportAnIssue}
      </MenuLink>
      {viewer.role !== "SHOPPER" && (
        <MenuLink to={paths.admin} icon={<SquareKanban aria-hidden size={18} />}>
          {t.admin}
        </MenuLink>
      )}
      {viewerMay(viewer, "HISTORY_READ") && (
        <MenuLink to={paths.history} icon={<History aria-hidden size={18} />}>
          {t.history}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden size={18} />} onSelect={onSignOut}>
        {t.signOut}
      </MenuItem>
    </Menu>
  );
}
