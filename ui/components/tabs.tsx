import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: number | undefined;
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** "line" for sections of a page, "segmented" for modes of a form. */
  look?: "line" | "segmented";
  className?: string;
  /** The panel of the selected tab. */
  children: ReactNode;
}

const list = {
  line: "mb-8 flex gap-7 overflow-x-auto border-b border-line",
  segmented: "grid auto-cols-fr grid-flow-col rounded-control border border-line-strong p-0.75",
};

const tab = {
  line:
    "relative min-h-control py-3 font-demi whitespace-nowrap text-ink-muted hover:text-ink " +
    "data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-2px_var(--accent)] focus-visible:-outline-offset-2",
  segmented:
    "min-h-control rounded-tile px-1 text-fine font-semibold whitespace-nowrap " +
    "data-[state=active]:bg-accent data-[state=active]:text-on-accent",
};

/** Tabs over one panel. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  look = "line",
  className,
  children,
}: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((one) => one.value === next);
        if (chosen) onValueChange(chosen.value);
      }}
    >
      <Radix.List aria-label={label} className={classNames(list[look], className)}>
        {tabs.map((one) => (
          <Radix.Trigger key={one.value} value={one.value} className={tab[look]}>
            {one.label}
            {one.count !== undefined && (
              <span className="ml-1 font-medium text-ink-muted">{one.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((one) => (
        <Radix.Content key={one.value} value={one.value} tabIndex={-1}>
          {one.value === value && children}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
