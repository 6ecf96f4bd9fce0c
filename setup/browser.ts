import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { programOf, run } from "./install.ts";

const known = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const installedBrowser = (): string | undefined =>
  [process.env["CHROMIUM"], ...known].find((path) => path !== undefined && existsSync(path));

/**
 * Path of a Chromium for the browser tests: the system's own, else one from Debian's packages where that may be
 * installed, else Playwright's (null, because Playwright finds it by itself).
 */
export const ensureBrowser = (): string | null => {
  const found = installedBrowser();
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (canInstall) {
    console.log("Installing Chromium from Debian's packages …");
    run("apt-get", ["update", "-qq"], { stdio: "ignore" });
    run("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "ignore" });
    return installedBrowser() ?? null;
  }
  run(process.execPath, [programOf("@playwright/test", "playwright"), "install", "chromium"]);
  return null;
};
