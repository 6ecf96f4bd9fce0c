import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** Classes of a menu item. */
export const menuItemStyle =
  "flex min-h-control items-center gap-3 rounded-control px-3 text-base outline-none cursor-pointer " +
  "data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:text-ink-subtle";

export interface MenuProps {
  /** One button element; the menu opens under it. */
  trigger: ReactNode;
  align?: "start" | "end";
  /** Open on first render. */
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A list of actions or links, opened by a button. */
export function Menu({ trigger, align = "end", defaultOpen = false, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-30 w-60 rounded-panel border border-line bg-overlay p-1.5 shadow-2"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  disabled?: boolean;
  onSelect?: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className={menuItemStyle}
      disabled={disabled}
      {...(onSelect && { onSelect })}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuLink({
  to,
  icon,
  children,
}: {
  to: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item asChild className={menuItemStyle}>
      <Link to={to}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}

/** Makes another kind of link a menu item. */
export function MenuSlot({ children }: { children: ReactNode }) {
  return <DropdownMenu.Item asChild>{children}</DropdownMenu.Item>;
}

/** A menu item that downloads a file from the shop. */
export function MenuDownload({ href, children }: { href: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={menuItemStyle}>
      <a href={href} download>
        {children}
      </a>
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 border-t border-line" />;
}
