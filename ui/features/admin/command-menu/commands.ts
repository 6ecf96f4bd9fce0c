import {
  ArrowRight,
  Keyboard,
  List,
  Monitor,
  Moon,
  Phone,
  PhoneCall,
  SquarePlus,
  Sun,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";
import { applyTheme } from "../../../components/theme-toggle.tsx";
import { paths } from "../../../paths.ts";
import type { Searchable } from "./matching.ts";

/** A command of the menu. */
export interface MenuCommand extends Searchable {
  icon: LucideIcon;
  run: () => void;
}

export interface CommandTargets {
  onGo: (to: string) => void;
  onKeys: () => void;
  onClose: () => void;
}

/** Rights that some commands need. */
export interface CommandRights {
  mayEditItems: boolean;
  mayPlaceOrders: boolean;
}

/** The commands available anywhere in the admin area. */
export function commandsFor(
  { onGo, onKeys, onClose }: CommandTargets,
  { mayEditItems, mayPlaceOrders }: CommandRights,
): readonly MenuCommand[] {
  const turn = (theme: Parameters<typeof applyTheme>[0]) => () => {
    applyTheme(theme);
    onClose();
  };
  return [
    ...(mayPlaceOrders
      ? [
          {
            label: "New order by phone",
            also: "place order customer call",
            icon: PhoneCall,
            run: () => onGo(paths.adminNewOrder),
          },
        ]
      : []),
    ...(mayEditItems
      ? [
          {
            label: "New item",
            also: "add product",
            icon: SquarePlus,
            run: () => onGo(paths.adminAdd),
          },
        ]
      : []),
    {
      label: "Orders as a table",
      also: "list",
      icon: List,
      run: () => onGo(`${paths.adminOrders}?view=table`),
    },
    {
      label: "Orders to call",
      also: "phone confirm calls",
      icon: Phone,
      run: () => onGo(`${paths.adminOrders}?call=to-call`),
    },
    {
      label: "Low stock",
      also: "few out",
      icon: TriangleAlert,
      run: () => onGo(`${paths.adminStock}?show=low`),
    },
    { label: "Light colours", also: "theme day", icon: Sun, run: turn("light") },
    { label: "Dark colours", also: "theme night", icon: Moon, run: turn("dark") },
    { label: "Colours same as device", also: "theme", icon: Monitor, run: turn("system") },
    { label: "Keyboard shortcuts", also: "help keys ?", icon: Keyboard, run: onKeys },
    {
      label: "Go to User Home",
      also: "shop",
      icon: ArrowRight,
      run: () => onGo(paths.home),
    },
  ];
}
