import { Command } from "cmdk";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { highlightedParts } from "./matching.ts";

export interface CommandItemProps {
  value: string;
  icon: LucideIcon;
  onSelect: () => void;
  children: ReactNode;
}

/** One line of the menu. */
export function CommandItem({ value, icon: Icon, onSelect, children }: CommandItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="group grid min-h-9.5 cursor-pointer grid-cols-label-5 items-center gap-3 rounded-control px-2.5 py-1 data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent-text data-[selected=true]:shadow-marked max-md:min-h-control"
    >
      <Icon
        aria-hidden
        size={17}
        className="text-ink-muted group-data-[selected=true]:text-inherit"
      />
      <span className="truncate">{children}</span>
    </Command.Item>
  );
}

/** A group of menu lines under a heading. */
export function CommandGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="p-1.5 [&>[cmdk-group-heading]]:px-2.5 [&>[cmdk-group-heading]]:pt-1.5 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:text-xs [&>[cmdk-group-heading]]:font-demi [&>[cmdk-group-heading]]:text-ink-muted"
    >
      {children}
    </Command.Group>
  );
}

/** A text with its matches in bold. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  return highlightedParts(text, search).map((part, index) =>
    part.found ? (
      <b key={index} className="font-bold">
        {part.text}
      </b>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}

/** More details of an entry, after its name. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <span className="ml-2 text-ink-muted group-data-[selected=true]:text-inherit">{children}</span>
  );
}
