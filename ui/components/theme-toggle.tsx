import * as t from "#texts/components.ts";
import { Monitor, Moon, Sun } from "lucide-react";
import { createStore, useStore } from "../storage/store.ts";
import { IconButton } from "./icon-button.tsx";

const storageKey = "nivasa-theme";
const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const icons = { system: Monitor, light: Sun, dark: Moon };
const words = { system: t.sameAsDevice, light: t.light, dark: t.dark };

function readTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

const currentTheme = createStore<Theme>(readTheme, "system");

/** Applies a theme and stores it on this device. */
export function applyTheme(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be off; the theme then lasts until the page is left.
  }
  currentTheme.changed();
}

/** Cycles through system, light and dark. */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useStore(currentTheme);
  const Icon = icons[theme];

  function turn() {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
    applyTheme(next);
  }

  return (
    <IconButton
      label={t.coloursChange(words[theme])}
      icon={<Icon aria-hidden size={20} />}
      onClick={turn}
      {...(className && { className })}
    />
  );
}
