import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { programOf, run } from "./install.ts";

const headlessShell = "/usr/bin/chromium-headless-shell";
const known = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const installedBrowser = (): string | undefined =>
  [process.env["CHROMIUM"], ...known].find((path) => path !== undefined && existsSync(path));

/**
 * Arial's measures, which stand for the shop's own fonts until those have come: Debian's Chromium
 * needs no such font.
 */
const font = "fonts-liberation";

const install = (name: string): boolean =>
  spawnSync("apt-get", ["install", "-y", "-qq", name, font], { stdio: "ignore" }).status === 0;

/**
 * Path of a Chromium for the browser tests: the system's own, else Playwright's (null, because
 * Playwright finds it by itself). Where Debian's packages may be installed it is the one without
 * windows, which needs a sixth less time.
 */
export const ensureBrowser = (): string | null => {
  const canInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (canInstall && !existsSync(headlessShell)) {
    console.log("Installing Chromium from Debian's packages …");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    if (!install("chromium-headless-shell") && !installedBrowser()) install("chromium");
  }
  const found = installedBrowser();
  if (found) return found;
  run(process.execPath, [programOf("@playwright/test", "playwright"), "install", "chromium"]);
  return null;
};
