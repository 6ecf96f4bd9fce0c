import { Monitor, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { isPhone } from "./device-kind.ts";

export interface DeviceRowProps {
  /** The browser's name or user agent, for the icon. */
  kind: string;
  name: string;
  detail: ReactNode;
  action: ReactNode;
}

/** A device: its name, whether it receives messages, and a button. */
export function DeviceRow({ kind, name, detail, action }: DeviceRowProps) {
  const Icon = isPhone(kind) ? Smartphone : Monitor;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3.5">
      <Icon aria-hidden size={22} className="text-ink-muted" />
      <div className="min-w-0">
        <p className="font-demi wrap-anywhere">{name}</p>
        <p className="text-fine text-ink-muted">{detail}</p>
      </div>
      {action}
    </li>
  );
}
