import type { ReactNode } from "react";
import { CommandMenuButton } from "./command-menu-button.tsx";
import { LinkButton } from "./link-button.tsx";
import { PageTitle } from "./page-title.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { paths } from "../paths.ts";

export interface AdminBarProps {
  title: string;
  /** The connection badge and other controls at the top of this page. */
  children?: ReactNode;
}

/** The header of an admin page: its name, its state and the link back to the shop. */
export function AdminBar({ title, children }: AdminBarProps) {
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-2 gap-y-3 border-b border-line px-4 py-2 max-sm:[&_small]:hidden sm:gap-x-5 md:px-6">
      <PageTitle>{title}</PageTitle>
      <h1 className="heading mr-auto text-heading tracking-title">{title}</h1>
      {children}
      <CommandMenuButton />
      <ThemeToggle className="max-sm:hidden" />
      <LinkButton to={paths.home} size="dense">
        Go to User Home
      </LinkButton>
    </div>
  );
}
