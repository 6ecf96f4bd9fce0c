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
 * Has the metrics of Arial, the fallback until the shop's own fonts have loaded. Debian's Chromium
 * runs without it.
 */
const font = "fonts-liberation";

const install = (name: string): boolean =>
  spawnSync("apt-get", ["install", "-y", "-qq", name, font], { stdio: "ignore" }).status === 0;

/**
 * Returns the path of a Chromium for the browser tests: the system's, or Playwright's (null,
 * because Playwright finds it itself). If Debian packages can be installed, it is the headless
 * shell, which is a sixth faster.
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
