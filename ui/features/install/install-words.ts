/** How the shop is installed by hand in the browser that calls itself so; `touchPoints` tells an iPad from a Mac. */
export function installWords(userAgent: string, touchPoints: number): string {
  const isMac = /Macintosh/.test(userAgent);
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && touchPoints > 1))
    return "On an iPhone or iPad: open this page in Safari, press Share, then Add to Home Screen.";
  if (/Android/.test(userAgent)) {
    if (/Firefox/.test(userAgent))
      return "In Firefox: open the menu with the three dots, then Add app to Home screen.";
    if (/SamsungBrowser/.test(userAgent))
      return "In Samsung Internet: open the menu with the three lines, then Add page to, Home screen.";
    return "Open the browser’s menu with the three dots, then Add to Home screen or Install app.";
  }
  if (/Firefox/.test(userAgent))
    return "Firefox on a computer installs no apps. Open this page on your phone, or in Chrome or Edge.";
  if (isMac && !/Chrome|Chromium|Edg/.test(userAgent))
    return "In Safari: open the File menu, then Add to Dock.";
  return "Press the install sign at the right end of the address bar, or look for Install in the browser’s menu.";
}
